import { createBitset, hasBit, setBit } from '../bitset.ts';
import { createNameIndex, isOtherForm, type NameIndex, nameItem, termOfItem } from '../name-index.ts';
import { createNumberList, createUnsigned } from '../number-list.ts';
import type { TextIndex } from '../postings.ts';
import { createSequencePool, sequenceAt, sequenceCount } from '../sequence-pool.ts';
import { strings } from '../string-reader.ts';
import { createStringTableWriter } from '../string-table.ts';
import { GONE, type MergeLayout, moveNumbers, type PlacedPart, SLICE } from './merge-layout.ts';
import { mergeStrings } from './merge-strings.ts';

/** The new number of each term of each part, `GONE` where no live document uses it. */
type TermMaps = readonly Uint32Array[];

export function* mergeText(layout: MergeLayout): Generator<void, { text: TextIndex; names: NameIndex }> {
  const { text, termMaps } = yield* mergePostings(layout);
  return { text, names: yield* mergeNames(layout, termMaps) };
}

function* mergePostings(layout: MergeLayout): Generator<void, { text: TextIndex; termMaps: TermMaps }> {
  const { parts } = layout;
  const capacity = parts.reduce((sum, { segment }) => sum + segment.text.docs.length, 0);
  const widest = parts.some(({ segment }) => segment.text.places.BYTES_PER_ELEMENT === 4) ? GONE : 0xffff;
  const target = { docs: new Uint32Array(capacity), places: createUnsigned(capacity, widest), length: 0 };
  const termMaps = parts.map(({ segment }) => new Uint32Array(segment.text.dictionary.size).fill(GONE));
  const isNamed: Uint8Array[] = [];
  for (const part of parts) isNamed.push(yield* namedTerms(part));
  const terms = createStringTableWriter();
  const offsets = createNumberList();
  offsets.push(0);
  const inIdentifier: number[] = [];
  yield;

  let work = 0;
  for (const { text, sources } of mergeStrings(parts.map(({ segment }) => strings(segment.text.dictionary)))) {
    const before = target.length;
    const cursors = openCursors(sources.map(({ part, index }) => ({ part: parts[part] as PlacedPart, term: index })));
    while (!appendOccurrences(cursors, target, SLICE)) yield;
    work += target.length - before + 16;
    if (target.length > before || sources.some(({ part, index }) => isNamed[part]?.[index] === 1)) {
      const term = terms.add(text);
      for (const { part, index } of sources) (termMaps[part] as Uint32Array)[index] = term;
      if (sources.some(({ part, index }) => isIdentifierTerm(parts[part], index))) inIdentifier.push(term);
      offsets.push(target.length);
    }
    if (work > SLICE) {
      work = 0;
      yield;
    }
  }

  const dictionary = terms.finish();
  const identifierTerms = createBitset(dictionary.size);
  for (const term of inIdentifier) setBit(identifierTerms, term);
  yield;
  const isFull = target.length === capacity;
  const docs = isFull ? target.docs : target.docs.slice(0, target.length);
  yield;
  const places = isFull ? target.places : target.places.slice(0, target.length);
  yield;
  const lengths = new Uint8Array(layout.size);
  yield* moveNumbers(layout, lengths, (segment, doc) => segment.text.lengths[doc] as number);
  const text: TextIndex = { dictionary, offsets: offsets.toArray(), docs, places, lengths, identifierTerms };
  return { text, termMaps };
}

function isIdentifierTerm(part: PlacedPart | undefined, term: number): boolean {
  return part !== undefined && hasBit(part.segment.text.identifierTerms, term);
}

interface Occurrences {
  readonly docs: Uint32Array;
  readonly places: { [index: number]: number };
  length: number;
}

interface Source {
  readonly part: PlacedPart;
  readonly term: number;
}

/** Cursors over the occurrences of one term, in order of their first documents. */
function openCursors(sources: readonly Source[]): Cursor[] {
  const cursors = sources.map(openCursor).filter((cursor) => cursor.doc !== GONE);
  return cursors.sort((a, b) => a.doc - b.doc);
}

/** Appends up to so many occurrences in order of their new documents; tells whether these were all. */
function appendOccurrences(cursors: readonly Cursor[], target: Occurrences, most: number): boolean {
  for (let taken = 0; taken < most; ) {
    let least: Cursor | undefined;
    let next = GONE;
    for (const cursor of cursors) {
      if (cursor.doc === GONE) continue;
      if (!least || cursor.doc < least.doc) {
        next = least?.doc ?? GONE;
        least = cursor;
      } else if (cursor.doc < next) next = cursor.doc;
    }
    if (!least) return true;
    // No document is in two parts: this cursor goes on alone until another has an earlier one.
    for (; least.doc < next && taken < most; taken++) least.take(target);
  }
  return false;
}

interface Cursor {
  /** The new number of the next document, `GONE` at the end. */
  doc: number;
  /** Appends the next occurrence and moves on. */
  take(target: Occurrences): void;
}

function openCursor({ part, term }: Source): Cursor {
  const { newDoc, segment } = part;
  const { docs, places, offsets } = segment.text;
  const end = offsets[term + 1] as number;
  let at = (offsets[term] as number) - 1;
  const cursor: Cursor = {
    doc: GONE,
    take(target) {
      target.docs[target.length] = cursor.doc;
      target.places[target.length++] = places[at] as number;
      advance();
    },
  };
  advance();
  return cursor;

  function advance(): void {
    at++;
    while (at < end && newDoc[docs[at] as number] === GONE) at++;
    cursor.doc = at < end ? (newDoc[docs[at] as number] as number) : GONE;
  }
}

/** Giving a set of names its new number takes longer than moving one number. */
const SETS_A_SLICE = 8192;

/** Terms that stand in a name of a live document: they stay even where the text does not hold them. */
function* namedTerms({ segment, newDoc }: PlacedPart): Generator<void, Uint8Array> {
  const { setOf, sets, names } = segment.names;
  const isUsedSet = new Uint8Array(sequenceCount(sets));
  for (let doc = 0; doc < segment.size; doc++) {
    if (newDoc[doc] !== GONE) isUsedSet[setOf[doc] as number] = 1;
    if (doc % SLICE === SLICE - 1) yield;
  }
  const isNamed = new Uint8Array(segment.text.dictionary.size);
  yield;
  const isUsedName = new Uint8Array(sequenceCount(names));
  for (let set = 0; set < isUsedSet.length; set++) {
    if (set % SLICE === SLICE - 1) yield;
    if (isUsedSet[set] === 0) continue;
    for (let i = sets.offsets[set] as number; i < (sets.offsets[set + 1] as number); i++) {
      isUsedName[sets.items[i] as number] = 1;
    }
  }
  yield;
  for (let name = 0; name < isUsedName.length; name++) {
    if (name % SLICE === SLICE - 1) yield;
    if (isUsedName[name] === 0) continue;
    for (let i = names.offsets[name] as number; i < (names.offsets[name + 1] as number); i++) {
      isNamed[termOfItem(names.items[i] as number)] = 1;
    }
  }
  return isNamed;
}

function* mergeNames({ parts, size }: MergeLayout, termMaps: TermMaps): Generator<void, NameIndex> {
  const names = createSequencePool(parts.reduce((sum, { segment }) => sum + sequenceCount(segment.names.names), 0));
  const sets = createSequencePool(parts.reduce((sum, { segment }) => sum + sequenceCount(segment.names.sets), 0));
  const setOf = new Uint32Array(size);
  yield;
  for (const [index, { segment, newDoc }] of parts.entries()) {
    const terms = termMaps[index] as Uint32Array;
    const own = segment.names;
    const newSet = new Uint32Array(sequenceCount(own.sets)).fill(GONE);
    const newName = new Uint32Array(sequenceCount(own.names)).fill(GONE);
    for (let doc = 0; doc < segment.size; doc++) {
      const moved = newDoc[doc] as number;
      if (doc % SETS_A_SLICE === SETS_A_SLICE - 1) yield;
      if (moved === GONE) continue;
      const set = own.setOf[doc] as number;
      if (newSet[set] === GONE) newSet[set] = sets.intern(sequenceAt(own.sets, set).map(moveName).sort());
      setOf[moved] = newSet[set] as number;
    }
    yield;

    function moveName(name: number): number {
      if (newName[name] === GONE) newName[name] = names.intern(sequenceAt(own.names, name).map(moveItem));
      return newName[name] as number;
    }

    function moveItem(item: number): number {
      return nameItem(terms[termOfItem(item)] as number, isOtherForm(item));
    }
  }
  const narrow = createUnsigned(size, sets.size);
  narrow.set(setOf);
  return yield* createNameIndex({ setOf: narrow, sets: sets.toSequences(), names: names.toSequences() });
}
