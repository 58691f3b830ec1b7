import type { Statistics } from '@touchstone/sdk';
import { Section } from '../components/section.tsx';
import { WideTable } from '../components/wide-table.tsx';
import { EuropeMap, type Shade } from '../maps/europe-map.tsx';
import { useSite } from '../site-view.ts';

type CoverageRow = Statistics['coverage'][number];
type CoverageRows = readonly CoverageRow[];

const LARGEST = 10;
const STEPS: readonly (readonly [atLeast: number, shade: Shade])[] = [
  [0.9, 5],
  [0.8, 4],
  [0.7, 3],
  [0.5, 2],
  [0, 1],
];

function shadeOf({ institution_total, valid_share }: CoverageRow): Shade {
  if (institution_total === 0) return 'no-data';
  return STEPS.find(([atLeast]) => valid_share >= atLeast)?.[1] ?? 1;
}

/** A system inside a country would count its institutions twice. */
function isSystemInside({ iso_3166_alpha2: code }: CoverageRow['country']): boolean {
  return code.includes('-');
}

/** The map, its key, the largest systems, and every figure as a table. */
export function Coverage({ coverage }: { readonly coverage: CoverageRows }) {
  const { messages, format, isDemo, link } = useSite();
  const words = messages.home.coverage;
  const shades = new Map(coverage.map((row) => [row.country.name_english, shadeOf(row)]));
  const byShare = [...coverage].sort((one, other) => other.valid_share - one.valid_share);
  const name = ({ country }: CoverageRow) => format.country(country.iso_3166_alpha2, country.name_english);
  const best = byShare.slice(0, 3).map(name);
  const least = byShare.slice(-3).map(name);
  const aside = (
    <>
      <p>{words.what}</p>
      <p>
        {words.low} <a href={link('/about#absence')}>{words.absence}</a>
      </p>
    </>
  );
  return (
    <Section id="coverage" title={words.title} aside={aside}>
      <div class="beside-map">
        <div>
          <EuropeMap shades={shades} gist={words.gist(format.and(best), format.and(least))} />
          <Ramp />
          <details class="more">
            <summary>{messages.frame.table}</summary>
            <AllCountries coverage={coverage} />
          </details>
          <p class="caption">
            {isDemo && messages.frame.fictional} {messages.frame.boundaries}
          </p>
        </div>
        <Largest coverage={coverage} />
      </div>
    </Section>
  );
}

function Ramp() {
  const { steps } = useSite().messages.home.coverage;
  return (
    <div class="ramp">
      {steps.map((step, index) => (
        <span key={step}>
          <svg aria-hidden="true">
            {index < STEPS.length ? (
              <rect class={`step-${index + 1}`} width="100%" height="100%" />
            ) : (
              <rect fill="url(#no-data)" width="100%" height="100%" />
            )}
          </svg>
          {step}
        </span>
      ))}
    </div>
  );
}

function Largest({ coverage }: { readonly coverage: CoverageRows }) {
  const { messages, format } = useSite();
  const words = messages.home.coverage;
  const countries = coverage.filter(({ country }) => !isSystemInside(country));
  const largest = countries.sort((one, other) => other.institution_total - one.institution_total).slice(0, LARGEST);
  return (
    <div>
      <h3 class="plain">{words.largest}</h3>
      <table class="with-meters">
        <thead>
          <tr>
            <th scope="col">{words.country}</th>
            <th scope="col" class="count">
              {words.listed}
            </th>
            <th scope="col" class="count">
              {words.covered}
            </th>
          </tr>
        </thead>
        <tbody>
          {largest.map((row) => (
            <tr key={row.country.id}>
              <th scope="row">
                <CountryLink row={row} />
                <svg class="meter" aria-hidden="true">
                  <rect class="all" width="100%" height="4" />
                  <rect class="part" width={`${Math.round(row.valid_share * 100)}%`} height="4" />
                </svg>
              </th>
              <td class="count">{format.number(row.institution_total)}</td>
              <td class="count">{format.percent(row.valid_share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AllCountries({ coverage }: { readonly coverage: CoverageRows }) {
  const { messages, format } = useSite();
  const words = messages.home.coverage;
  const { vocabulary } = messages;
  return (
    <WideTable label={words.caption}>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.country}</th>
            <th scope="col" class="count">
              {words.listed}
            </th>
            <th scope="col" class="count">
              {words.withReport}
            </th>
            <th scope="col" class="count">
              {words.covered}
            </th>
            <th scope="col">{words.fullList}</th>
          </tr>
        </thead>
        <tbody>
          {coverage.map((row) => (
            <tr key={row.country.id}>
              <th scope="row">
                <CountryLink row={row} />
              </th>
              <td class="count">{format.number(row.institution_total)}</td>
              <td class="count">{format.number(row.institution_count)}</td>
              <td class="count">{format.percent(row.valid_share)}</td>
              <td>{row.has_full_institution_list ? vocabulary.yes : vocabulary.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function CountryLink({ row: { country } }: { readonly row: CoverageRow }) {
  const { format, link } = useSite();
  return (
    <a href={link(`/country/${country.iso_3166_alpha2}`)}>
      {format.country(country.iso_3166_alpha2, country.name_english)}
    </a>
  );
}
