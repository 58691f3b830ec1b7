import { visitIndexTerms, wordsOf } from '../../analysis/index-terms.ts';
import { nameItem } from './name-index.ts';

/** A text as numbers of terms. */
export interface AnalysedText {
  /** Term and position in turn. */
  readonly terms: readonly number[];
  /** How many words it has. */
  readonly length: number;
}

/**
 * Analyses texts for one segment. Those met last are kept: a million reports repeat the names of a few thousand
 * institutions, agencies and countries.
 */
export interface TextAnalyser {
  analyse(text: string): AnalysedText;
  /** Kept apart: identifiers hardly repeat, and would push out the names that do. */
  analyseIdentifier(text: string): AnalysedText;
  /** The words of a name as name items; none when it has no word. */
  analyseName(name: string): readonly number[];
}

const MOST_KEPT = 65_536;

export function createTextAnalyser(numberOf: (term: string) => number): TextAnalyser {
  const texts = createRecent<AnalysedText>();
  const identifiers = createRecent<AnalysedText>();
  const names = createRecent<readonly number[]>();
  return {
    analyse: (text) => texts.get(text, analyse),
    analyseIdentifier: (text) => identifiers.get(text, analyse),
    analyseName: (name) => names.get(name, analyseName),
  };

  function analyse(text: string): AnalysedText {
    const terms: number[] = [];
    const length = visitIndexTerms(text, (term, position) => terms.push(numberOf(term), position));
    return { terms, length };
  }

  function analyseName(name: string): readonly number[] {
    return wordsOf(name).flatMap((forms) => forms.map((form, index) => nameItem(numberOf(form), index > 0)));
  }
}

/** Keeps at least the last `MOST_KEPT` values that were asked for, and at most twice as many. */
function createRecent<Value>(): { get(key: string, make: (key: string) => Value): Value } {
  let newer = new Map<string, Value>();
  let older = new Map<string, Value>();
  return {
    get(key, make) {
      const known = newer.get(key);
      if (known !== undefined) return known;
      const value = older.get(key) ?? make(key);
      if (newer.size >= MOST_KEPT) {
        older = newer;
        newer = new Map();
      }
      newer.set(key, value);
      return value;
    },
  };
}
