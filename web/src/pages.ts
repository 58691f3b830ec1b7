import type { Page } from './page.ts';
import { agencyPage } from './pages/agency.tsx';
import { agencyDecisionsPage, agencyListPage, formerAgenciesPage } from './pages/agency-lists.tsx';
import { correctionAction, correctionPage } from './pages/correction.tsx';
import { countryPage } from './pages/country.tsx';
import { countryListPage } from './pages/country-list.tsx';
import { robotsPage, searchDescriptionPage, sitemapIndexPage, sitemapPage } from './pages/for-machines.ts';
import { homePage } from './pages/home.tsx';
import { institutionPage } from './pages/institution.tsx';
import { institutionSearchPage } from './pages/institution-search.tsx';
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
  robotsPage,
  sitemapIndexPage,
  sitemapPage,
  searchDescriptionPage,
];
