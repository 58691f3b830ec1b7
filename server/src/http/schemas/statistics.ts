import { type Static, Type } from 'typebox';
import { NestedCountry } from './country.ts';
import { day, listOf, refTo } from './fields.ts';

const Counted = Type.Object({ value: Type.String(), count: Type.Integer() });

export type StatisticsBody = Static<typeof StatisticsBody>;
export const StatisticsBody = Type.Object(
  {
    date: day('The day the figures are of.'),
    report_total: Type.Integer(),
    institution_total: Type.Integer({ description: 'All institutions, with reports or without.' }),
    institution_count: Type.Integer({ description: 'Institutions with at least one report.' }),
    institution_valid_count: Type.Integer({ description: 'Institutions with a report that is valid today.' }),
    reports: Type.Object({
      year: listOf(Counted, 'By the years in which they are valid: a report counts in each of them.'),
      country: listOf(Counted, 'By the countries of their institutions.'),
      agency: listOf(Counted, 'By agency, contributing ones included.'),
      decision: listOf(Counted),
      status: listOf(Counted),
      qf_ehea_level: listOf(Counted, 'By the levels of their programmes.'),
      activity_type: listOf(Counted),
    }),
    reports_by_start_year: listOf(
      Type.Object({ year: Type.String(), count: Type.Integer(), decision: listOf(Counted) }),
      'By the year in which their validity begins: a report counts once.',
    ),
    coverage: listOf(
      Type.Object({
        country: refTo(NestedCountry),
        institution_total: Type.Integer({ description: 'All institutions in the country.' }),
        institution_count: Type.Integer({ description: 'Those with at least one report.' }),
        institution_valid_count: Type.Integer({ description: 'Those with a report that is valid today.' }),
        share: Type.Number({ description: 'The part of the institutions that has a report, from 0 to 1.' }),
        valid_share: Type.Number({ description: 'The part that has a report valid today, from 0 to 1.' }),
        has_full_institution_list: Type.Boolean({ description: 'Whether the total is of all that are recognised.' }),
      }),
      'Countries with institutions, by name.',
    ),
  },
  { $id: 'Statistics' },
);
