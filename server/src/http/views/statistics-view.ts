import type { CountryReportCounters } from '../../domain/counters.ts';
import type { Country } from '../../domain/country.ts';
import type { Stored } from '../../domain/record.ts';
import type { FacetCount } from '../../search/search-engine.ts';
import type { StatisticsBody } from '../schemas/statistics.ts';
import { toNestedCountry } from './country-view.ts';
import type { ViewContext } from './related.ts';

/** The reports whose validity begins in one year. */
export interface StartYear {
  readonly year: string;
  readonly count: number;
  readonly decisions: readonly FacetCount[];
}

export interface StatisticsFacts {
  /** Every year in which a report is valid, in order; some may have no report that starts in them. */
  readonly startYears: readonly StartYear[];
  readonly reportTotal: number;
  readonly institutionTotal: number;
  readonly institutionCount: number;
  readonly institutionValidCount: number;
  /** Institutions with a report that is valid today, by the names of countries. */
  readonly validByCountry: readonly FacetCount[];
  /** By the names that the index has for facets of reports. */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** In order of their English names. */
  readonly countries: readonly Stored<Country>[];
  readonly countryCounters: ReadonlyMap<number, CountryReportCounters>;
}

export function toStatistics(facts: StatisticsFacts, { today, addresses }: ViewContext): StatisticsBody {
  const validCounts = new Map(facts.validByCountry.map(({ value, count }) => [value, count]));
  const counted = (facet: string) => (facts.facets[facet] ?? []).map(toCounted);
  return {
    date: today,
    report_total: facts.reportTotal,
    institution_total: facts.institutionTotal,
    institution_count: facts.institutionCount,
    institution_valid_count: facts.institutionValidCount,
    reports: {
      year: counted('year'),
      country: counted('country'),
      agency: counted('agency'),
      decision: counted('decision'),
      status: counted('status'),
      qf_ehea_level: counted('qfEheaLevel'),
      activity_type: counted('activityType'),
    },
    reports_by_start_year: facts.startYears
      .filter(({ count }) => count > 0)
      .map(({ year, count, decisions }) => ({ year, count, decision: decisions.map(toCounted) })),
    coverage: facts.countries.flatMap((country) => {
      const counters = facts.countryCounters.get(country.id);
      if (counters === undefined || counters.institutionTotal === 0) return [];
      const { institutionTotal, institutionCount } = counters;
      const validCount = validCounts.get(country.nameEnglish) ?? 0;
      return [
        {
          country: toNestedCountry(country, addresses),
          institution_total: institutionTotal,
          institution_count: institutionCount,
          institution_valid_count: validCount,
          share: shareOf(institutionCount, institutionTotal),
          valid_share: shareOf(validCount, institutionTotal),
          has_full_institution_list: country.hasFullInstitutionList,
        },
      ];
    }),
  };
}

function toCounted({ value, count }: FacetCount): FacetCount {
  return { value, count };
}

/** To four digits. */
function shareOf(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 10_000;
}
