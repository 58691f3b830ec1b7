import type { Instant } from '../domain/day.ts';
import type { Flag } from '../domain/report.ts';

/** The rules that raise flags in the demo world: code, level, and what the submitter is told. */
const RULES = {
  obligatory_without_official_agency: {
    level: 'high level',
    message: 'The status is obligatory, but the agency is official in no legal-seat country of the institutions.',
  },
  no_file: { level: 'high level', message: 'The report has no file.' },
  only_file_failed: { level: 'high level', message: 'The only file of the report could not be fetched.' },
  deletion_requested: { level: 'high level', message: 'The agency has asked for the deletion of this report.' },
  country_not_in_focus: {
    level: 'low level',
    message: 'A legal-seat country was not among the countries of the agency and has been added.',
  },
  programme_country_elsewhere: {
    level: 'low level',
    message: 'A programme country is no country of any of the institutions.',
  },
  level_not_at_institution: {
    level: 'low level',
    message: 'A programme level is not among the levels of an institution.',
  },
  possible_duplicate: { level: 'low level', message: 'The report looks like a duplicate of another one.' },
} as const satisfies Record<string, Pick<Flag, 'level' | 'message'>>;

export type FlagCode = keyof typeof RULES;

export function raiseFlag(code: FlagCode, raisedAt: Instant, removal: Flag['removal'] = null): Flag {
  return { code, ...RULES[code], raisedAt, removal };
}
