import type { AccountStatus, Role, Scope, TokenKind } from '../domain/account.ts';
import type { CorrectableType, CorrectionState } from '../domain/correction.ts';
import type { CredentialAction, CredentialFormat, CredentialState } from '../domain/credential.ts';
import type { Day, Instant } from '../domain/day.ts';
import type { ProposalState } from '../domain/proposal.ts';
import type { RecordType } from '../domain/record.ts';
import type { SubmissionChannel, SubmissionOperation, SubmissionResult } from '../domain/submission/submission.ts';
import type {
  ActivityType,
  Decision,
  FileState,
  FlagLevel,
  HierarchyType,
  HistoryType,
  QfEheaLevel,
  ReportState,
  ReportStatus,
} from '../domain/vocabularies.ts';

/** 0 or 1: the portable boolean. */
export type Bit = 0 | 1;

/** The columns every public record has. */
interface RecordColumns {
  id: number;
  version: number;
  created_at: Instant;
  updated_at: Instant;
  content: string;
}

interface PeriodColumns {
  valid_from: Day | null;
  valid_to: Day | null;
}

/** The database as the migrations leave it: one member a table, one member a column. */
export interface Tables {
  id_counter: { name: string; last_id: number };
  country: RecordColumns & {
    alpha2: string;
    alpha3: string;
    name_english: string;
    parent_id: number | null;
    ehea_is_member: Bit;
  };
  activity_group: RecordColumns;
  agency: RecordColumns & {
    register_number: number;
    country_id: number;
    registration_start: Day;
    registration_valid_to: Day | null;
  };
  agency_file: {
    id: number;
    agency_id: number;
    file_name: string;
    sha256: string;
    size: number;
    at: Instant;
    actor: string;
  };
  activity: PeriodColumns & {
    id: number;
    agency_id: number;
    group_id: number | null;
    type: ActivityType;
    local_identifier: string | null;
  };
  agency_focus_country: PeriodColumns & {
    agency_id: number;
    position: number;
    country_id: number;
    is_official: Bit;
    is_crossborder: Bit;
  };
  institution: RecordColumns & {
    stats_id: string | null;
    is_other_provider: Bit;
    closure_date: Day | null;
    merged_into_id: number | null;
  };
  institution_identifier: PeriodColumns & {
    institution_id: number;
    position: number;
    resource: string;
    identifier: string;
    agency_id: number | null;
  };
  institution_location: PeriodColumns & {
    institution_id: number;
    position: number;
    country_id: number;
    is_legal_seat: Bit;
  };
  institution_part_of: PeriodColumns & {
    institution_id: number;
    position: number;
    parent_id: number;
    type: HierarchyType;
  };
  institution_historical_relation: {
    institution_id: number;
    position: number;
    target_id: number;
    type: HistoryType;
    date: Day;
  };
  report: RecordColumns & {
    agency_id: number;
    local_identifier: string | null;
    status: ReportStatus;
    decision: Decision;
    state: ReportState;
    flag_level: FlagLevel;
    valid_from: Day;
    valid_to: Day | null;
    effective_valid_to: Day;
    supersedes_id: number | null;
    superseded_by_id: number | null;
    /** Equal for reports that look like doubles of each other. */
    likeness: string;
  };
  report_contributing_agency: { report_id: number; position: number; agency_id: number };
  report_activity: { report_id: number; position: number; activity_id: number };
  report_institution: {
    report_id: number;
    role: 'institution' | 'platform';
    position: number;
    institution_id: number;
  };
  report_file: { id: number; report_id: number; state: FileState; sha256: string | null };
  report_flag: {
    report_id: number;
    position: number;
    code: string;
    level: Exclude<FlagLevel, 'none'>;
    raised_at: Instant;
    is_confirmed: Bit;
  };
  programme: {
    id: number;
    report_id: number;
    position: number;
    qf_ehea_level: QfEheaLevel;
    degree_outcome: Bit;
  };
  journal: {
    sequence: number;
    at: Instant;
    actor: string;
    reason: string;
    record_type: RecordType;
    record_id: number;
    version: number;
    content: string;
    previous_hash: string;
    hash: string;
  };
  journal_head: { id: number; sequence: number; hash: string };
  account: {
    id: number;
    username: string;
    email: string | null;
    password_hash: string | null;
    display_name: string;
    organisation: string;
    purpose: string;
    role: Role;
    status: AccountStatus;
    status_reason: string;
    is_listed: Bit;
    is_hidden: Bit;
    terms_version: string;
    token_generation: number;
    created_at: Instant;
    confirmed_at: Instant | null;
  };
  account_agency: PeriodColumns & {
    account_id: number;
    position: number;
    agency_id: number;
    relation: 'own' | 'proxy';
  };
  token: {
    id: number;
    account_id: number;
    kind: TokenKind;
    name: string;
    hash: string;
    scope: Scope;
    generation: number | null;
    secret_version: number | null;
    created_at: Instant;
    expires_at: Instant | null;
    last_used_at: Instant | null;
    revoked_at: Instant | null;
  };
  correction: {
    id: number;
    at: Instant;
    record_type: CorrectableType;
    record_id: number;
    message: string;
    contact: string;
    state: CorrectionState;
    decided_at: Instant | null;
    decided_by: string | null;
    note: string;
  };
  one_time_code: {
    id: number;
    account_id: number;
    purpose: 'confirm' | 'reset' | 'email';
    hash: string;
    new_email: string | null;
    created_at: Instant;
    expires_at: Instant;
    used_at: Instant | null;
  };
  attempt: { key: string; count: number; started_at: Instant; blocked_until: Instant; forget_at: Instant };
  private_audit: {
    id: number;
    at: Instant;
    account_id: number;
    actor: string;
    action: string;
    reason: string;
  };
  submission: {
    id: number;
    at: Instant;
    account_id: number;
    agency_id: number | null;
    report_id: number | null;
    report_version: number | null;
    operation: SubmissionOperation;
    channel: SubmissionChannel;
    result: SubmissionResult;
    local_identifier: string | null;
    /** What was sent, as JSON; contents of files are left out. */
    request: string;
    /** What was wrong with it, as JSON. */
    problems: string;
  };
  /** What was ordered, as JSON, contents of files and all. */
  waiting_order: { submission_id: number; order_json: string };
  waiting_order_proposal: { submission_id: number; proposal_id: number };
  idempotency_key: {
    account_id: number;
    key: string;
    request_hash: string;
    status: number;
    answer: string;
    created_at: Instant;
    expires_at: Instant;
  };
  registry_setting: { id: number; name: string; value: string };
  signing_key: {
    id: number;
    kid: string;
    algorithm: 'EdDSA' | 'ES256';
    public_jwk: string;
    published_at: Instant;
    use_from: Instant;
    compromised_at: Instant | null;
  };
  agency_consent: {
    id: number;
    agency_id: number;
    given_at: Instant;
    given_note: string;
    ended_at: Instant | null;
    ended_note: string | null;
  };
  status_list: {
    number: number;
    issuer: string;
    bits: string;
    signed: string;
    sha256: string;
    key_id: string;
    signed_at: Instant;
  };
  credential: {
    id: number;
    report_id: number;
    institution_id: number;
    version: number;
    is_served: Bit;
    state: CredentialState;
    reason: string;
    issuer: string;
    content_hash: string;
    key_id: string;
    status_list: number;
    status_index: number;
    issued_at: Instant;
    ended_at: Instant | null;
  };
  credential_form: { credential_id: number; format: CredentialFormat; key_id: string; bytes: string; sha256: string };
  credential_event: {
    id: number;
    at: Instant;
    actor: string;
    action: CredentialAction;
    reason: string;
    credential_id: number | null;
    key_id: string | null;
    content_hash: string | null;
    sha256: string | null;
  };
  credential_issuing: {
    id: number;
    base_url: string;
    position: number;
    walk_after: number | null;
    revision: number;
  };
  institution_merge: {
    id: number;
    source_id: number;
    target_id: number;
    at: Instant;
    actor: string;
    reason: string;
    /** What moved, as JSON. */
    moved: string;
    undone_at: Instant | null;
  };
  institution_proposal: {
    id: number;
    at: Instant;
    account_id: number;
    row_json: string;
    note: string;
    state: ProposalState;
    institution_id: number | null;
    decided_at: Instant | null;
    decided_by: string | null;
    reason: string;
  };
  file_fetch: { file_id: number; tries: number; tried_at: Instant; next_at: Instant | null; message: string };
  leader_lease: { name: string; holder: string; expires_at_ms: number };
  schema_version: { number: number; name: string; applied_at: Instant };
}
