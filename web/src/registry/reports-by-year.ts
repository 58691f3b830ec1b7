import type { Client, Statistics } from '@touchstone/sdk';
import type { StackedColumn } from '../charts/column-chart.tsx';
import { type DatedReport, decisionKind } from './report-state.ts';
import { readFacet } from './search-state.ts';

export const DECISIONS = [
  'positive',
  'positive with conditions or restrictions',
  'negative',
  'not applicable',
] as const;

const YEARS_BACK = 14;

/** By the year in which validity begins. Years to come are left out: they are not complete. */
export function columnsByStartYear({ reports_by_start_year: years, date }: Statistics): readonly StackedColumn[] {
  const thisYear = Number(date.slice(0, 4));
  const shown = years.filter(({ year }) => Number(year) <= thisYear && Number(year) > thisYear - YEARS_BACK);
  return shown.map(({ year, decision }) => {
    const counts = new Map(decision.map(({ value, count }) => [value, count]));
    return { label: year, parts: DECISIONS.map((value) => toPart(value, counts.get(value) ?? 0)) };
  });
}

/** Of one country, by the years in which reports are valid: a report counts in each of them. */
export async function readColumnsOfCountry(
  registry: Client,
  countryId: number,
  today: string,
): Promise<readonly StackedColumn[]> {
  const answers = await Promise.all(
    DECISIONS.map((decision) =>
      registry.searchReports({ country_id: countryId, decision, limit: 0, facets: true, facet_fields: 'year_facet' }),
    ),
  );
  const counted = answers.map(({ facets }) => {
    const values = readFacet(facets?.facet_fields['year_facet']);
    return new Map(values.map(({ value, count }) => [value, count]));
  });
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK }, (_, index) => String(thisYear - YEARS_BACK + 1 + index));
  return years.map((year) => ({
    label: year,
    parts: DECISIONS.map((decision, index) => toPart(decision, counted[index]?.get(year) ?? 0)),
  }));
}

function toPart(decision: DatedReport['decision'], count: number) {
  return { fill: decisionKind({ decision }), count };
}

export function totalOf({ parts }: StackedColumn): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}
