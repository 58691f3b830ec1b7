import { type FocusCountry, isRegisteredOn } from '../../domain/agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from '../../domain/agency-names.ts';
import { type Day, isWithin } from '../../domain/day.ts';
import { choice, ids, texts } from '../parameters/kinds.ts';
import { type Ordering, ordering } from '../parameters/ordering.ts';
import type { AgencyFacts } from '../views/agency-view.ts';

export type AgencyRow = AgencyFacts & { readonly isOfficial?: boolean };

const REGISTERED = ['true', 'false', 'all'] as const;

const plain = {
  registered: choice(REGISTERED, {
    description: 'Agencies on the register today, the others, or all.',
    fallback: 'true',
    parse: parseRegistered,
  }),
  ordering: ordering(['acronym_primary', 'name_primary'], { description: 'What to sort by.', fallback: undefined }),
};

export const agencyListParameters = {
  plain,
  withCountry: {
    ...plain,
    country: texts({
      description: 'Where the agency is based: English name, ISO code or number.',
      example: ['Austria'],
    }),
    country_id: ids({ description: 'Where the agency is based, by number.', example: [15] }),
  },
};

function parseRegistered(given: string): (typeof REGISTERED)[number] | undefined {
  if (/^(?:true|yes|1)$/i.test(given)) return 'true';
  if (/^(?:false|no|0)$/i.test(given)) return 'false';
  return /^all$/i.test(given) ? 'all' : undefined;
}

interface AgencyChoice {
  readonly registered: (typeof REGISTERED)[number];
  readonly ordering: Ordering<'acronym_primary' | 'name_primary'> | undefined;
}

/** The agencies a list asks for, in its order: registered ones first, official ones next, then by acronym. */
export function chooseAgencies<Row extends AgencyRow>(
  rows: readonly Row[],
  { registered, ordering: order }: AgencyChoice,
  today: Day,
): Row[] {
  const isRegistered = ({ agency }: Row) => isRegisteredOn(today, agency);
  const chosen = rows.filter((row) => registered === 'all' || isRegistered(row) === (registered === 'true'));
  return chosen.sort((one, other) => compare(one, other) || one.agency.id - other.agency.id);

  function compare(one: Row, other: Row): number {
    if (order !== undefined) return compareBy(order.field, one, other) * (order.descending ? -1 : 1);
    return (
      Number(isRegistered(other)) - Number(isRegistered(one)) ||
      Number(other.isOfficial ?? false) - Number(one.isOfficial ?? false) ||
      compareBy('acronym_primary', one, other)
    );
  }
}

function compareBy(field: 'acronym_primary' | 'name_primary', one: AgencyRow, other: AgencyRow): number {
  const text = field === 'acronym_primary' ? agencyAcronymPrimary : agencyNamePrimary;
  return text(one.agency).localeCompare(text(other.agency), 'en');
}

/** The agencies that work in one of the countries, with whether any of that work is official. */
export function agenciesFocusingTo(
  rows: readonly AgencyFacts[],
  countryIds: readonly number[],
  { today, history }: { readonly today: Day; readonly history: boolean },
): (AgencyFacts & { readonly isOfficial: boolean })[] {
  const isMeant = (focus: FocusCountry) => countryIds.includes(focus.countryId) && (history || isWithin(today, focus));
  return rows.flatMap((row) => {
    const focuses = row.agency.focusCountries.filter(isMeant);
    return focuses.length === 0 ? [] : [{ ...row, isOfficial: focuses.some(({ isOfficial }) => isOfficial) }];
  });
}
