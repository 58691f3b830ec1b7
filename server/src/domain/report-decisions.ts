import type { Instant } from './day.ts';
import { RegistryError } from './errors.ts';
import type { Flag, Report } from './report.ts';
import { stateOf } from './report-state.ts';
import { DELETION_REQUESTED } from './submission/raise-flags.ts';

/** A decision of the operator: when and why. */
export interface Ruling {
  readonly at: Instant;
  readonly reason: string;
}

/** Which flag is meant: the rule, and where it raised several, what it went by. */
export interface FlagChoice {
  readonly code: string;
  readonly facts?: string | undefined;
}

/** The flag was wrong, or does not matter any more. It is remembered and not raised again for the same facts. */
export function withFlagRemoved(report: Report, choice: FlagChoice, ruling: Ruling): Report {
  requireNoRequest(report, choice);
  return withFlag(report, choice, (flag) => ({ ...flag, removal: ruling }));
}

/** The flag is right and stands; it leaves the queue. */
export function withFlagConfirmed(report: Report, choice: FlagChoice, ruling: Ruling): Report {
  requireNoRequest(report, choice);
  return withFlag(report, choice, (flag) => ({ ...flag, confirmation: ruling }));
}

/** A request of the agency is no doubt of a rule: it is granted or refused, and neither happens by the way. */
function requireNoRequest(report: Report, { code }: FlagChoice): void {
  if (code !== DELETION_REQUESTED || !report.flags.some(isOpenRequest)) return;
  throw new RegistryError(
    'conflict',
    'The agency has asked for the deletion of this report. Grant it with deletion/confirm or refuse it with deletion/refuse.',
  );
}

function withFlag(report: Report, choice: FlagChoice, change: (flag: Flag) => Flag): Report {
  const chosen = chosenFlag(report, choice);
  return { ...report, flags: report.flags.map((flag) => (flag === chosen ? change(flag) : flag)) };
}

export function chosenFlag(report: Report, { code, facts }: FlagChoice): Flag {
  const isMeant = (flag: Flag): boolean =>
    flag.code === code && flag.removal === null && (facts === undefined || flag.facts === facts);
  const meant = report.flags.filter(isMeant);
  const [chosen] = meant;
  if (chosen === undefined) throw new RegistryError('not_found', `The report has no open flag ${code}.`);
  if (meant.length > 1) {
    const allowed = meant.map((flag) => flag.facts ?? '');
    throw new RegistryError('conflict', `The report has several flags ${code}; say by its facts which one.`, {
      problems: [{ pointer: '/facts', message: 'is required here', allowed }],
    });
  }
  return chosen;
}

/** Nobody sees the report any more; its number says that it was withdrawn. */
export function withWithdrawal(report: Report, ruling: Ruling): Report {
  if (report.withdrawal !== null) throw new RegistryError('conflict', 'The report is already withdrawn.');
  return { ...report, withdrawal: ruling };
}

/** Takes a withdrawal back. What asked for it is settled with that. */
export function withRestoration(report: Report, ruling: Ruling): Report {
  if (report.withdrawal === null) throw new RegistryError('conflict', 'The report is not withdrawn.');
  const flags = report.flags.map((flag) => (isOpenRequest(flag) ? { ...flag, removal: ruling } : flag));
  return { ...report, withdrawal: null, flags };
}

/** The agency gets what it asked for. */
export function withDeletionConfirmed(report: Report, ruling: Ruling): Report {
  requireRequest(report);
  const confirmed = withFlag(report, { code: DELETION_REQUESTED }, (flag) => ({ ...flag, confirmation: ruling }));
  return withWithdrawal(confirmed, ruling);
}

/** The report stays; it is visible again unless something else holds it. */
export function withDeletionRefused(report: Report, ruling: Ruling): Report {
  requireRequest(report);
  return withFlag(report, { code: DELETION_REQUESTED }, (flag) => ({ ...flag, removal: ruling }));
}

function requireRequest(report: Report): void {
  if (stateOf(report) !== 'withdrawn' && report.flags.some(isOpenRequest)) return;
  throw new RegistryError('conflict', 'Nobody has asked for the deletion of this report.');
}

function isOpenRequest({ code, removal }: Flag): boolean {
  return code === DELETION_REQUESTED && removal === null;
}
