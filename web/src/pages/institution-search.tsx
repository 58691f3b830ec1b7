import type { CountryListItem, InstitutionSearchItem, ReportListItem } from '@touchstone/sdk';
import { STRIP_YEARS } from '../charts/time-axis.tsx';
import type { FacetField } from '../components/facets.tsx';
import { InstitutionEntry } from '../components/institution-entry.tsx';
import { Labelled } from '../components/labelled.tsx';
import { SearchLayout } from '../components/search-layout.tsx';
import type { Page, PageRequest } from '../page.ts';
import { type CountryCodes, countryCodes } from '../registry/country-codes.ts';
import { byInstitution } from '../registry/institution-coverage.ts';
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

export const INSTITUTION_SEARCH: SearchShape = {
  choices: [
    'country',
    'qf_ehea_level',
    'agency',
    'status',
    'activity_type',
    'crossborder',
    'has_report',
    'other_provider',
  ],
  days: [],
  asksDay: true,
  orderings: ['name_sort', '-name_sort', 'country', '-report_count', 'founding_date', '-founding_date'],
  pageSizes: [10, 20, 50],
  defaultSize: 20,
};

const WHOLE = ['institutional', 'institutional/programme'] as const;
const PROGRAMMES = ['programme', 'joint programme'] as const;
const MOST_REPORTS = 2_000;

type Found = Awaited<ReturnType<PageRequest['registry']['searchInstitutions']>>;

interface InstitutionSearchProps {
  readonly state: SearchState;
  readonly found: Found;
  readonly reports: ReadonlyMap<string, readonly ReportListItem[]>;
  readonly programmeCounts: ReadonlyMap<string, number>;
  readonly countries: readonly CountryListItem[];
}

export const institutionSearchPage: Page = {
  path: '/institutions',
  async respond({ registry, messages, query, link }) {
    const state = readSearchState(query, INSTITUTION_SEARCH);
    if (hasEmptyParameters(query)) {
      return { redirect: `${link('/institutions')}${toSearchString(state, INSTITUTION_SEARCH)}`, status: 302 };
    }
    const [found, countries] = await Promise.all([
      registry.searchInstitutions({ ...toApiInput(state), facets: true, highlight: true }),
      registry.listCountries(),
    ]);
    const reports = await wholeReports(registry, found.results);
    const programmeCounts = await countProgrammeReports(registry, found.results, reports);
    return {
      title: messages.search.institutions.title,
      description: messages.search.institutions.description,
      menu: 'institutions',
      hasSearch: true,
      isUnlisted: query.size > 0,
      content: <InstitutionSearch {...{ state, found, reports, programmeCounts, countries }} />,
    };
  },
};

/** Everything the strips of a page need, in one question. */
async function wholeReports(registry: PageRequest['registry'], institutions: readonly InstitutionSearchItem[]) {
  if (institutions.length === 0) return new Map<string, readonly ReportListItem[]>();
  const { results } = await registry.searchReports({
    institution: institutions.map(({ registry_id: id }) => id),
    activity_type: WHOLE,
    ordering: '-valid_from',
    limit: MOST_REPORTS,
    facets: false,
  });
  return byInstitution(results);
}

/** For institutions that have reports, but none on the whole. */
async function countProgrammeReports(
  registry: PageRequest['registry'],
  institutions: readonly InstitutionSearchItem[],
  whole: ReadonlyMap<string, readonly ReportListItem[]>,
): Promise<ReadonlyMap<string, number>> {
  const asked = institutions.filter(({ has_report: has, registry_id: id }) => has && !whole.has(id));
  const entries = asked.map(async ({ registry_id: id }) => {
    const { count } = await registry.searchReports({
      institution: [id],
      activity_type: PROGRAMMES,
      limit: 0,
      facets: false,
    });
    return [id, count] as const;
  });
  return new Map(await Promise.all(entries));
}

function InstitutionSearch({ state, found, reports, programmeCounts, countries }: InstitutionSearchProps) {
  const { messages, today } = useSite();
  const words = messages.search.institutions;
  const codes = countryCodes(countries);
  const year = Number(today.slice(0, 4));
  const strip = words.strip(year - STRIP_YEARS.before, year + STRIP_YEARS.after);
  return (
    <SearchLayout
      path="/institutions"
      shape={INSTITUTION_SEARCH}
      state={state}
      found={found}
      words={words}
      fields={useFields(found, codes)}
      dayTitles={{}}
      question={<DayQuestion state={state} />}
      legend={state.onDay === '' ? strip : `${strip} ${words.askedLine(state.onDay)}`}
      suggests
    >
      {found.results.map((institution) => (
        <li key={institution.id}>
          <InstitutionEntry
            institution={institution}
            reports={reports.get(institution.registry_id) ?? []}
            programmeCount={programmeCounts.get(institution.registry_id) ?? 0}
            codes={codes}
            onDay={state.onDay}
          />
        </li>
      ))}
    </SearchLayout>
  );
}

/** Narrows nothing down: every result says what held on the day. */
function DayQuestion({ state }: { readonly state: SearchState }) {
  const { messages } = useSite();
  const words = messages.search.institutions;
  const wrong = state.notDays.length > 0 ? messages.frame.notADay : undefined;
  return (
    <div class="day-question">
      <Labelled id="on" label={words.onDay} hint={words.onDayHint} wrong={wrong}>
        {(attributes) => (
          <span class="joined">
            <input class="input small" type="date" name="on" value={state.onDay} {...attributes} />
            <button class="button other small" type="submit">
              {words.showDay}
            </button>
          </span>
        )}
      </Labelled>
    </div>
  );
}

function useFields({ facets }: Found, codes: CountryCodes): readonly FacetField[] {
  const { messages, format } = useSite();
  const { facets: titles, values } = messages.search;
  const { level, status, activityType } = messages.vocabulary;
  const facet = (name: string) => readFacet(facets?.facet_fields[name]);
  return [
    {
      parameter: 'country',
      title: titles.country,
      values: facet('country_facet'),
      label: (name) => format.country(codes.get(name) ?? '', name),
    },
    {
      parameter: 'qf_ehea_level',
      title: titles.level,
      values: facet('qf_ehea_level_facet').toSorted(byPosition(Object.keys(level))),
      label: (value) => level[value as keyof typeof level] ?? value,
      isOrdered: true,
    },
    { parameter: 'agency', title: titles.agency, values: facet('reports_agencies') },
    {
      parameter: 'status',
      title: titles.status,
      values: facet('status_facet'),
      label: (value) => status[value as keyof typeof status] ?? value,
    },
    {
      parameter: 'activity_type',
      title: titles.activityType,
      values: facet('activity_type_facet').toSorted(byPosition(Object.keys(activityType))),
      label: (value) => activityType[value as keyof typeof activityType] ?? value,
      isOrdered: true,
    },
    {
      parameter: 'has_report',
      title: titles.hasReport,
      values: facet('has_report_facet'),
      label: (value) => (value === 'true' ? values.withReport : values.withoutReport),
    },
    {
      parameter: 'other_provider',
      title: titles.otherProvider,
      values: facet('other_provider_facet'),
      label: (value) => (value === 'true' ? values.otherProvider : values.institution),
    },
    {
      parameter: 'crossborder',
      title: titles.crossborder,
      values: facet('crossborder_facet'),
      label: (value) => (value === 'true' ? values.crossborder : values.notCrossborder),
    },
  ];
}

/** In the order in which the words of a list have a meaning. */
export function byPosition(order: readonly string[]) {
  return (one: { readonly value: string }, other: { readonly value: string }): number =>
    order.indexOf(one.value) - order.indexOf(other.value);
}
