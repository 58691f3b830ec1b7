import type { Institution } from '@touchstone/sdk';
import type { Format } from '../../../format.ts';
import { merge as words } from '../../../messages/en/desk/merge.ts';
import type { Messages } from '../../../messages/messages.ts';
import { primaryName } from '../../../registry/institution-name.ts';

/** One fact of two institutions, and what a merge makes of it. */
export interface ComparedFact {
  readonly title: string;
  readonly stays: readonly string[];
  readonly goes: readonly string[];
  readonly isSame: boolean;
  /** What is said of the other's values; nothing where both say the same. */
  readonly result: string;
  /** Values of the double that the survivor does not take over. */
  readonly left: readonly string[];
}

interface Fact {
  readonly title: string;
  of(institution: Institution): readonly string[];
  /** Whether the survivor gets what the double says besides. */
  readonly isJoined?: boolean;
  readonly joined?: string;
  /** Numbers add up, also where they are the same. */
  readonly isCount?: boolean;
}

interface Two {
  readonly survivor: Institution;
  readonly source: Institution;
}

/** A merge brings names, identifiers, relations and reports to the survivor; all else it has stays as it is. */
export function compareFacts({ survivor, source }: Two, { format, messages }: FactsView): readonly ComparedFact[] {
  return factsFor({ survivor, source }, { format, messages }).map(
    ({ title, of, isJoined = false, joined, isCount = false }) => {
      const [stays, goes] = [of(survivor), of(source)];
      const others = goes.filter((value) => !stays.includes(value));
      const isSame = isCount || (others.length === 0 && stays.length === goes.length);
      const left = isJoined ? [] : others;
      const result = isCount ? words.result.both : resultOf({ others, isJoined, joined, isSame });
      return { title, stays, goes, isSame, left, result };
    },
  );
}

interface FactsView {
  readonly format: Pick<Format, 'shortDay' | 'number'>;
  readonly messages: Pick<Messages, 'vocabulary'>;
}

interface Judged {
  readonly others: readonly string[];
  readonly isJoined: boolean;
  readonly joined: string | undefined;
  readonly isSame: boolean;
}

function resultOf({ others, isJoined, joined = words.result.both, isSame }: Judged): string {
  if (isSame) return words.result.same;
  if (others.length === 0) return words.result.nothingMore;
  return isJoined ? joined : words.result.notTaken(others);
}

function factsFor({ survivor, source }: Two, { format, messages }: FactsView): readonly Fact[] {
  const { rows, result } = words;
  // A name comes along with its official form, unless the survivor has that already.
  const known = new Set(survivor.names.map((name) => name.name_official));
  const isMoved = source.names.some((name) => isCurrent(name) && !known.has(name.name_official));
  const former = { isJoined: isMoved, joined: result.former };
  return [
    { title: rows.name, of: (one) => [primaryName(one)], ...former },
    { title: rows.official, of: (one) => one.names.filter(isCurrent).map((name) => name.name_official), ...former },
    {
      title: rows.former,
      of: (one) => one.names.filter((name) => !isCurrent(name)).map((name) => name.name_official),
      isJoined: true,
    },
    {
      title: rows.place,
      of: ({ countries }) =>
        countries.map(({ city, country }) => [city, country.name_english].filter((part) => part !== '').join(', ')),
    },
    { title: rows.founded, of: ({ founding_date: day }) => (day === '' ? [] : [format.shortDay(day)]) },
    { title: rows.closed, of: ({ closure_date: day }) => (day === null ? [] : [format.shortDay(day)]) },
    { title: rows.website, of: ({ website_link: link }) => (link === '' ? [] : [link]) },
    { title: rows.identifiers, of: identifiersOf, isJoined: true },
    {
      title: rows.levels,
      of: ({ qf_ehea_levels: levels }) =>
        levels.map(({ qf_ehea_level: level }) => messages.vocabulary.levelShort[level]),
    },
    { title: rows.reports, of: ({ report_count: count }) => [format.number(count)], isJoined: true, isCount: true },
  ];
}

function isCurrent({ name_valid_to: end }: Institution['names'][number]): boolean {
  return end === null;
}

function identifiersOf({ stats_id: statsId, identifiers }: Institution): readonly string[] {
  const others = identifiers.map(({ resource, identifier }) => `${resource} ${identifier}`);
  return statsId === '' ? others : [statsId, ...others];
}
