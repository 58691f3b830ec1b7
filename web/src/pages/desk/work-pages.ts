import type { Page } from '../../page.ts';
import { changeAction, changePage } from './audit/change.tsx';
import { auditPage } from './audit/list.tsx';
import { deletionsPage, flagsPage } from './reports/flags.tsx';
import { reportsPage } from './reports/list.tsx';
import { deskReportAction, deskReportPage } from './reports/report.tsx';

/** What waits for a decision, and what was decided. */
export const deskWorkPages: readonly Page[] = [
  flagsPage,
  deletionsPage,
  reportsPage,
  deskReportPage,
  deskReportAction,
  auditPage,
  changePage,
  changeAction,
];
