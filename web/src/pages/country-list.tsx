import type { CountryByReports, CountryListItem, Statistics } from '@touchstone/sdk';
import { CountryLink } from '../components/agency-name.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Gap } from '../components/gap.tsx';
import type { Page } from '../page.ts';
import { useSite } from '../site-view.ts';

interface CountryListProps {
  readonly countries: readonly CountryListItem[];
  readonly byReports: readonly CountryByReports[];
  readonly coverage: Statistics['coverage'];
}

export const countryListPage: Page = {
  path: '/countries',
  async respond({ registry, messages }) {
    const [countries, byReports, { coverage }] = await Promise.all([
      registry.listCountries(),
      registry.listCountriesByReports(),
      registry.getStatistics(),
    ]);
    const { title, description } = messages.country.list;
    const content = <CountryList countries={countries} byReports={byReports} coverage={coverage} />;
    return { title, description, menu: 'countries', content };
  },
};

function CountryList({ countries, byReports, coverage }: CountryListProps) {
  const { messages, format, language } = useSite();
  const words = messages.country.list;
  const { permission, yes, no } = messages.vocabulary;
  const reports = new Map(byReports.map((country) => [country.id, country]));
  const covered = new Map(coverage.map((row) => [row.country.id, row]));
  const names = new Map(
    countries.map(({ id, iso_3166_alpha2: code, name_english: name }) => [id, format.country(code, name)]),
  );
  const sorted = countries.toSorted((one, other) =>
    (names.get(one.id) ?? '').localeCompare(names.get(other.id) ?? '', language),
  );
  return (
    <>
      <div class="opening">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead(countries.length)}</p>
      </div>
      <DataTable
        caption={words.title}
        rows={sorted}
        keyOf={({ id }) => id}
        columns={[
          {
            title: words.country,
            cell: (country) => (
              <>
                <CountryLink country={country} />
                {country.parent !== null && (
                  <span class="own muted">{words.partOf(names.get(country.parent) ?? '')}</span>
                )}
              </>
            ),
          },
          {
            title: words.institutions,
            isNumber: true,
            cell: ({ id }) => format.number(covered.get(id)?.institution_total ?? 0),
          },
          {
            title: words.covered,
            isNumber: true,
            cell: ({ id }) => {
              const row = covered.get(id);
              return row === undefined ? <Gap /> : format.percent(row.valid_share);
            },
          },
          {
            title: words.reports,
            isNumber: true,
            cell: ({ id }) => format.number(reports.get(id)?.reports_total ?? 0),
          },
          { title: words.agencies, isNumber: true, cell: ({ agency_count: count }) => format.number(count) },
          { title: words.fullList, cell: ({ has_full_institution_list: isFull }) => (isFull ? yes : no) },
          { title: words.external, cell: ({ external_QAA_is_permitted: answer }) => permission[answer] },
        ]}
      />
    </>
  );
}
