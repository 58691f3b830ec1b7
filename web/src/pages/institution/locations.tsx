import type { Institution } from '@touchstone/sdk';
import { City } from '../../components/city.tsx';
import { Facts, Section } from '../../components/section.tsx';
import { PlacesMap } from '../../maps/places-map.tsx';
import { languageOfName } from '../../registry/name-language.ts';
import { useSite } from '../../site-view.ts';

interface InstitutionProps {
  readonly institution: Institution;
}

type Location = Institution['countries'][number];

export function Locations({ institution }: InstitutionProps) {
  const { messages } = useSite();
  const words = messages.institution.locations;
  const drawn = institution.countries.filter(({ location_precision: precision }) => precision === 'place');
  const [seat] = drawn;
  return (
    <Section id="locations" title={words.title}>
      <div class={seat === undefined ? undefined : 'columns-2'}>
        {seat !== undefined && <LocationsMap seat={seat} drawn={drawn} />}
        <LocationFacts institution={institution} />
      </div>
    </Section>
  );
}

function LocationsMap({ seat, drawn }: { readonly seat: Location; readonly drawn: readonly Location[] }) {
  const { messages, format } = useSite();
  const names = drawn.map(({ city }) => city);
  return (
    <figure>
      <PlacesMap
        places={drawn.map(({ city, lat, long, country, country_verified: isSeat }) => ({
          name: city,
          lang: languageOfName(city, country.iso_3166_alpha2),
          lat,
          long,
          isSeat,
        }))}
        country={seat.country.name_english}
        gist={messages.institution.locations.map(format.and(names))}
      />
      <figcaption class="caption">{messages.frame.boundaries}</figcaption>
    </figure>
  );
}

function LocationFacts({ institution }: InstitutionProps) {
  const { messages, format } = useSite();
  const words = messages.institution.locations;
  const { level, organisation } = messages.vocabulary;
  const placeOf = (location: Location) => {
    const { iso_3166_alpha2: code, name_english: english } = location.country;
    const notes = [
      location.country_valid_from !== '' && words.since(location.country_valid_from),
      location.country_valid_to !== null && words.until(location.country_valid_to),
      location.location_precision === 'country' && words.approximate,
    ].filter(Boolean);
    return (
      <div key={`${location.city}${code}${location.country_valid_from}`}>
        <City city={location.city} code={code} country={format.country(code, english)} />
        {notes.length > 0 && `; ${notes.join('; ')}`}
      </div>
    );
  };
  const seats = institution.countries.filter(({ country_verified: isSeat }) => isSeat);
  const campuses = institution.countries.filter(({ country_verified: isSeat }) => !isSeat);
  const list = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>);
  return (
    <Facts
      rows={[
        seats.length > 0 && [words.seat, seats.map(placeOf)],
        campuses.length > 0 && [words.campus, campuses.map(placeOf)],
        institution.countries.length === 0 && [words.seat, words.unknown],
        [
          words.levels,
          institution.qf_ehea_levels.length === 0
            ? words.noLevels
            : list(institution.qf_ehea_levels.map((one) => level[one.qf_ehea_level])),
        ],
        institution.organization_type !== null && [words.organisation, organisation[institution.organization_type]],
        institution.website_link !== '' && [
          words.website,
          <a href={institution.website_link} rel="external">
            {institution.website_link}
          </a>,
        ],
      ]}
    />
  );
}

/** What applies to every institution of the country. */
export function Context({ institution }: InstitutionProps) {
  const { messages, format, link } = useSite();
  const words = messages.institution.context;
  const { requirementWithin } = messages.vocabulary;
  const country = institution.countries[0]?.country;
  if (country === undefined) {
    return (
      <Section id="context" title={words.title}>
        <p>{words.noCountry}</p>
      </Section>
    );
  }
  const kinds = [...new Set(country.qa_requirements.map((one) => requirementWithin[one.qa_requirement_type]))];
  const name = format.country(country.iso_3166_alpha2, country.name_english);
  return (
    <Section id="context" title={words.title}>
      <p class="prose">
        {kinds.length > 0 ? words.obligatory(format.and(kinds)) : words.notStated}{' '}
        {country.has_full_institution_list ? words.fullList : words.partialList}{' '}
        <a href={link(`/country/${country.iso_3166_alpha2}`)}>{words.profile(name)}</a>
      </p>
      {country.qa_requirement_note !== '' && <p class="prose muted">{country.qa_requirement_note}</p>}
    </Section>
  );
}
