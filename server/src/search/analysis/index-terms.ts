import { type CyrillicHabit, cyrillicHabit } from './scripts/cyrillic.ts';
import { type Token, tokenise } from './tokenise.ts';
import { initialPieces, wordForms } from './word-forms.ts';

/** A term of the index; terms that share a position are forms of the same word. */
export interface IndexTerm {
  readonly term: string;
  readonly position: number;
}

/** A run of East Asian letters is found by any part of it up to this length. */
export const LONGEST_EAST_ASIAN_TERM = 8;

/** V8 copies shorter slices and points into the original for longer ones. */
const LONGEST_COPIED_SLICE = 12;
const CONJUNCTION_FORMS: readonly string[] = ['and', 'et', 'und'];

/**
 * The terms under which a text is found, in order of position, the canonical form first at each position.
 *
 * @example analyseForIndex('TU München') // tu 0, munchen 1, muenchen 1
 */
export function analyseForIndex(text: string): IndexTerm[] {
  const terms: IndexTerm[] = [];
  visitIndexTerms(text, (term, position) => terms.push({ term, position }));
  return terms;
}

/** The same terms handed over one by one, for building an index without an object for each. Returns the number of positions. */
export function visitIndexTerms(text: string, visit: (term: string, position: number) => void): number {
  const habit = cyrillicHabit(text);
  const tokens = tokenise(text);
  const last = tokens.at(-1);
  let position = 0;
  for (const token of tokens) {
    if (isItsOwnForm(token)) {
      visit(token.raw, position++);
    } else if (token.kind === 'eastAsian') {
      for (const term of endingsOf(token, habit)) visit(term, position++);
    } else {
      const forms = formsOf(token, habit, token === last);
      for (const term of forms) visit(term, position);
      if (forms.length > 0) position += 1;
    }
  }
  return position;
}

/** The words of a text, each with all its forms, the canonical first. */
export function wordsOf(text: string): (readonly string[])[] {
  const habit = cyrillicHabit(text);
  return tokenise(text)
    .map((token, index, tokens) => formsOf(token, habit, index === tokens.length - 1))
    .filter((forms) => forms.length > 0);
}

/** The folded name, its words joined by single spaces: two names are equal when their keys are. */
export function nameKey(text: string): string {
  return wordsOf(text)
    .map((forms) => forms[0])
    .join(' ');
}

/** All folded forms of one token, the canonical first; none for what is not a word. */
export function formsOf(token: Token, habit: CyrillicHabit, isLast: boolean): readonly string[] {
  if (isItsOwnForm(token)) return [token.raw];
  if (token.kind === 'quote') return [];
  if (token.kind === 'ampersand') return CONJUNCTION_FORMS;
  if (token.kind === 'initials') return initialForms(token);
  const { spellings, parts, digits } = wordForms(token.raw, habit);
  const isNumeral = digits !== undefined && (digits !== '1' || isLast);
  if (parts.length === 0 && !isNumeral) return spellings;
  return [...spellings, ...parts.slice(1), ...(isNumeral ? [digits] : [])];
}

/** Longer words are not cut out as they are: the engine would keep the text they come from in memory with them. */
function isItsOwnForm(token: Token): boolean {
  return token.isFolded && token.raw.length <= LONGEST_COPIED_SLICE;
}

function initialForms(token: Token): string[] {
  const pieces = initialPieces(token.raw);
  return [...new Set([pieces.join(''), ...pieces])];
}

/** Every ending of the run, so that any part of it is the beginning of one of them. */
function endingsOf(token: Token, habit: CyrillicHabit): string[] {
  const letters = Array.from(wordForms(token.raw, habit).spellings[0] ?? '');
  return letters.map((_letter, start) => letters.slice(start, start + LONGEST_EAST_ASIAN_TERM).join(''));
}
