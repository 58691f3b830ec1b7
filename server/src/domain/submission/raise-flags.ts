import type { Instant } from '../day.ts';
import type { Flag, Report } from '../report.ts';
import type { Raised } from './flag-facts.ts';

export const DELETION_REQUESTED = 'deletion_requested';

/** Flags of these rules come and go with the facts; all others stay until somebody removes them. */
export const FLAG_RULES = [
  'obligatory_without_official_agency',
  'no_file',
  'only_file_failed',
  'country_not_in_focus',
  'programme_country_elsewhere',
  'level_not_at_institution',
  'possible_duplicate',
] as const;

export type FlagRuleCode = (typeof FLAG_RULES)[number];

/**
 * The flags of a report after the rules were asked again. One that stands keeps its time; one whose cause is gone
 * goes, and the journal remembers it; one that the operator removed is not raised again for the same facts.
 */
export function flagsAfter(flags: readonly Flag[], raised: readonly Raised[], at: Instant): readonly Flag[] {
  const kept = flags.filter(
    (flag) => flag.removal !== null || !followsFacts(flag) || raised.some((one) => isSame(flag, one)),
  );
  const added = raised
    .filter((one) => !kept.some((flag) => isSame(flag, one)))
    .map(({ code, level, message, facts }): Flag => ({ code, level, message, facts, raisedAt: at, removal: null }));
  return [...kept, ...added];
}

function followsFacts({ code }: Flag): boolean {
  return FLAG_RULES.some((rule) => rule === code);
}

/** A flag without facts was raised before facts were kept; it stands for whatever its rule went by. */
function isSame(flag: Flag, { code, facts }: Raised): boolean {
  return flag.code === code && (flag.facts === undefined || flag.facts === facts);
}

/**
 * Holds the report until the operator has decided. Asking again with another reason makes that the reason of the
 * request, and the journal remembers the one before; asking again without one changes nothing.
 */
export function withDeletionRequest(report: Report, reason: string, at: Instant): Report {
  const standing = report.flags.find(({ code, removal }) => code === DELETION_REQUESTED && removal === null);
  if (standing === undefined) return { ...report, flags: [...report.flags, deletionFlag(reason, at)] };
  const asked = { ...deletionFlag(reason, at), raisedAt: standing.raisedAt, facts: standing.facts ?? at };
  if (reason === '' || asked.message === standing.message) return report;
  return { ...report, flags: report.flags.map((flag) => (flag === standing ? asked : flag)) };
}

function deletionFlag(reason: string, at: Instant): Flag {
  return {
    code: DELETION_REQUESTED,
    level: 'high level',
    message: `The agency has asked for the deletion of this report${reason === '' ? '.' : `: ${reason}`}`,
    facts: at,
    raisedAt: at,
    removal: null,
  };
}
