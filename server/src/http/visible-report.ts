import { RegistryError } from '../domain/errors.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { isVisible, stateOf } from '../domain/report-state.ts';

/** A held report is answered as if it did not exist; a withdrawn one is known to be gone. */
export function requireVisible(report: Stored<Report> | undefined, id: number): Stored<Report> {
  if (report !== undefined && isVisible(report)) return report;
  if (report !== undefined && stateOf(report) === 'withdrawn') {
    const day = report.withdrawal === null ? '' : ` on ${report.withdrawal.at.slice(0, 10)}`;
    throw new RegistryError('gone', `Report ${id} was withdrawn${day}.`);
  }
  throw new RegistryError('not_found', `There is no report ${id}.`);
}
