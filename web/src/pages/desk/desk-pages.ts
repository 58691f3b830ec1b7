import type { Page } from '../../page.ts';
import { deskHomePage } from './home.tsx';
import { deskRecordPages } from './record-pages.ts';
import { deskWorkPages } from './work-pages.ts';

/** Every address of the operator's desk. */
export const deskPages: readonly Page[] = [deskHomePage, ...deskWorkPages, ...deskRecordPages];
