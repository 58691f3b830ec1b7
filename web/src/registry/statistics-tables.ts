import type { Statistics } from '@touchstone/sdk';
import { DECISIONS } from './reports-by-year.ts';

/** The figures of the statistics page as they can be downloaded. Heads are the same in every language. */
export interface StatisticsTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

type Values = readonly { readonly value: string; readonly count: number }[];

const byValue = (head: string, values: Values): StatisticsTable => ({
  head: [head, 'reports'],
  rows: values.map(({ value, count }) => [value, count]),
});

export const STATISTICS_TABLES: Readonly<Record<string, (statistics: Statistics) => StatisticsTable>> = {
  years: ({ reports_by_start_year: years }) => ({
    head: ['year', ...DECISIONS, 'all'],
    rows: years.map(({ year, count, decision }) => {
      const counts = new Map(decision.map((one) => [one.value, one.count]));
      return [year, ...DECISIONS.map((value) => counts.get(value) ?? 0), count];
    }),
  }),
  coverage: ({ coverage }) => ({
    head: ['country', 'iso', 'institutions', 'with_report', 'with_valid_report', 'valid_share', 'full_list'],
    rows: coverage.map((row) => [
      row.country.name_english,
      row.country.iso_3166_alpha2,
      row.institution_total,
      row.institution_count,
      row.institution_valid_count,
      row.valid_share,
      String(row.has_full_institution_list),
    ]),
  }),
  countries: ({ reports }) => byValue('country', reports.country),
  agencies: ({ reports }) => byValue('agency', reports.agency),
  levels: ({ reports }) => byValue('level', reports.qf_ehea_level),
  kinds: ({ reports }) => byValue('kind', [...reports.activity_type, ...reports.status]),
};
