import type { Page } from './page.ts';
import { homePage } from './pages/home.tsx';
import { institutionPage } from './pages/institution.tsx';
import { institutionSearchPage } from './pages/institution-search.tsx';
import { reportPage } from './pages/report.tsx';
import { reportSearchPage } from './pages/report-search.tsx';
import { searchDownloads } from './pages/search-downloads.ts';
import { suggestPage } from './pages/suggest.ts';

/** Every address of the site, listed by hand. */
export const PAGES: readonly Page[] = [
  homePage,
  suggestPage,
  institutionSearchPage,
  reportSearchPage,
  institutionPage,
  reportPage,
  ...searchDownloads.map((page) => ({ ...page, isNeutral: true })),
];
