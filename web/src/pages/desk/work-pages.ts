import type { Page } from '../../page.ts';
import { deskAccountAction, deskAccountPage } from './accounts/account.tsx';
import { accountsPage, registrationsPage } from './accounts/list.tsx';
import { openAccountAction, openAccountPage } from './accounts/open-account.tsx';
import { changeAction, changePage } from './audit/change.tsx';
import { auditPage } from './audit/list.tsx';
import { correctionsAction, correctionsPage } from './corrections.tsx';
import { outboxMailPage, outboxPage } from './outbox.tsx';
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
  correctionsPage,
  correctionsAction,
  registrationsPage,
  accountsPage,
  openAccountPage,
  openAccountAction,
  deskAccountPage,
  deskAccountAction,
  auditPage,
  changePage,
  changeAction,
  outboxPage,
  outboxMailPage,
];
