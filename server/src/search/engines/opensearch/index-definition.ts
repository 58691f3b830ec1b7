import { crc32 } from 'node:zlib';
import { analyseForIndex } from '../../analysis/index-terms.ts';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionSchema, type SortKind } from '../../collections.ts';
import { BM25, CLASS_WEIGHTS } from '../../ranking.ts';
import { COLLECTION_FIELD, DIGEST_FIELD, ID_FIELD, SEQUENCE_FIELD } from './field-names.ts';
import { WORTH_UNIT } from './translate-document.ts';

/** Raised when `translateDocument` or the mapping below changes what an index holds. */
const FORMAT = 2;

/** Words on which any change of the analysis that matters shows. */
const PROBE =
  'Universität "Łódź" & Co. U.C.L. Αθήνα Київ თბილისი Երևան ירושלים القاهرة 北京大学 Paris-8 II L’Aquila straße';

/** How far OpenSearch numbers hits; beyond, a page is reached by following the order. */
export const LONGEST_WINDOW = 100_000;

/** Part of every index name: an index made by another version of the code is never read, a new one is filled instead. */
export function indexVersion(): string {
  const madeOf = [COLLECTIONS, CLASS_WEIGHTS, analyseForIndex(PROBE)];
  return `v${FORMAT}-${crc32(JSON.stringify(madeOf)).toString(16).padStart(8, '0')}`;
}

export interface IndexSize {
  readonly shards: number;
  /** How many copies beside the first; "0-1" has one wherever there is a second machine. */
  readonly replicas: number | '0-1';
}

/** Every write refreshes by itself, so that what was written is seen and a change is seen as a whole. */
export function indexSettings({ shards, replicas }: IndexSize): Record<string, unknown> {
  return {
    number_of_shards: shards,
    ...(replicas === '0-1' ? { auto_expand_replicas: replicas } : { number_of_replicas: replicas }),
    refresh_interval: '-1',
    max_result_window: LONGEST_WINDOW,
    // How long a removal is remembered, and so a late write of an older state refused.
    gc_deletes: '30m',
    // Names are cut nowhere, so neither are the words of a document.
    'mapping.total_fields.limit': 500,
    similarity: { worth: { type: 'scripted', script: { source: WORTH_SIMILARITY } } },
    analysis: {
      tokenizer: { terms: { type: 'whitespace', max_token_length: 100_000 } },
      filter: {
        worth: { type: 'delimited_term_freq' },
        forms: { type: 'pattern_capture', preserve_original: false, patterns: ['([^|]+)'] },
      },
      analyzer: {
        worth: { type: 'custom', tokenizer: 'terms', filter: ['worth'] },
        forms: { type: 'custom', tokenizer: 'terms', filter: ['forms'] },
        terms: { type: 'custom', tokenizer: 'terms' },
      },
    },
  };
}

/** The saturation of BM25. How rare a word is comes as its boost, because it is a matter of all its forms together. */
const WORTH_SIMILARITY = `
  double worth = doc.freq * ${WORTH_UNIT};
  double average = field.sumTotalTermFreq / (double) field.docCount;
  return query.boost * worth / (worth + ${BM25.k1} * (${1 - BM25.b} + ${BM25.b} * doc.length / average));
`;

export function indexMappings(): Record<string, unknown> {
  const collections = COLLECTION_NAMES.map((name) => [name, { properties: collectionProperties(COLLECTIONS[name]) }]);
  return {
    dynamic: 'strict',
    _meta: { version: indexVersion() },
    _source: { includes: [SEQUENCE_FIELD, ...COLLECTION_NAMES.map((name) => `${name}.terms`)] },
    properties: {
      [COLLECTION_FIELD]: { type: 'keyword' },
      [ID_FIELD]: { type: 'long' },
      [DIGEST_FIELD]: { type: 'long', index: false },
      [SEQUENCE_FIELD]: { type: 'long', index: false },
      ...Object.fromEntries(collections),
    },
  };
}

function collectionProperties(schema: CollectionSchema): Record<string, unknown> {
  const keyword = { type: 'keyword' };
  const long = { type: 'long' };
  return {
    terms: {
      type: 'text',
      analyzer: 'worth',
      search_analyzer: 'terms',
      index_options: 'freqs',
      similarity: 'worth',
    },
    words: {
      type: 'text',
      analyzer: 'forms',
      search_analyzer: 'terms',
      norms: false,
      index_prefixes: { min_chars: 1, max_chars: 6 },
    },
    names: { type: 'binary', doc_values: true },
    wholeNames: { type: 'text', analyzer: 'forms', search_analyzer: 'terms', norms: false },
    identifiers: { type: 'keyword', doc_values: false },
    geoPoints: { type: 'geo_point' },
    points: { type: 'binary', doc_values: true },
    years: keyword,
    facets: { properties: each(schema.facets, keyword) },
    keywords: { properties: each(schema.keywords, { type: 'keyword', doc_values: false }) },
    days: { properties: each(schema.days, long) },
    instants: { properties: each(schema.instants, long) },
    sortKeys: { properties: sortProperties(schema.sortKeys) },
  };
}

function sortProperties(sortKeys: Readonly<Record<string, SortKind>>): Record<string, unknown> {
  const own = Object.entries(sortKeys).filter(([, kind]) => kind === 'text' || kind === 'number');
  return Object.fromEntries(
    own.map(([name, kind]) => [name, { type: kind === 'text' ? 'keyword' : 'double', index: false }]),
  );
}

function each(names: readonly string[], definition: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, definition]));
}
