import type { Page } from '../../page.ts';
import { deskInstitutionsPage } from './institutions/find.tsx';
import {
  deskInstitutionAction,
  deskInstitutionPage,
  newInstitutionAction,
  newInstitutionPage,
} from './institutions/institution.tsx';

/** The pages on which the operator keeps the records of the registry. */
export const deskRecordPages: readonly Page[] = [
  deskInstitutionsPage,
  newInstitutionPage,
  newInstitutionAction,
  deskInstitutionPage,
  deskInstitutionAction,
];
