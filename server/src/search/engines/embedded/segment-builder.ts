import type { CollectionSchema, SortKind } from '../../collections.ts';
import { documentDigest } from '../../document-digest.ts';
import { documentNames, documentTerms } from '../../document-terms.ts';
import type { SearchDocument } from '../../search-document.ts';
import { createBitset, setBit } from './bitset.ts';
import { collectFacetSets, packFacets } from './facet-columns.ts';
import { createKeywordLists } from './keyword-lists.ts';
import { createNameIndex, type NameIndex, nameItem } from './name-index.ts';
import { createUnsigned } from './number-list.ts';
import { byCodeUnit, createNumberColumn, createTextColumn, type OrderedColumn } from './ordered-column.ts';
import { createPointColumn } from './point-column.ts';
import { isInIdentifier, LONGEST_LENGTH, placeOf, type TextIndex } from './postings.ts';
import type { Segment } from './segment.ts';
import { createSequencePool } from './sequence-pool.ts';
import { createTermDictionary } from './term-dictionary.ts';
import { dayNumber, instantNumber } from './time-values.ts';
import { VALIDITY_END_YEAR, VALIDITY_START_YEAR, validityYears } from './validity-years.ts';

/**
 * Indexes some thousand documents at once, written for clearness: larger segments are made by merging, which is
 * written for speed. Documents must have distinct ids.
 */
export function buildSegment(schema: CollectionSchema, documents: readonly SearchDocument[]): Segment {
  const sorted = [...documents].sort((a, b) => a.id - b.id);
  const { text, names } = buildText(sorted);
  return {
    size: sorted.length,
    ids: Uint32Array.from(sorted, ({ id }) => checkedId(id)),
    digests: Uint32Array.from(sorted, documentDigest),
    text,
    names,
    facets: buildFacets(schema, sorted),
    keywords: Object.fromEntries(
      schema.keywords.map((name) => [name, createKeywordLists(sorted.map(({ keywords }) => keywords[name] ?? []))]),
    ),
    columns: buildColumns(schema, sorted),
    points: createPointColumn(sorted.map(({ points }) => points)),
  };
}

/** Which column holds what: days and instants always, other sort keys as declared. */
export function columnKinds(schema: CollectionSchema): Record<string, SortKind> {
  return {
    ...schema.sortKeys,
    ...Object.fromEntries(schema.days.map((name) => [name, 'day'])),
    ...Object.fromEntries(schema.instants.map((name) => [name, 'instant'])),
  };
}

/** The facets of the documents and, where years are counted, the first and last year of validity. */
export function columnFacetNames(schema: CollectionSchema): string[] {
  const countsYears = Object.values(schema.computedFacets).some(({ kind }) => kind === 'validYears');
  return countsYears ? [...schema.facets, VALIDITY_START_YEAR, VALIDITY_END_YEAR] : [...schema.facets];
}

function checkedId(id: number): number {
  if (!Number.isInteger(id) || id < 1 || id > 0xffffffff) throw new RangeError(`A document cannot have the id ${id}`);
  return id;
}

function buildText(documents: readonly SearchDocument[]): { text: TextIndex; names: NameIndex } {
  const { occurrences, lengths, largestPlace } = collectOccurrences(documents);
  const namesOf = documents.map(documentNames);
  for (const form of namesOf.flat(3)) if (!occurrences.has(form)) occurrences.set(form, []);
  const terms = [...occurrences.keys()].sort(byCodeUnit);
  const numberOf = new Map(terms.map((term, index) => [term, index]));

  const offsets = new Uint32Array(terms.length + 1);
  terms.forEach((term, index) => {
    offsets[index + 1] = (offsets[index] as number) + (occurrences.get(term)?.length ?? 0) / 2;
  });
  const docs = new Uint32Array(offsets[terms.length] as number);
  const places = createUnsigned(docs.length, Math.max(0x100, largestPlace));
  const identifierTerms = createBitset(terms.length);
  let at = 0;
  for (const [index, term] of terms.entries()) {
    const own = occurrences.get(term) ?? [];
    for (let i = 0; i < own.length; i += 2) {
      docs[at] = own[i] as number;
      places[at++] = own[i + 1] as number;
      if (isInIdentifier(own[i + 1] as number)) setBit(identifierTerms, index);
    }
  }
  return {
    text: { dictionary: createTermDictionary(terms), offsets, docs, places, lengths, identifierTerms },
    names: buildNames(namesOf, numberOf),
  };
}

/** For each term document and place in turn; both come in ascending order by themselves. */
function collectOccurrences(documents: readonly SearchDocument[]): {
  occurrences: Map<string, number[]>;
  lengths: Uint8Array;
  largestPlace: number;
} {
  const occurrences = new Map<string, number[]>();
  let largestPlace = 0;
  const lengths = Uint8Array.from(documents, (document, doc) => {
    let length = 0;
    let position = -1;
    for (const term of documentTerms(document)) {
      if (term.position !== position) length++;
      position = term.position;
      const place = placeOf(term);
      largestPlace = Math.max(largestPlace, place);
      const own = occurrences.get(term.term);
      if (own) own.push(doc, place);
      else occurrences.set(term.term, [doc, place]);
    }
    return Math.min(LONGEST_LENGTH, length);
  });
  return { occurrences, lengths, largestPlace };
}

function buildNames(
  namesOf: readonly (readonly (readonly string[])[])[][],
  numberOf: ReadonlyMap<string, number>,
): NameIndex {
  const names = createSequencePool();
  const sets = createSequencePool();
  const setOf = createUnsigned(namesOf.length, namesOf.length);
  namesOf.forEach((own, doc) => {
    const numbers = own.map((words) =>
      names.intern(
        words.flatMap((forms) => forms.map((form, index) => nameItem(numberOf.get(form) as number, index > 0))),
      ),
    );
    setOf[doc] = sets.intern(numbers.sort((a, b) => a - b));
  });
  return createNameIndex({ setOf, sets: sets.toSequences(), names: names.toSequences() });
}

function buildFacets(schema: CollectionSchema, documents: readonly SearchDocument[]): Segment['facets'] {
  const years = documents.map((document) => validityYears(schema, document));
  const names = columnFacetNames(schema);
  const sets = names.map((name) => {
    if (name === VALIDITY_START_YEAR) return collectFacetSets(years.map((own) => own.start));
    if (name === VALIDITY_END_YEAR) return collectFacetSets(years.map((own) => own.end));
    return collectFacetSets(documents.map(({ facets }) => facets[name] ?? []));
  });
  return runToEnd(packFacets(names, sets));
}

function buildColumns(schema: CollectionSchema, documents: readonly SearchDocument[]): Record<string, OrderedColumn> {
  return Object.fromEntries(
    Object.entries(columnKinds(schema)).map(([name, kind]) => [name, buildColumn(documents, name, kind)]),
  );
}

function buildColumn(documents: readonly SearchDocument[], name: string, kind: SortKind): OrderedColumn {
  switch (kind) {
    case 'day':
      return createNumberColumn(
        Float64Array.from(documents, ({ days }) => mapValue(days[name], dayNumber) ?? Number.NaN),
      );
    case 'instant':
      return createNumberColumn(
        Float64Array.from(documents, ({ instants }) => mapValue(instants[name], instantNumber) ?? Number.NaN),
      );
    case 'number':
      return createNumberColumn(
        Float64Array.from(documents, ({ sortKeys }) => mapValue(sortKeys[name], Number) ?? Number.NaN),
      );
    case 'text':
      return createTextColumn(documents.map(({ sortKeys }) => mapValue(sortKeys[name], String)));
  }
}

function mapValue<In, Out>(value: In | null | undefined, map: (value: In) => Out): Out | null {
  return value === null || value === undefined ? null : map(value);
}

/** Does in one go what a merge does in slices. */
function runToEnd<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
