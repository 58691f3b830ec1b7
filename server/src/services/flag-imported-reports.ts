import { isDeepStrictEqual } from 'node:util';
import type { Agency } from '../domain/agency.ts';
import type { Instant } from '../domain/day.ts';
import type { Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import type { Flag, Report } from '../domain/report.ts';
import type { FlagFacts } from '../domain/submission/flag-facts.ts';
import { findFlags } from '../domain/submission/flag-rules.ts';
import { flagsAfter } from '../domain/submission/raise-flags.ts';
import { agencyWithNewCountries, institutionsWithNewLevels } from '../domain/submission/side-effects.ts';
import { findLookalikesByHash, likenessHash, MAX_LOOKALIKES } from '../store/report-likeness.ts';
import type { FlagContext, Flagged, FlagRemoval, PlannedRecord, Touched } from './import-kind.ts';

/**
 * Asks the rules about flags as if the reports had been submitted one after the other: what one of them adds to its
 * agency or its institutions, the next one finds there. A report that its row does not change is left alone, flags
 * included, so that a second import changes nothing.
 */
export async function flagImportedReports(
  planned: readonly PlannedRecord<Report>[],
  { db, known, at, earlier, removal, isTrial }: FlagContext,
): Promise<Flagged<Report>> {
  const changed = planned.filter(({ before, content }) => !isDeepStrictEqual(before, content));
  const hashes = new Map(changed.map(({ id, content }) => [id, likenessHash(content)]));
  const alike = withEarlier(await findLookalikesByHash(db, [...hashes.values()]), earlier);
  const agencies = new Map<number, Stored<Agency>>();
  const institutions = new Map<number, Stored<Institution>>();
  const flagged = new Map(changed.map((record) => [record.id, flag(record)]));
  return {
    planned: planned.map((record) => flagged.get(record.id) ?? record),
    touched: { agencies, institutions, alike },
  };

  function flag(record: PlannedRecord<Report>): PlannedRecord<Report> {
    const { content } = record;
    const agency = agencyOf(content.agencyId);
    // The database refuses the report by itself.
    if (agency === undefined) return record;
    const facts: FlagFacts = {
      report: content,
      agency,
      institutions: content.institutionIds.flatMap(institutionOf),
      platforms: content.platformIds.flatMap(institutionOf),
      countries: known.countries,
      lookalikeIds: takeItsPlace(record),
    };
    const raised = findFlags(facts, isTrial ? 'to come' : 'made');
    const withCountries = agencyWithNewCountries(facts, raised);
    if (withCountries) agencies.set(withCountries.id, withCountries);
    for (const institution of institutionsWithNewLevels(facts)) institutions.set(institution.id, institution);
    const flags = flagsAfter(content.flags, raised, at).map((one) =>
      content.flags.includes(one) ? one : withRemoval(one, removal, at),
    );
    return { ...record, content: { ...content, flags } };
  }

  function agencyOf(id: number): Stored<Agency> | undefined {
    return agencies.get(id) ?? earlier.agencies.get(id) ?? known.agencies.find((agency) => agency.id === id);
  }

  function institutionOf(id: number): readonly Stored<Institution>[] {
    const institution = institutions.get(id) ?? earlier.institutions.get(id) ?? known.institutions.get(id);
    return institution === undefined ? [] : [institution];
  }

  /** The reports that look like this one; from now on it is among them, and no longer among those it looked like. */
  function takeItsPlace({ id, before }: PlannedRecord<Report>): readonly number[] {
    const hash = hashes.get(id) ?? '';
    const old = before && likenessHash(before);
    if (old !== undefined) alike.set(old, alike.get(old)?.filter((one) => one !== id) ?? []);
    const others = (alike.get(hash) ?? []).filter((one) => one !== id);
    alike.set(hash, [...others, id]);
    return others.toSorted((one, other) => one - other).slice(0, MAX_LOOKALIKES);
  }
}

function withEarlier(
  stored: ReadonlyMap<string, readonly number[]>,
  { alike }: Touched,
): Map<string, readonly number[]> {
  return new Map([...stored, ...alike]);
}

/** A flag that the operator has decided on beforehand is remembered with the reason of the import. */
function withRemoval(flag: Flag, { codes, reason }: FlagRemoval, at: Instant): Flag {
  return codes.includes(flag.code) ? { ...flag, removal: { at, reason } } : flag;
}
