import type { CountryListItem } from '@touchstone/sdk';
import { DayFilter, type FacetField } from '../components/facets.tsx';
import { ReportEntry } from '../components/report-entry.tsx';
import { SearchLayout } from '../components/search-layout.tsx';
import type { Page, PageRequest } from '../page.ts';
import { type CountryCodes, countryCodes } from '../registry/country-codes.ts';
import {
  hasEmptyParameters,
  readFacet,
  readSearchState,
  type SearchShape,
  type SearchState,
  toApiInput,
  toSearchString,
} from '../registry/search-state.ts';
import { useSite } from '../site-view.ts';
import { byPosition } from './institution-search.tsx';

export const REPORT_SEARCH: SearchShape = {
  choices: [
    'country',
    'agency',
    'decision',
    'active',
    'activity_type',
    'qf_ehea_level',
    'status',
    'programme_type',
    'language',
    'crossborder',
    'flag',
    'institution',
    'activity',
  ],
  days: ['valid_on', 'valid_from_after', 'valid_to_before'],
  orderings: [
    '-date_created',
    '-valid_from',
    'valid_from',
    'valid_to_calculated',
    '-valid_to_calculated',
    'agency',
    'country',
  ],
  pageSizes: [10, 20, 50],
  defaultSize: 20,
};

type Found = Awaited<ReturnType<PageRequest['registry']['searchReports']>>;

export const reportSearchPage: Page = {
  path: '/reports',
  async respond({ registry, messages, query, link }) {
    const state = readSearchState(query, REPORT_SEARCH);
    if (hasEmptyParameters(query)) {
      return { redirect: `${link('/reports')}${toSearchString(state, REPORT_SEARCH)}`, status: 302 };
    }
    const [found, countries] = await Promise.all([
      registry.searchReports({ ...toApiInput(state), facets: true }),
      registry.listCountries(),
    ]);
    return {
      title: messages.search.reports.title,
      description: messages.search.reports.description,
      menu: 'reports',
      hasSearch: true,
      isUnlisted: query.size > 0,
      content: <ReportSearch state={state} found={found} countries={countries} />,
    };
  },
};

interface ReportSearchProps {
  readonly state: SearchState;
  readonly found: Found;
  readonly countries: readonly CountryListItem[];
}

function ReportSearch({ state, found, countries }: ReportSearchProps) {
  const words = useSite().messages.search.reports;
  const codes = countryCodes(countries);
  const dayTitles = { valid_on: words.validOn, valid_from_after: words.fromAfter, valid_to_before: words.toBefore };
  return (
    <SearchLayout
      path="/reports"
      shape={REPORT_SEARCH}
      state={state}
      found={found}
      words={words}
      fields={useFields(found, codes)}
      dayTitles={dayTitles}
      dayFilters={
        <>
          <DayFilter name="valid_on" title={words.validOn} hint={words.validOnHint} state={state} />
          <DayFilter name="valid_from_after" title={words.fromAfter} hint={words.dayHint} state={state} />
          <DayFilter name="valid_to_before" title={words.toBefore} hint={words.dayHint} state={state} />
        </>
      }
    >
      {found.results.map((report) => (
        <li key={report.id}>
          <ReportEntry report={report} codes={codes} />
        </li>
      ))}
    </SearchLayout>
  );
}

function useFields({ facets }: Found, codes: CountryCodes): readonly FacetField[] {
  const { messages, format } = useSite();
  const { facets: titles, values } = messages.search;
  const { vocabulary } = messages;
  const facet = (name: string) => readFacet(facets?.facet_fields[name]);
  const listed = (
    parameter: string,
    title: string,
    name: string,
    words: Readonly<Record<string, string>>,
  ): FacetField => ({
    parameter,
    title,
    values: facet(name).toSorted(byPosition(Object.keys(words))),
    label: (value) => words[value] ?? value,
    isOrdered: true,
  });
  return [
    {
      parameter: 'country',
      title: titles.country,
      values: facet('country_facet'),
      label: (name) => format.country(codes.get(name) ?? '', name),
    },
    { parameter: 'agency', title: titles.agency, values: facet('agency_facet') },
    listed('decision', titles.decision, 'decision_facet', vocabulary.decision),
    listed('active', titles.validToday, 'valid_facet', { true: values.valid, false: values.notValid }),
    listed('activity_type', titles.activityType, 'activity_type_facet', vocabulary.activityType),
    listed('qf_ehea_level', titles.level, 'qf_ehea_level_facet', vocabulary.level),
    listed('status', titles.status, 'status_facet', vocabulary.status),
    listed('programme_type', titles.programmeType, 'programme_type_facet', vocabulary.programmeType),
    { parameter: 'language', title: titles.language, values: facet('language_facet'), label: format.language },
    listed('crossborder', titles.crossborder, 'crossborder_facet', {
      true: values.crossborder,
      false: values.notCrossborder,
    }),
    listed('flag', titles.flag, 'flag_level_facet', { none: values.flagNone, 'low level': values.flagLow }),
    { parameter: 'institution', title: messages.frame.menu.institutions, values: [] },
    { parameter: 'activity', title: titles.activityType, values: [] },
  ];
}
