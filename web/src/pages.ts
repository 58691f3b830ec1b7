import type { Page } from './page.ts';
import { confirmAction, confirmPage } from './pages/account/confirm.tsx';
import { confirmEmailAction, confirmEmailPage } from './pages/account/confirm-email.tsx';
import { accountPage } from './pages/account/overview.tsx';
import { registerAction, registerPage } from './pages/account/register.tsx';
import { forgottenAction, forgottenPage, resetAction, resetPage } from './pages/account/reset.tsx';
import { sessionPage } from './pages/account/session.ts';
import { settingsAction, settingsPage } from './pages/account/settings.tsx';
import { signInAction, signInPage, signOutAction } from './pages/account/sign-in.tsx';
import { tokensAction, tokensPage } from './pages/account/tokens.tsx';
import { agencyPage } from './pages/agency.tsx';
import { agencyDecisionsPage, agencyListPage, formerAgenciesPage } from './pages/agency-lists.tsx';
import { correctionAction, correctionPage } from './pages/correction.tsx';
import { countryPage } from './pages/country.tsx';
import { countryListPage } from './pages/country-list.tsx';
import { deskPages } from './pages/desk/desk-pages.ts';
import { robotsPage, searchDescriptionPage, sitemapIndexPage, sitemapPage } from './pages/for-machines.ts';
import { homePage } from './pages/home.tsx';
import { institutionPage } from './pages/institution.tsx';
import { institutionSearchPage } from './pages/institution-search.tsx';
import { portalAgencyAction, portalAgencyPage } from './pages/portal/agency/agency-page.tsx';
import { csvAction, csvPage, csvResultAction, csvRowsAction, csvTemplatePage } from './pages/portal/csv/csv-page.tsx';
import { editReportAction, editReportPage, newReportAction, newReportPage } from './pages/portal/form/report-form.tsx';
import { ownDownload } from './pages/portal/own-download.ts';
import { proposalAction, proposalPage } from './pages/portal/proposal.tsx';
import { portalReportAction, portalReportPage } from './pages/portal/report.tsx';
import { portalPage } from './pages/portal/reports.tsx';
import { reportPage } from './pages/report.tsx';
import { reportSearchPage } from './pages/report-search.tsx';
import { searchDownloads } from './pages/search-downloads.ts';
import { statisticsDownload, statisticsPage } from './pages/statistics.tsx';
import { suggestPage } from './pages/suggest.ts';
import { statusPage, textPages, usersPage } from './pages/text-pages.tsx';
import { verifyAction, verifyPage } from './pages/verify.tsx';

/** Every address of the site, listed by hand. */
export const PAGES: readonly Page[] = [
  homePage,
  suggestPage,
  institutionSearchPage,
  reportSearchPage,
  ...searchDownloads,
  institutionPage,
  reportPage,
  agencyListPage,
  formerAgenciesPage,
  agencyDecisionsPage,
  agencyPage,
  countryListPage,
  countryPage,
  statisticsPage,
  statisticsDownload,
  ...textPages,
  statusPage,
  usersPage,
  verifyPage,
  verifyAction,
  correctionPage,
  correctionAction,
  signInPage,
  signInAction,
  signOutAction,
  registerPage,
  registerAction,
  confirmPage,
  confirmAction,
  forgottenPage,
  forgottenAction,
  resetPage,
  resetAction,
  confirmEmailPage,
  confirmEmailAction,
  accountPage,
  sessionPage,
  tokensPage,
  tokensAction,
  settingsPage,
  settingsAction,
  portalPage,
  ownDownload,
  portalReportPage,
  portalReportAction,
  newReportPage,
  newReportAction,
  editReportPage,
  editReportAction,
  csvPage,
  csvAction,
  csvRowsAction,
  csvResultAction,
  csvTemplatePage,
  portalAgencyPage,
  portalAgencyAction,
  proposalPage,
  proposalAction,
  ...deskPages,
  robotsPage,
  sitemapIndexPage,
  sitemapPage,
  searchDescriptionPage,
];
