import { digitsOfNumeral } from './roman-numerals.ts';
import { type CyrillicHabit, cyrillicHabit } from './scripts/cyrillic.ts';
import { type Token, tokenise } from './tokenise.ts';
import { afterElision, distinct, initialPieces, joinedParts, spellings } from './word-forms.ts';

/** A term of the index; terms that share a position are spellings of the same word. */
export interface IndexTerm {
  readonly term: string;
  readonly position: number;
}

/** A run of East Asian letters is found by any part of it up to this length. */
export const LONGEST_EAST_ASIAN_TERM = 8;

const AMPERSAND_FORMS = ['and', 'et', 'und'];
const PLAIN_WORD = /^[a-z0-9]+$/u;
const CYRILLIC = /[\u0400-\u052f]/u;

/**
 * The terms under which a text is found, in order of position, the canonical spelling first at each position.
 *
 * @example analyseForIndex('TU München') // tu 0, munchen 1, muenchen 1
 */
export function analyseForIndex(text: string): IndexTerm[] {
  const terms: IndexTerm[] = [];
  const habit = habitOf(text);
  let position = 0;
  const tokens = tokenise(text);
  tokens.forEach((token, index) => {
    if (token.kind === 'eastAsian') {
      for (const term of suffixesOf(token.raw, habit)) terms.push({ term, position: position++ });
      return;
    }
    const forms = formsOf(token, habit, index === tokens.length - 1);
    for (const term of forms) terms.push({ term, position });
    if (forms.length > 0) position += 1;
  });
  return terms;
}

/** The folded name, its words joined by single spaces: two names are equal when their keys are. */
export function nameKey(text: string): string {
  const words = tokenise(text).map((token) => (token.kind === 'quote' ? '' : canonicalForm(token)));
  return words.filter((word) => word !== '').join(' ');
}

export function habitOf(text: string): CyrillicHabit {
  return CYRILLIC.test(text) ? cyrillicHabit(text) : 'plain';
}

/** All folded forms of one token, the canonical first. */
export function formsOf(token: Token, habit: CyrillicHabit, isLast: boolean): string[] {
  if (token.kind === 'quote') return [];
  if (token.kind === 'ampersand') return AMPERSAND_FORMS;
  if (token.kind === 'initials') {
    const pieces = initialPieces(token.raw);
    return distinct([pieces.join(''), ...pieces]);
  }
  if (token.isAscii && PLAIN_WORD.test(token.raw)) return [token.raw];
  const forms = spellings(token.raw, habit);
  const elided = afterElision(token.raw);
  if (elided !== undefined) forms.push(...spellings(elided, habit));
  forms.push(...joinedParts(token.raw).slice(1));
  const numeral = token.raw === token.raw.toUpperCase() ? digitsOfNumeral(forms[0] ?? '', isLast) : undefined;
  if (numeral !== undefined) forms.push(numeral);
  return distinct(forms);
}

function canonicalForm(token: Token): string {
  return formsOf(token, 'plain', false)[0] ?? '';
}

/** Every ending of the run, so that any part of it is the start of one of them. */
function suffixesOf(raw: string, habit: CyrillicHabit): string[] {
  const letters = Array.from(spellings(raw, habit)[0] ?? '');
  return letters.map((_letter, start) => letters.slice(start, start + LONGEST_EAST_ASIAN_TERM).join(''));
}
