import type { Page } from '../../page.ts';
import { deskAgencyAction, deskAgencyPage, newAgencyAction, newAgencyPage } from './agencies/agency.tsx';
import { agencyDecisionAction, agencyDecisionPage } from './agencies/decision.tsx';
import { deskGroupAction, deskGroupPage, newGroupAction, newGroupPage } from './agencies/group.tsx';
import { deskAgenciesPage } from './agencies/list.tsx';
import { deskCountryAction, deskCountryPage } from './countries/country.tsx';
import { deskCountriesPage } from './countries/list.tsx';
import { dataQualityPage } from './data-quality/checks.tsx';
import { findingsPage } from './data-quality/findings.tsx';
import { importsAction, importsPage } from './imports/imports.tsx';
import { deskInstitutionsPage } from './institutions/find.tsx';
import {
  deskInstitutionAction,
  deskInstitutionPage,
  newInstitutionAction,
  newInstitutionPage,
} from './institutions/institution.tsx';
import { mergeAction, mergePage } from './institutions/merge.tsx';
import { splitAction, splitPage } from './institutions/split.tsx';
import { correctProposalAction, correctProposalPage } from './proposals/correct.tsx';
import { proposalsPage } from './proposals/list.tsx';
import { proposalAction, proposalPage } from './proposals/proposal.tsx';
import { systemPage } from './system.tsx';

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
  deskAgenciesPage,
  newAgencyPage,
  newAgencyAction,
  newGroupPage,
  newGroupAction,
  deskGroupPage,
  deskGroupAction,
  deskAgencyPage,
  deskAgencyAction,
  agencyDecisionPage,
  agencyDecisionAction,
  deskCountriesPage,
  deskCountryPage,
  deskCountryAction,
  proposalsPage,
  proposalPage,
  proposalAction,
  correctProposalPage,
  correctProposalAction,
  dataQualityPage,
  findingsPage,
  importsPage,
  importsAction,
  systemPage,
];
