import { languageOfName } from '../registry/name-language.ts';

interface CityProps {
  readonly city: string;
  /** The code of its country. */
  readonly code: string | undefined;
  /** The name of its country, said after it. */
  readonly country?: string | undefined;
}

/** A place: its city in the language spoken there, then its country in that of the reader. */
export function City({ city, code, country = '' }: CityProps) {
  return (
    <span>
      {city !== '' && <span lang={languageOfName(city, code)}>{city}</span>}
      {city !== '' && country !== '' && ', '}
      {country}
    </span>
  );
}
