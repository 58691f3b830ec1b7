import type { InstitutionSearchItem } from '@touchstone/sdk';
import { AgencyLink, CountryLink } from '../../components/agency-name.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { Section } from '../../components/section.tsx';
import { YearFigure } from '../../components/year-figure.tsx';
import { type Place, PlacesMap } from '../../maps/places-map.tsx';
import { languageOfName } from '../../registry/name-language.ts';
import { totalOf } from '../../registry/reports-by-year.ts';
import { useSite } from '../../site-view.ts';
import type { CountryView } from '../country.tsx';

const LARGEST = 6;
const MAPPED_PLACES = 40;

export function CountryAgencies({ agencies }: CountryView) {
  const { messages, format } = useSite();
  const words = messages.country.agencies;
  return (
    <Section id="agencies" title={words.title} aside={words.aside}>
      {agencies.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.title}
          rows={agencies.toSorted((one, other) => other.report_count - one.report_count)}
          keyOf={({ id }) => id}
          columns={[
            { title: words.agency, cell: (agency) => <AgencyLink agency={agency} /> },
            {
              title: words.role,
              cell: ({ country_is_official: isOfficial }) => (isOfficial ? words.official : words.crossborder),
            },
            { title: words.seat, cell: ({ country }) => <CountryLink country={country} /> },
            { title: words.institutions, isNumber: true, cell: ({ institution_count: count }) => format.number(count) },
            { title: words.reports, isNumber: true, cell: ({ report_count: count }) => format.number(count) },
          ]}
        />
      )}
    </Section>
  );
}

export function CountryYears({ columns }: CountryView) {
  const words = useSite().messages.country.years;
  const most = columns.reduce((one, other) => (totalOf(other) > totalOf(one) ? other : one));
  return (
    <Section id="years" title={words.title} aside={words.aside}>
      {totalOf(most) === 0 ? (
        <p>{words.none}</p>
      ) : (
        <YearFigure
          columns={columns}
          title={words.finding(most.label, totalOf(most))}
          yearTitle={words.year}
          totalTitle={words.reports}
        />
      )}
    </Section>
  );
}

export function CountryInstitutions({ country, institutions, coverage }: CountryView) {
  const { messages, format, link } = useSite();
  const words = messages.country.institutions;
  const places = placesOf(institutions, country.iso_3166_alpha2);
  if (institutions.length === 0) {
    return (
      <Section id="institutions" title={words.title}>
        <p>{words.none}</p>
      </Section>
    );
  }
  const named = places.slice(0, 5).map(({ name }) => name);
  return (
    <Section id="institutions" title={words.title} aside={words.aside}>
      <div class="beside-map">
        <div>
          {places.length > 0 && (
            <PlacesMap
              places={places}
              country={country.name_english}
              gist={words.map(format.and(named))}
              width={720}
              height={460}
              margin={1}
            />
          )}
          <p class="caption">{messages.frame.boundaries}</p>
        </div>
        <div>
          <h3 class="plain">{words.largest}</h3>
          <ul class="records tight">
            {institutions.slice(0, LARGEST).map((institution) => (
              <li key={institution.id} class="record">
                <p class="name">
                  <a href={link(`/institution/${institution.registry_id}`)}>{institution.name_primary}</a>
                </p>
                {institution.name_official_display !== institution.name_primary && (
                  <p class="own" lang={languageOfName(institution.name_official_display, country.iso_3166_alpha2)}>
                    {institution.name_official_display}
                  </p>
                )}
              </li>
            ))}
          </ul>
          <p class="small">
            <a href={`${link('/institutions')}?country=${encodeURIComponent(country.name_english)}`}>
              {words.all(coverage?.institution_total ?? institutions.length)}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** The places with most institutions, each once, with how many there are. */
function placesOf(institutions: readonly InstitutionSearchItem[], code: string): readonly Place[] {
  const places = new Map<string, { lat: number; long: number; count: number }>();
  for (const { place } of institutions) {
    for (const { city, lat, long } of place) {
      if (city === '' || lat === null || long === null) continue;
      const known = places.get(city);
      places.set(city, { lat, long, count: (known?.count ?? 0) + 1 });
    }
  }
  return [...places]
    .toSorted(([, one], [, other]) => other.count - one.count)
    .slice(0, MAPPED_PLACES)
    .map(([city, { lat, long, count }]) => ({
      name: count > 1 ? `${city} ${count}` : city,
      lang: languageOfName(city, code),
      lat,
      long,
      size: 4 + 2.5 * Math.sqrt(count),
    }));
}
