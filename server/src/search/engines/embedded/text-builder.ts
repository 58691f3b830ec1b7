import type { SearchDocument, TextClass } from '../../search-document.ts';
import { type AnalysedText, createTextAnalyser } from './analysis-cache.ts';
import { createBitset, setBit } from './bitset.ts';
import { createNameIndex, isOtherForm, type NameIndex, nameItem, termOfItem } from './name-index.ts';
import { createNumberList, createUnsigned } from './number-list.ts';
import { isInIdentifier, LONGEST_LENGTH, placeOf, type TextIndex } from './postings.ts';
import { createSequencePool, type Sequences } from './sequence-pool.ts';
import { ranksOf, sortStrings } from './sort-strings.ts';
import { writeStringTable } from './string-table.ts';

export interface TextBuilder {
  add(document: SearchDocument): void;
  /** `order` says which of the documents added comes first, second and so on. */
  finish(order: Uint32Array): Generator<void, { text: TextIndex; names: NameIndex }>;
}

/** Fields lie this far apart, so that no phrase reaches from one into the next. */
const GAP = 1;
const STEPS_A_SLICE = 65_536;

/** Numbers terms as they come; they get their places in the dictionary at the end. */
export function createTextBuilder(): TextBuilder {
  const numberOfTerm = new Map<string, number>();
  const analyser = createTextAnalyser((term) => {
    const known = numberOfTerm.get(term);
    if (known !== undefined) return known;
    numberOfTerm.set(term, numberOfTerm.size);
    return numberOfTerm.size - 1;
  });
  /** Occurrences of each document after each other. */
  const terms = createNumberList();
  const places = createNumberList();
  const starts = createNumberList();
  const lengths = createNumberList();
  const names = createSequencePool();
  const sets = createSequencePool();
  const setOf = createNumberList();
  let largestPlace = 0;
  starts.push(0);

  return {
    add(document) {
      let position = 0;
      let length = 0;
      for (const field of document.text) addField(analyser.analyse(field.text), field.class);
      for (const text of document.identifiers) addField(analyser.analyseIdentifier(text), 'identifier');
      starts.push(terms.length);
      lengths.push(Math.min(LONGEST_LENGTH, length));
      addNames(document.names);

      function addField(analysed: AnalysedText, textClass: TextClass): void {
        if (analysed.length === 0) return;
        addOccurrences(analysed.terms, { start: position, last: analysed.length - 1, class: textClass });
        position += analysed.length + GAP;
        length += analysed.length;
      }
    },

    *finish(order) {
      const words = [...numberOfTerm.keys()];
      const sorted = yield* sortStrings(words);
      const ranks = ranksOf(sorted);
      const { offsets, docs, placed } = yield* placeOccurrences(order, ranks);
      yield;
      const text: TextIndex = {
        dictionary: yield* writeStringTable(words, sorted),
        offsets,
        docs,
        places: placed,
        lengths: new Uint8Array(lengths.pick(order)),
        identifierTerms: yield* findIdentifierTerms(offsets, placed),
      };
      yield;
      const narrow = createUnsigned(order.length, sets.size);
      for (let rank = 0; rank < order.length; rank++) narrow[rank] = setOf.at(order[rank] as number);
      yield;
      const ownNames = withRanks(names.toSequences(), ranks);
      return { text, names: yield* createNameIndex({ setOf: narrow, sets: sets.toSequences(), names: ownNames }) };
    },
  };

  function addOccurrences(
    found: readonly number[],
    { start, last, class: textClass }: { start: number; last: number; class: TextClass },
  ): void {
    for (let i = 0; i < found.length; i += 2) {
      const position = found[i + 1] as number;
      const place = placeOf({
        position: start + position,
        class: textClass,
        isFirst: position === 0,
        isLast: position === last,
      });
      if (place > largestPlace) largestPlace = place;
      terms.push(found[i] as number);
      places.push(place);
    }
  }

  function addNames(own: readonly string[]): void {
    const numbers = new Set<number>();
    for (const name of own) {
      const items = analyser.analyseName(name);
      if (items.length > 0) numbers.add(names.intern(items));
    }
    setOf.push(sets.intern([...numbers].sort((a, b) => a - b)));
  }

  /** Sorts occurrences by term, then document, then position: documents and positions ascend by themselves. */
  function* placeOccurrences(order: Uint32Array, ranks: Uint32Array) {
    const offsets = new Uint32Array(ranks.length + 1);
    for (let i = 0; i < terms.length; i++) {
      const rank = ranks[terms.at(i)] as number;
      offsets[rank + 1] = (offsets[rank + 1] as number) + 1;
      if (i % STEPS_A_SLICE === 0) yield;
    }
    for (let rank = 0; rank < ranks.length; rank++) {
      offsets[rank + 1] = (offsets[rank + 1] as number) + (offsets[rank] as number);
    }
    yield;
    const next = offsets.slice();
    const docs = new Uint32Array(terms.length);
    const placed = createUnsigned(terms.length, Math.max(0x100, largestPlace));
    for (let doc = 0, steps = 0; doc < order.length; doc++) {
      const added = order[doc] as number;
      const end = starts.at(added + 1);
      for (let i = starts.at(added); i < end; i++) {
        const rank = ranks[terms.at(i)] as number;
        const at = next[rank] as number;
        next[rank] = at + 1;
        docs[at] = doc;
        placed[at] = places.at(i);
        if (++steps % STEPS_A_SLICE === 0) yield;
      }
    }
    return { offsets, docs, placed };
  }
}

function* findIdentifierTerms(offsets: Uint32Array, places: ArrayLike<number>) {
  const found = createBitset(offsets.length - 1);
  for (let term = 0, at = 0; term + 1 < offsets.length; term++) {
    for (; at < (offsets[term + 1] as number); at++) {
      if (isInIdentifier(places[at] as number)) setBit(found, term);
      if (at % STEPS_A_SLICE === 0) yield;
    }
  }
  return found;
}

function withRanks({ offsets, items }: Sequences, ranks: Uint32Array): Sequences {
  return {
    offsets,
    items: items.map((item) => nameItem(ranks[termOfItem(item)] as number, isOtherForm(item))),
  };
}
