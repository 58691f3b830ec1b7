import { type Kysely, sql } from 'kysely';
import type { CredentialFormat, CredentialState } from '../domain/credential.ts';
import type { Instant } from '../domain/day.ts';
import type { ReportState } from '../domain/vocabularies.ts';
import { fixedQuery } from './fixed-query.ts';
import { inChunks } from './rows.ts';
import type { Tables } from './tables.ts';

/** What the reading side asks about signed documents, each a fixed number of queries. */

/** A served version in one format; `bytes` is `null` where that form was not made yet. */
export interface ServedForm {
  readonly reportState: ReportState;
  readonly credentialId: number | null;
  readonly institutionId: number | null;
  readonly bytes: string | null;
  readonly sha256: string | null;
}

/** Written out: the parameters of a fixed query are those that change. */
const IS_SERVED = sql.lit(1 as const);

const servedForms = fixedQuery<ServedForm>((db, [format = 'vc1', reportId = 0]) =>
  db
    .selectFrom('report')
    .leftJoin('credential', (join) =>
      join.onRef('credential.report_id', '=', 'report.id').on('credential.is_served', '=', IS_SERVED),
    )
    .leftJoin('credential_form', (join) =>
      join
        .onRef('credential_form.credential_id', '=', 'credential.id')
        .on('credential_form.format', '=', format as CredentialFormat),
    )
    .select([
      'report.state as reportState',
      'credential.id as credentialId',
      'credential.institution_id as institutionId',
      'credential_form.bytes',
      'credential_form.sha256',
    ])
    .where('report.id', '=', reportId as number)
    .orderBy('credential.institution_id'),
);

/** One row an institution, lowest number first; one without a document when there is none; none for no report. */
export function findServedForms(db: Kysely<Tables>, reportId: number, format: CredentialFormat): Promise<ServedForm[]> {
  return servedForms(db, [format, reportId]);
}

export interface VersionRecord {
  readonly institutionId: number;
  readonly version: number;
  readonly state: CredentialState;
  readonly reason: string;
  readonly issuer: string;
  readonly keyId: string;
  readonly statusList: number;
  readonly statusIndex: number;
  readonly issuedAt: Instant;
  readonly endedAt: Instant | null;
  readonly sha256: string;
}

const versionColumns = [
  'credential.institution_id as institutionId',
  'credential.version',
  'credential.state',
  'credential.reason',
  'credential.issuer',
  'credential.key_id as keyId',
  'credential.status_list as statusList',
  'credential.status_index as statusIndex',
  'credential.issued_at as issuedAt',
  'credential.ended_at as endedAt',
  'credential_form.sha256',
] as const;

/** Every version of a report, those of one institution after another, oldest first. */
export function readVersions(db: Kysely<Tables>, reportId: number): Promise<VersionRecord[]> {
  return db
    .selectFrom('credential')
    .innerJoin('credential_form', 'credential_form.credential_id', 'credential.id')
    .select(versionColumns)
    .where('credential.report_id', '=', reportId)
    .where('credential_form.format', '=', 'vc1')
    .orderBy('credential.institution_id')
    .orderBy('credential.version')
    .execute();
}

/** The version that has the place in the status list; no two ever have the same. */
export async function findVersionByStatus(
  db: Kysely<Tables>,
  { list, index }: { readonly list: number; readonly index: number },
): Promise<(VersionRecord & { readonly reportId: number; readonly reportState: ReportState }) | undefined> {
  return db
    .selectFrom('credential')
    .innerJoin('credential_form', 'credential_form.credential_id', 'credential.id')
    .innerJoin('report', 'report.id', 'credential.report_id')
    .select([...versionColumns, 'credential.report_id as reportId', 'report.state as reportState'])
    .where('credential.status_list', '=', list)
    .where('credential.status_index', '=', index)
    .where('credential_form.format', '=', 'vc1')
    .executeTakeFirst();
}

/** The current documents of an institution under any of its numbers, by report. */
export async function readCurrentOfInstitution(
  db: Kysely<Tables>,
  institutionIds: readonly number[],
): Promise<{ readonly reportId: number; readonly bytes: string }[]> {
  return db
    .selectFrom('credential')
    .innerJoin('report', 'report.id', 'credential.report_id')
    .innerJoin('credential_form', 'credential_form.credential_id', 'credential.id')
    .select(['credential.report_id as reportId', 'credential_form.bytes'])
    .where('credential.institution_id', 'in', institutionIds)
    .where('credential.is_served', '=', 1)
    .where('credential.state', '=', 'current')
    .where('report.state', '=', 'published')
    .where('credential_form.format', '=', 'vc1')
    .orderBy('credential.report_id')
    .execute();
}

const reportsWithDocuments = fixedQuery<{ readonly id: number }>((db, ids) =>
  db
    .selectFrom('credential')
    .select('report_id as id')
    .distinct()
    .where('report_id', 'in', ids as readonly number[])
    .where('is_served', '=', IS_SERVED),
);

/** Those of the reports of which there is a signed document. */
export async function readReportsWithCredential(
  db: Kysely<Tables>,
  reportIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  for (const part of inChunks(reportIds)) {
    for (const { id } of await reportsWithDocuments(db, part)) found.add(id);
  }
  return found;
}

/** How many documents were issued under a key, and how many of them are current. */
export async function countVersionsOfKey(
  db: Kysely<Tables>,
  keyId: string,
): Promise<{ readonly all: number; readonly current: number }> {
  const rows = await db
    .selectFrom('credential')
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .where('key_id', '=', keyId)
    .groupBy('state')
    .execute();
  const count = (wanted: readonly { readonly count: number | string }[]) =>
    wanted.reduce((sum, row) => sum + Number(row.count), 0);
  return { all: count(rows), current: count(rows.filter(({ state }) => state === 'current')) };
}
