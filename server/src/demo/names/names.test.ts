import { describe, expect, it } from 'vitest';
import { EDUCATION_SYSTEMS } from '../education-systems.ts';
import { KNOWN } from '../known/known-institutions.ts';
import { latinSlug } from '../latin-slug.ts';
import { composeName, type NameTable, toLatin } from './name-table.ts';

const tables: readonly NameTable[] = [...new Set(EDUCATION_SYSTEMS.flatMap((system) => system.tables))];
const scriptTables = tables.filter(({ transliterate }) => transliterate !== undefined);

/** Real places with universities: an invented town must not be one of them. */
const REAL_UNIVERSITY_TOWNS = new Set(
  `aachen aalborg aarhus aberdeen amsterdam ankara antwerpen athens augsburg baku bamberg barcelona basel bath bayreuth
  beograd bergen berlin bern bielefeld bilbao birmingham bochum bologna bonn bordeaux braga bratislava braunschweig
  bremen brescia brighton bristol brno brugge brussel bruxelles bucuresti budapest burgos cadiz cagliari cambridge
  canterbury cardiff catania chemnitz chisinau clermont cluj coimbra cordoba cork craiova darmstadt debrecen delft
  dijon dortmund dresden dublin duisburg dundee durham dusseldorf edinburgh eindhoven eger enschede erfurt erlangen
  essen evora exeter faro ferrara flensburg florence foggia frankfurt freiberg freiburg galway gdansk genova gent
  giessen girona glasgow goteborg gottingen granada graz grenoble greifswald groningen guildford hagen halle hamburg
  hannover hasselt heidelberg helsinki hildesheim iasi ilmenau innsbruck istanbul izmir jena jonkoping jyvaskyla
  kaiserslautern karlsruhe kassel katowice kaunas kazan kharkiv kiel klagenfurt koblenz kobenhavn koln konstanz kosice
  krakow kyiv lancaster lausanne leeds leicester leiden leipzig leon leuven liege lille limerick limoges linkoping linz
  lisboa liverpool ljubljana lodz london loughborough lublin lueneburg lugano lulea lund lviv lyon maastricht macerata
  madrid magdeburg mainz malaga malmo manchester mannheim marburg maribor marseille messina milano minsk miskolc modena
  montpellier moskva muenchen munster murcia namur nancy nantes napoli nicosia nijmegen nis nitra norwich nottingham
  novosibirsk odense odesa oldenburg olomouc opole orleans oslo osijek ostrava oulu oviedo oxford paderborn padova
  palermo paris parma passau patras pavia pecs perugia pisa plovdiv plymouth podgorica poitiers porto potsdam poznan
  praha presov pristina reading regensburg reims rennes rijeka riga roma rostock rotterdam rouen rzeszow saarbrucken
  salamanca salford salzburg santander sarajevo sevilla sheffield sibiu siegen siena skopje sofia southampton stirling
  stockholm strasbourg stuttgart sussex swansea szczecin szeged tallinn tampere tarragona tartu tbilisi tilburg
  timisoara tirana torino torun toulouse tours trento trier trieste tromso trondheim tubingen turku twente udine ulm
  ulster umea uppsala utrecht valencia valladolid varna vasteras venezia verona vigo vilnius vitoria wageningen
  warszawa warwick weimar wien winterthur wolverhampton wroclaw wuppertal wurzburg yerevan york zadar zagreb zaragoza
  zurich`.split(/\s+/),
);

function townsOf(table: NameTable): readonly string[] {
  return table.stems.flatMap((stem) =>
    table.endings.flatMap(([ending]) => ['', ...table.prefixes].map((prefix) => prefix + stem + ending)),
  );
}

describe('invented names', () => {
  it('use no real university town', () => {
    const towns = tables.flatMap((table) => townsOf(table).map((town) => latinSlug(toLatin(table, town))));
    expect(towns.length).toBeGreaterThan(5000);
    expect(towns.filter((town) => REAL_UNIVERSITY_TOWNS.has(town))).toEqual([]);
  });

  it.each(scriptTables)('$language: no Latin letter has slipped in among the others', (table) => {
    const words = [
      ...townsOf(table),
      ...table.endings.map(([, inflected]) => inflected),
      ...table.persons.map((person) => (typeof person === 'string' ? person : person[0])),
      ...Object.values(table.kinds).flatMap((patterns) => patterns.map(([official]) => official)),
      ...table.faculties.map(([official]) => official),
    ];
    expect(words.filter((word) => /\p{Script=Latin}/u.test(word.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });

  it.each(scriptTables)('$language: everything can be written in Latin letters', (table) => {
    const names = Object.values(table.kinds).flatMap((patterns) =>
      townsOf(table).flatMap((town) =>
        patterns.map((pattern) =>
          composeName(table, {
            pattern,
            town: { named: town, inflected: town, latin: toLatin(table, town) },
            person: table.persons[0] ?? '',
          }),
        ),
      ),
    );
    const notLatin = names.filter(({ transliterated, english }) =>
      /[^\p{Script=Latin}\p{Script=Common}\p{M}]/u.test(transliterated + english),
    );
    expect(notLatin.slice(0, 3)).toEqual([]);
  });

  it('leave no placeholder open', () => {
    const withoutPerson = tables.filter(({ persons }) => persons.length === 0);
    const asking = withoutPerson.filter(({ kinds }) =>
      Object.values(kinds).some((patterns) => patterns.some((pattern) => pattern.join('').includes('{person}'))),
    );
    expect(asking.map(({ language }) => language)).toEqual([]);
  });

  it('mix no scripts within a word of a known name', () => {
    const words = KNOWN.flatMap(({ official, english = '', latin = '', city = '' }) =>
      [official, english, latin, city].flatMap((text) => text.split(/\s+/)),
    );
    const scripts = ['Latin', 'Greek', 'Cyrillic', 'Georgian', 'Armenian', 'Hebrew', 'Arabic', 'Han'];
    const mixed = words.filter(
      (word) => scripts.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(word)).length > 1,
    );
    expect(mixed).toEqual([]);
  });
});
