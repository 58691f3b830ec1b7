import type { TSchema } from 'typebox';
import { ADMIN_ACCOUNT_SCHEMAS } from './admin-account.ts';
import { ADMIN_ACTIVITY_GROUP_SCHEMAS } from './admin-activity-group.ts';
import { ADMIN_AUDIT_SCHEMAS } from './admin-audit.ts';
import { ADMIN_MERGE_SCHEMAS } from './admin-merge.ts';
import { ADMIN_OUTBOX_SCHEMAS } from './admin-outbox.ts';
import { ADMIN_RECORD_SCHEMAS } from './admin-record.ts';
import { ADMIN_REPORT_SCHEMAS } from './admin-report.ts';
import { ADMIN_SYSTEM_SCHEMAS } from './admin-system.ts';
import { ADMINISTRATION_SCHEMAS } from './administration.ts';
import {
  ActivityGroupItem,
  ActivityItem,
  AgencyActivity,
  AgencyDecisionItem,
  AgencyDetail,
  AgencyFocusingTo,
  AgencyListItem,
} from './agency.ts';
import { AGENCY_FILE_SCHEMAS } from './agency-file.ts';
import { CountryByAgencyFocus, CountryByReports, CountryDetail, CountryListItem, NestedCountry } from './country.ts';
import { CredentialVerification, CredentialVersion } from './credential.ts';
import { Highlight } from './highlight.ts';
import { HistoricalData } from './historical-data.ts';
import { IdentifierType } from './identifier-type.ts';
import { InstitutionRecord, InstitutionSearchItem, InstitutionSummary } from './institution.ts';
import { OWN_REPORT_SCHEMAS } from './own-report.ts';
import { ProblemBody } from './problem.ts';
import { ProgrammeBody, ProgrammeSearchItem } from './programme.ts';
import { PROPOSAL_SCHEMAS } from './proposal.ts';
import { ReferenceBody } from './reference.ts';
import { ReportDetail, ReportListItem, ReportOfInstitution } from './report.ts';
import { ReportHistoryEntry } from './report-history.ts';
import { REPORT_SUBMISSION_SCHEMAS } from './report-submission.ts';
import { StatisticsBody } from './statistics.ts';
import { SUBMISSION_SCHEMAS } from './submission.ts';
import { ReportFileAddition, ReportFileAnswer, ReportFileReplacement, SubmittedFile } from './submission-file.ts';
import { InstitutionSuggestion } from './suggestion.ts';
import { Facets } from './wrapper.ts';

/** Every form that other forms and routes refer to by name. */
export const SHARED_SCHEMAS: readonly TSchema[] = [
  ProblemBody,
  Facets,
  Highlight,
  HistoricalData,
  NestedCountry,
  CountryListItem,
  CountryByReports,
  CountryDetail,
  CountryByAgencyFocus,
  AgencyActivity,
  AgencyListItem,
  AgencyFocusingTo,
  AgencyDetail,
  AgencyDecisionItem,
  ActivityItem,
  ActivityGroupItem,
  InstitutionSummary,
  InstitutionSearchItem,
  InstitutionSuggestion,
  InstitutionRecord,
  ProgrammeBody,
  ProgrammeSearchItem,
  ReportDetail,
  ReportOfInstitution,
  ReportListItem,
  ReportHistoryEntry,
  CredentialVersion,
  CredentialVerification,
  IdentifierType,
  ReferenceBody,
  StatisticsBody,
  SubmittedFile,
  ReportFileAddition,
  ReportFileReplacement,
  ReportFileAnswer,
  ...ADMIN_ACCOUNT_SCHEMAS,
  ...ADMIN_REPORT_SCHEMAS,
  ...ADMIN_AUDIT_SCHEMAS,
  ...ADMIN_MERGE_SCHEMAS,
  ...REPORT_SUBMISSION_SCHEMAS,
  ...SUBMISSION_SCHEMAS,
  ...OWN_REPORT_SCHEMAS,
  ...AGENCY_FILE_SCHEMAS,
  ...ADMINISTRATION_SCHEMAS,
  ...ADMIN_RECORD_SCHEMAS,
  ...PROPOSAL_SCHEMAS,
  ...ADMIN_ACTIVITY_GROUP_SCHEMAS,
  ...ADMIN_OUTBOX_SCHEMAS,
  ...ADMIN_SYSTEM_SCHEMAS,
];
