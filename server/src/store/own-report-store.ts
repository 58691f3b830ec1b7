import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Day, Instant } from '../domain/day.ts';
import type { Page, PageRequest } from '../domain/page.ts';
import type { FileState, FlagLevel, ReportState } from '../domain/vocabularies.ts';
import type { Tables } from './tables.ts';

/** The columns by which agencies sort their reports. */
export type OwnReportOrder = 'updated_at' | 'created_at' | 'valid_from' | 'effective_valid_to';

/** An empty list asks for nothing in particular. */
export interface OwnReportFilter {
  /** Of these agencies; `undefined` for all. */
  readonly agencyIds: readonly number[] | undefined;
  readonly states: readonly ReportState[];
  readonly flagLevels: readonly FlagLevel[];
  /** With a flag of this rule that nobody has removed. */
  readonly flagCode: string | undefined;
  /** With a file in one of these states; `none` for reports without any file. */
  readonly fileStates: readonly (FileState | 'none')[];
  /** The first and the last of the days on which they may end. */
  readonly ends: { readonly from: Day | undefined; readonly to: Day | undefined };
  readonly updatedSince: Instant | undefined;
  /** A part of the local identifier. */
  readonly localIdentifierPart: string | undefined;
}

/** Reports in every state, by their ids. */
export async function pageOfOwnReports(
  db: Kysely<Tables>,
  filter: OwnReportFilter,
  { by, descending }: { readonly by: OwnReportOrder; readonly descending: boolean },
  { limit, offset }: PageRequest,
): Promise<Page<number>> {
  if (filter.agencyIds?.length === 0) return { count: 0, items: [] };
  const chosen = choose(db, filter);
  const { count } = await chosen.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const direction = descending ? 'desc' : 'asc';
  const rows = await chosen
    .select('report.id')
    .orderBy(`report.${by}`, direction)
    .orderBy('report.id', direction)
    .limit(limit ?? count)
    .offset(offset)
    .execute();
  return { count, items: rows.map(({ id }) => id) };
}

function choose(db: Kysely<Tables>, filter: OwnReportFilter) {
  const { agencyIds, states, flagLevels, flagCode, fileStates, ends, updatedSince, localIdentifierPart } = filter;
  let chosen = db.selectFrom('report');
  if (agencyIds !== undefined) chosen = chosen.where('report.agency_id', 'in', agencyIds);
  if (states.length > 0) chosen = chosen.where('report.state', 'in', states);
  if (flagLevels.length > 0) chosen = chosen.where('report.flag_level', 'in', flagLevels);
  if (flagCode !== undefined) chosen = chosen.where((eb) => eb.exists(flagsOf(eb, flagCode)));
  if (fileStates.length > 0) {
    const named = fileStates.filter((state) => state !== 'none');
    chosen = chosen.where((eb) =>
      eb.or([
        ...(named.length > 0 ? [eb.exists(filesOf(eb).where('report_file.state', 'in', named))] : []),
        ...(fileStates.includes('none') ? [eb.not(eb.exists(filesOf(eb)))] : []),
      ]),
    );
  }
  if (ends.from !== undefined) chosen = chosen.where('report.effective_valid_to', '>=', ends.from);
  if (ends.to !== undefined) chosen = chosen.where('report.effective_valid_to', '<=', ends.to);
  if (updatedSince !== undefined) chosen = chosen.where('report.updated_at', '>=', updatedSince);
  if (localIdentifierPart !== undefined) {
    const pattern = `%${localIdentifierPart.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    chosen = chosen.where(sql<boolean>`lower(report.local_identifier) like lower(${pattern}) escape '\\'`);
  }
  return chosen;
}

function flagsOf(eb: ExpressionBuilder<Tables, 'report'>, code: string) {
  return eb
    .selectFrom('report_flag')
    .select('report_flag.position')
    .whereRef('report_flag.report_id', '=', 'report.id')
    .where('report_flag.code', '=', code);
}

function filesOf(eb: ExpressionBuilder<Tables, 'report'>) {
  return eb.selectFrom('report_file').select('report_file.id').whereRef('report_file.report_id', '=', 'report.id');
}
