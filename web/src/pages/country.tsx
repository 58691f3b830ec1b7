import type { AgencyFocusingTo, CountryDetail, InstitutionSearchItem, Statistics } from '@touchstone/sdk';
import type { StackedColumn } from '../charts/column-chart.tsx';
import { RecordLinks } from '../components/record-links.tsx';
import { Contents, Crumbs, Ledger } from '../components/section.tsx';
import { type Page, PageProblem } from '../page.ts';
import { alternatesOf, movedTo, otherForm, readRecordAsked } from '../record-forms.ts';
import { readColumnsOfCountry } from '../registry/reports-by-year.ts';
import { countryData } from '../registry/structured-data.ts';
import { useSite } from '../site-view.ts';
import { CountryAgencies, CountryInstitutions, CountryYears } from './country/lists.tsx';
import { CountrySystem } from './country/system.tsx';

export interface CountryView {
  readonly country: CountryDetail;
  readonly parent: { readonly name_english: string; readonly iso_3166_alpha2: string } | undefined;
  readonly coverage: Statistics['coverage'][number] | undefined;
  readonly agencies: readonly AgencyFocusingTo[];
  readonly columns: readonly StackedColumn[];
  readonly institutions: readonly InstitutionSearchItem[];
}

/** As many as make a picture of where institutions are. */
const MAPPED_INSTITUTIONS = 400;

export const countryPage: Page = {
  path: '/country/:id',
  async respond(request) {
    const { registry, params, accept, permalink, today, messages, format } = request;
    const asked = readRecordAsked(params['id'] ?? '', accept);
    const all = await registry.listCountries();
    const wanted = asked.id.toUpperCase();
    const item = all.find(({ iso_3166_alpha2: two, iso_3166_alpha3: three, parent }) => {
      return two.toUpperCase() === wanted || (parent === null && three === wanted);
    });
    if (item === undefined) throw new PageProblem(404, messages.problem.noSuchRecord);
    const path = `/country/${item.iso_3166_alpha2}`;
    if (item.iso_3166_alpha2 !== asked.id) return movedTo(path, asked, request);
    const country = await registry.getCountry({ countryID: item.id, history: true });
    const linkedData = countryData(country, permalink);
    const other = otherForm(asked, { path, record: country, linkedData });
    if (other !== undefined) return other;
    const [statistics, agencies, columns, institutions] = await Promise.all([
      registry.getStatistics(),
      registry.listAgenciesFocusingTo({ countryID: item.id, registered: 'all', history: true }),
      readColumnsOfCountry(registry, item.id, today),
      registry.searchInstitutions({
        country_id: item.id,
        ordering: '-report_count',
        limit: MAPPED_INSTITUTIONS,
        facets: false,
      }),
    ]);
    const name = format.country(country.iso_3166_alpha2, country.name_english);
    const view: CountryView = {
      country,
      parent: all.find(({ id }) => id === country.parent),
      coverage: statistics.coverage.find((row) => row.country.id === country.id),
      agencies: agencies.results,
      columns,
      institutions: institutions.results,
    };
    return {
      title: name,
      description: messages.country.description(name),
      menu: 'countries',
      canonical: path,
      structuredData: linkedData,
      alternates: alternatesOf(path),
      content: <CountryPage {...view} />,
    };
  },
};

function CountryPage(view: CountryView) {
  const { messages } = useSite();
  const { contents } = messages.country;
  const { country } = view;
  return (
    <>
      <Opening {...view} />
      <Contents
        entries={[
          ['system', contents.system],
          ['agencies', contents.agencies],
          ['years', contents.years],
          ['institutions', contents.institutions],
          ['record', contents.record],
        ]}
      />
      <CountrySystem country={country} />
      <CountryAgencies {...view} />
      <CountryYears {...view} />
      <CountryInstitutions {...view} />
      <RecordLinks
        path={`/country/${country.iso_3166_alpha2}`}
        api={`/webapi/v2/browse/countries/${country.id}/`}
        kind="country"
        id={country.id}
      />
    </>
  );
}

function Opening({ country, parent, coverage, agencies }: CountryView) {
  const { messages, format, link } = useSite();
  const words = messages.country;
  const name = format.country(country.iso_3166_alpha2, country.name_english);
  const listed = coverage?.institution_total ?? 0;
  const covered = coverage?.institution_valid_count ?? 0;
  return (
    <>
      <Crumbs trail={[['/countries', messages.frame.menu.countries]]} here={name} />
      <div class="opening split">
        <div>
          <h1>{name}</h1>
          <p class="inline">
            <span>
              {country.iso_3166_alpha2}, {country.iso_3166_alpha3}
            </span>
            <span>{country.ehea_is_member ? words.ehea : words.notEhea}</span>
            {parent !== undefined && (
              <span>
                {words.partOf}{' '}
                <a href={link(`/country/${parent.iso_3166_alpha2}`)}>
                  {format.country(parent.iso_3166_alpha2, parent.name_english)}
                </a>
              </span>
            )}
          </p>
          <p class="lead">{words.lead(listed, covered)}</p>
        </div>
        <Ledger
          rows={[
            { term: words.figures.listed, value: format.number(listed) },
            { term: words.figures.withReport, value: format.number(coverage?.institution_count ?? 0), isPart: true },
            { term: words.figures.covered, value: format.number(covered), isPart: true },
            { term: words.figures.reports, value: format.number(country.report_count) },
            { term: words.figures.agencies, value: format.number(agencies.length) },
          ]}
        />
      </div>
    </>
  );
}
