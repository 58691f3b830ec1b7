import { readingsOf, shorteningOf } from './abbreviations.ts';
import { LONGEST_EAST_ASIAN_TERM } from './index-terms.ts';
import { digitsOfNumeral } from './roman-numerals.ts';
import { type CyrillicHabit, cyrillicHabit } from './scripts/cyrillic.ts';
import { type Token, tokenise } from './tokenise.ts';
import { initialPieces, wordForms } from './word-forms.ts';

/** One word somebody typed. It matches a record when any of its forms does. */
export interface QueryWord {
  /** As typed. */
  readonly text: string;
  /** Spellings, the canonical first: each matches a term exactly, as its beginning where `prefixAllowed`, or with typos. */
  readonly alternatives: readonly string[];
  /** Other words it may stand for that match only a whole term, such as `2` for `II`. */
  readonly exactAlternatives: readonly string[];
  /** Sequences of word beginnings that must all occur in one record, in any order, such as `techn` + `univ` for `TU`. */
  readonly expansions: readonly (readonly string[])[];
  readonly isAbbreviation: boolean;
  /** False between quotes, where words are finished. */
  readonly prefixAllowed: boolean;
}

/** A query as words. It is plain text: nothing in it is an operator, and quotes mean a phrase. */
export interface AnalysedQuery {
  readonly words: readonly QueryWord[];
  /** Each phrase lists the indexes of words that must follow each other. */
  readonly phrases: readonly (readonly number[])[];
  /** More words or characters than a search takes; `words` is then empty. */
  readonly tooLong: boolean;
}

export const MOST_QUERY_WORDS = 32;
export const MOST_QUERY_CHARACTERS = 512;

const TOO_LONG: AnalysedQuery = { words: [], phrases: [], tooLong: true };
const LONGEST_DOTTED_ABBREVIATION = 6;
const CONJUNCTIONS = ['et', 'und', 'y', 'e', 'i', 'en', 'og', 'och', 'ja', 'es', 'kai'];

/** Russian shortenings with a hyphen, which would otherwise fall into two words. */
const HYPHENATED_UNIVERSITY = /(?<!\p{L})ун-т(?!\p{L})/giu;
const HYPHENATED_INSTITUTE = /(?<!\p{L})ин-т(?!\p{L})/giu;

/** What stands before the domain in an address: records are found by the domain alone. */
const BEFORE_DOMAIN = /(?<!\S)(?:https?:\/\/(?:www\.)?|www\.)(?=\S)/gi;

/** Reads what somebody typed into a search box. */
export function analyseQuery(text: string): AnalysedQuery {
  if (text.length > MOST_QUERY_CHARACTERS) return TOO_LONG;
  const habit = cyrillicHabit(text);
  const tokens = tokenise(
    text
      .replaceAll(BEFORE_DOMAIN, '')
      .replaceAll(HYPHENATED_UNIVERSITY, 'унив.')
      .replaceAll(HYPHENATED_INSTITUTE, 'инст.'),
  );
  const lastWord = tokens.findLast((token) => token.kind !== 'quote');
  const words: QueryWord[] = [];
  const phrases: number[][] = [];
  for (const stretch of splitAtQuotes(tokens)) {
    const found = stretch.tokens.flatMap((token) => queryWords(token, habit, stretch.isQuoted, token === lastWord));
    if (stretch.isQuoted && found.length > 1) phrases.push(found.map((_word, index) => words.length + index));
    words.push(...found);
  }
  return words.length > MOST_QUERY_WORDS ? TOO_LONG : { words, phrases, tooLong: false };
}

interface Stretch {
  readonly tokens: readonly Token[];
  readonly isQuoted: boolean;
}

/** Quotes open and close in turn, whatever their shape; an odd one at the end has no partner and means nothing. */
function splitAtQuotes(tokens: readonly Token[]): Stretch[] {
  let quotesLeft = tokens.filter((token) => token.kind === 'quote').length;
  quotesLeft -= quotesLeft % 2;
  const stretches: { tokens: Token[]; isQuoted: boolean }[] = [{ tokens: [], isQuoted: false }];
  for (const token of tokens) {
    if (token.kind !== 'quote') {
      stretches.at(-1)?.tokens.push(token);
    } else if (quotesLeft > 0) {
      quotesLeft -= 1;
      stretches.push({ tokens: [], isQuoted: quotesLeft % 2 === 1 });
    }
  }
  return stretches;
}

function queryWords(token: Token, habit: CyrillicHabit, isQuoted: boolean, isLast: boolean): QueryWord[] {
  if (token.kind === 'eastAsian') return eastAsianWords(token, habit);
  if (token.kind === 'ampersand') return [conjunction(token)];
  if (token.kind === 'initials') return [initials(token)];
  const { spellings, parts } = wordForms(token.raw, habit);
  const canonical = spellings[0];
  if (canonical === undefined) return [];
  const readings = readingsOf(canonical);
  const digits = canonical === 'i' && !isLast ? undefined : digitsOfNumeral(canonical);
  const shortening = shorteningOf(canonical);
  const isAbbreviation =
    readings !== undefined || (token.hasDotAfter && canonical.length <= LONGEST_DOTTED_ABBREVIATION);
  return [
    {
      text: token.raw,
      alternatives: spellings,
      exactAlternatives: [digits, shortening, ...(readings?.words ?? [])].filter((form) => form !== undefined),
      expansions: [...(readings?.sequences ?? []), ...(parts.length > 0 ? [parts] : [])],
      isAbbreviation,
      prefixAllowed: !isQuoted || isAbbreviation,
    },
  ];
}

function plainWord(text: string, alternatives: readonly string[]): QueryWord {
  return { text, alternatives, exactAlternatives: [], expansions: [], isAbbreviation: false, prefixAllowed: true };
}

function conjunction(token: Token): QueryWord {
  return { ...plainWord(token.raw, ['and']), exactAlternatives: CONJUNCTIONS, prefixAllowed: false };
}

/** Initials are the name "UCL" as well as the first letters of words: "J. E." finds "Jan Evangelista". */
function initials(token: Token): QueryWord {
  const pieces = initialPieces(token.raw);
  return { ...plainWord(token.raw, [pieces.join('')]), expansions: [pieces], isAbbreviation: true };
}

/** A long run is cut, because the index holds no longer pieces; every piece is the beginning of a term. */
function eastAsianWords(token: Token, habit: CyrillicHabit): QueryWord[] {
  const letters = Array.from(wordForms(token.raw, habit).spellings[0] ?? '');
  const words: QueryWord[] = [];
  for (let start = 0; start < letters.length; start += LONGEST_EAST_ASIAN_TERM) {
    const piece = letters.slice(start, start + LONGEST_EAST_ASIAN_TERM).join('');
    words.push(plainWord(piece, [piece]));
  }
  return words;
}
