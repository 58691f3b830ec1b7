import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import type { FlagFacts } from '../domain/submission/flag-facts.ts';
import { findFlags } from '../domain/submission/flag-rules.ts';
import { flagsAfter } from '../domain/submission/raise-flags.ts';
import { createCatalogueReader } from '../store/catalogue.ts';
import type { Database } from '../store/database.ts';
import { findRecord, findRecords } from '../store/record-reader.ts';
import { findLookalikes } from '../store/report-likeness.ts';
import type { Tables } from '../store/tables.ts';
import type { AgencyMail } from './agency-mail.ts';
import { changeReport, type ReportDecision } from './change-report.ts';
import { flagNotice, withNewFlags } from './submission-mails.ts';

export interface RecheckDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly agencyMail: Pick<AgencyMail, 'tell'>;
  readonly settle: () => Promise<void>;
}

/**
 * Asks the rules about flags again, as after a change of an agency or institution. Unlike a submission it adds nothing
 * to these: the operator has just said what belongs there.
 */
export function createRecheck({ database, clock, agencyMail, settle }: RecheckDependencies) {
  const catalogue = createCatalogueReader(database.primary);

  return async function recheck(id: number, { actor, reason, version }: ReportDecision): Promise<void> {
    const at = clock.now();
    const { countries } = await catalogue();
    const change = { actor, reason: reason || 'The rules about flags were asked again.', at };
    const after = await changeReport({ database, change, reportId: id, version }, async (report, { transaction }) => {
      requireStanding(report);
      const facts = await readFacts(transaction, report, countries);
      const flags = flagsAfter(report.flags, findFlags(facts, 'none'), at);
      return isDeepStrictEqual(flags, report.flags) ? undefined : { ...report, flags };
    });
    if (after === undefined) return;
    const flagged = withNewFlags(after);
    if (flagged.length > 0) agencyMail.tell(after.agencyId, flagNotice(flagged, openingOf(reason)));
    await settle();
  };
}

function requireStanding({ withdrawal }: Report): void {
  if (withdrawal === null) return;
  throw new RegistryError('conflict', 'The report is withdrawn; restore it before the rules are asked again.');
}

async function readFacts(
  db: Kysely<Tables>,
  report: Stored<Report>,
  countries: FlagFacts['countries'],
): Promise<FlagFacts> {
  const agency = await findRecord(db, 'agency', report.agencyId);
  if (agency === undefined) throw new RegistryError('not_found', `There is no agency ${report.agencyId}.`);
  const known = await findRecords(db, 'institution', [...report.institutionIds, ...report.platformIds]);
  const records = (ids: readonly number[]) => ids.flatMap((id) => known.get(id) ?? []);
  return {
    report,
    agency,
    countries,
    institutions: records(report.institutionIds),
    platforms: records(report.platformIds),
    lookalikeIds: await findLookalikes(db, report, report.id),
  };
}

function openingOf(reason: string): string {
  const opening = 'The operator has asked the rules about your report again, and these notes are new:';
  return reason === '' ? opening : `The reason given: ${reason}\n\n${opening}`;
}
