import { readingsOf } from './abbreviations.ts';
import { habitOf, LONGEST_EAST_ASIAN_TERM } from './index-terms.ts';
import { digitsOfNumeral } from './roman-numerals.ts';
import type { CyrillicHabit } from './scripts/cyrillic.ts';
import { type Token, tokenise } from './tokenise.ts';
import { afterElision, distinct, initialPieces, joinedParts, spellings } from './word-forms.ts';

/** One word somebody typed. It matches when any of its three kinds of forms matches. */
export interface QueryWord {
  /** As typed. */
  readonly text: string;
  /** Folded forms, the canonical first; each matches a term exactly or, where `prefixAllowed`, as its beginning. */
  readonly alternatives: readonly string[];
  /** Forms that match only a whole term, such as `2` for `II`. */
  readonly exactAlternatives: readonly string[];
  /** Sequences of word beginnings that must all occur together, such as `techn` + `univ` for `TU`. */
  readonly expansions: readonly (readonly string[])[];
  readonly isAbbreviation: boolean;
  /** False for words between quotes, which are finished words. */
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

const CONJUNCTIONS = ['et', 'und', 'y', 'e', 'i', 'en', 'og', 'och', 'ja', 'es', 'kai'];

/** Reads what somebody typed into a search box. */
export function analyseQuery(text: string): AnalysedQuery {
  if (text.length > MOST_QUERY_CHARACTERS) return { words: [], phrases: [], tooLong: true };
  const habit = habitOf(text);
  const tokens = tokenise(text);
  const quotes = tokens.filter((token) => token.kind === 'quote').length;
  const words: QueryWord[] = [];
  const phrases: number[][] = [];
  let phrase: number[] | undefined;
  let quotesLeft = quotes - (quotes % 2);
  tokens.forEach((token, index) => {
    if (token.kind === 'quote') {
      if (quotesLeft > 0) {
        quotesLeft -= 1;
        if (phrase && phrase.length > 1) phrases.push(phrase);
        phrase = phrase ? undefined : [];
      }
      return;
    }
    for (const word of queryWords(token, habit, index === tokens.length - 1, phrase === undefined)) {
      phrase?.push(words.length);
      words.push(word);
    }
  });
  if (words.length > MOST_QUERY_WORDS) return { words: [], phrases: [], tooLong: true };
  return { words, phrases, tooLong: false };
}

function queryWords(token: Token, habit: CyrillicHabit, isLast: boolean, prefixAllowed: boolean): QueryWord[] {
  if (token.kind === 'eastAsian') return eastAsianWords(token, habit);
  if (token.kind === 'ampersand') return [conjunction(token)];
  if (token.kind === 'initials') return [initials(token, prefixAllowed)];
  const forms = spellings(token.raw, habit);
  const canonical = forms[0];
  if (canonical === undefined) return [];
  const elided = afterElision(token.raw);
  if (elided !== undefined) forms.push(...spellings(elided, habit));
  const readings = readingsOf(canonical);
  const parts = joinedParts(token.raw);
  const numeral = digitsOfNumeral(canonical, isLast);
  const isAbbreviation = readings !== undefined || token.hasDotAfter;
  return [
    {
      text: token.raw,
      alternatives: distinct([...forms, ...(readings?.words ?? [])]),
      exactAlternatives: numeral === undefined ? [] : [numeral],
      expansions: [...(readings?.sequences ?? []), ...(parts.length > 1 ? [parts] : [])],
      isAbbreviation,
      prefixAllowed: prefixAllowed || isAbbreviation,
    },
  ];
}

function conjunction(token: Token): QueryWord {
  return {
    text: token.raw,
    alternatives: ['and'],
    exactAlternatives: CONJUNCTIONS,
    expansions: [],
    isAbbreviation: false,
    prefixAllowed: false,
  };
}

function initials(token: Token, prefixAllowed: boolean): QueryWord {
  const pieces = initialPieces(token.raw);
  return {
    text: token.raw,
    alternatives: [pieces.join('')],
    exactAlternatives: [],
    expansions: [pieces],
    isAbbreviation: true,
    prefixAllowed,
  };
}

/** A long run is cut, because the index holds no longer pieces. */
function eastAsianWords(token: Token, habit: CyrillicHabit): QueryWord[] {
  const letters = Array.from(spellings(token.raw, habit)[0] ?? '');
  const words: QueryWord[] = [];
  for (let start = 0; start < letters.length; start += LONGEST_EAST_ASIAN_TERM) {
    const piece = letters.slice(start, start + LONGEST_EAST_ASIAN_TERM).join('');
    words.push({
      text: piece,
      alternatives: [piece],
      exactAlternatives: [],
      expansions: [],
      isAbbreviation: false,
      prefixAllowed: true,
    });
  }
  return words;
}
