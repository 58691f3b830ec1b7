import type { Page } from '../../page.ts';
import { deskInstitutionsPage } from './institutions/find.tsx';
import {
  deskInstitutionAction,
  deskInstitutionPage,
  newInstitutionAction,
  newInstitutionPage,
} from './institutions/institution.tsx';
import { mergeAction, mergePage } from './institutions/merge.tsx';
import { splitAction, splitPage } from './institutions/split.tsx';

/** The pages on which the operator keeps the records of the registry. */
export const deskRecordPages: readonly Page[] = [
  deskInstitutionsPage,
  newInstitutionPage,
  newInstitutionAction,
  deskInstitutionPage,
  deskInstitutionAction,
  mergePage,
  mergeAction,
  splitPage,
  splitAction,
];
