import { nameKey } from '../../analysis/index-terms.ts';
import { isStopWord } from '../../analysis/stop-words.ts';
import { COLLECTIONS, type CollectionName, type CollectionSchema } from '../../collections.ts';
import { documentDigest } from '../../document-digest.ts';
import { type DocumentTerm, documentNames, documentTerms } from '../../document-terms.ts';
import { CLASS_WEIGHTS } from '../../ranking.ts';
import type { SearchDocument } from '../../search-document.ts';
import { dayNumber, instantNumber, sortableText } from './comparable-values.ts';
import { COLLECTION_FIELD, DIGEST_FIELD, ID_FIELD } from './field-names.ts';

/** Worths are kept as whole numbers of this part, because they take the place of how often a term occurs. */
export const WORTH_UNIT = 0.1;

/** No query is as long, so nothing is lost by cutting; OpenSearch refuses terms of tens of thousands of letters. */
const LONGEST_TERM = 1_000;

/** Mark the beginning and the end of a name; no term has such letters. */
export const NAME_BEGIN = '^';
export const NAME_END = '$';

/** Marks a small word, which weighs least when names are compared. */
const SMALL_WORD = '-';

/** The document as OpenSearch keeps it: all text already in folded terms, all days and texts comparable. */
export function translateDocument(collection: CollectionName, document: SearchDocument): Record<string, unknown> {
  const schema = COLLECTIONS[collection];
  const terms = documentTerms(document).map((term) => ({ ...term, term: term.term.slice(0, LONGEST_TERM) }));
  const names = documentNames(document);
  const identifiers = identifierKeys(document);
  return {
    [COLLECTION_FIELD]: collection,
    [ID_FIELD]: document.id,
    [DIGEST_FIELD]: documentDigest(document),
    [collection]: {
      terms: weighedTerms(terms),
      words: placedTerms(terms),
      names: asBytes(`${identifiers.join(';')}/${names.map(nameText).join(';')}`),
      wholeNames: names.map(wholeName),
      identifiers,
      geoPoints: document.points.map(({ lat, long }) => ({ lat, lon: long })),
      points: asBytes(document.points.map(({ lat, long }) => `${lat},${long}`).join(';')),
      years: validYears(schema, document),
      facets: document.facets,
      keywords: document.keywords,
      days: mapValues(document.days, dayNumber),
      instants: mapValues(document.instants, instantNumber),
      sortKeys: sortKeys(schema, document),
    },
  };
}

/** Each term with the sum of its weights: `graz|65 austria|10`. */
function weighedTerms(terms: readonly DocumentTerm[]): string {
  const worths = new Map<string, number>();
  for (const { term, class: textClass } of terms) {
    worths.set(term, (worths.get(term) ?? 0) + CLASS_WEIGHTS[textClass]);
  }
  return [...worths].map(([term, worth]) => `${term}|${Math.max(1, Math.round(worth / WORTH_UNIT))}`).join(' ');
}

/** One text for each field, one item for each position, forms of the same word joined: `tu munchen|muenchen`. */
function placedTerms(terms: readonly DocumentTerm[]): string[] {
  const fields: string[][][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { term, position } of terms) {
    if (position > last + 1) fields.push([]);
    if (position > last) fields.at(-1)?.push([]);
    fields.at(-1)?.at(-1)?.push(term);
    last = position;
  }
  return fields.map((words) => words.map((forms) => [...new Set(forms)].join('|')).join(' '));
}

/** What a query must be to be one of the identifiers. */
function identifierKeys({ identifiers, text }: SearchDocument): string[] {
  const written = text.filter((field) => field.class === 'identifier').map((field) => field.text);
  const keys = new Set([...identifiers, ...written].map(nameKey));
  return [...keys].filter((key) => key !== '' && key.length < LONGEST_TERM);
}

/** `^ universitat|universitaet graz $` */
function wholeName(words: readonly (readonly string[])[]): string {
  const placed = words.map((forms) => forms.map((form) => form.slice(0, LONGEST_TERM)).join('|'));
  return [NAME_BEGIN, ...placed, NAME_END].join(' ');
}

/** `-the university|univ of`: words by spaces, their forms by bars. */
function nameText(words: readonly (readonly string[])[]): string {
  return words.map((forms) => `${isStopWord(forms[0] ?? '') ? SMALL_WORD : ''}${forms.join('|')}`).join(' ');
}

function validYears({ validity }: CollectionSchema, { days }: SearchDocument): string[] {
  const from = validity && days[validity.from];
  const to = validity && days[validity.to];
  if (!from || !to || to < from) return [];
  const first = Number(from.slice(0, 4));
  const count = Number(to.slice(0, 4)) - first + 1;
  return Array.from({ length: count }, (_value, index) => String(first + index).padStart(4, '0'));
}

function sortKeys(schema: CollectionSchema, document: SearchDocument): Record<string, unknown> {
  const own = Object.entries(document.sortKeys).filter(([name]) =>
    ['text', 'number'].includes(schema.sortKeys[name] ?? ''),
  );
  return Object.fromEntries(
    own.map(([name, value]) => [
      name,
      schema.sortKeys[name] === 'text' && value !== null ? sortableText(String(value)) : value,
    ]),
  );
}

function mapValues(
  values: Readonly<Record<string, string | null>>,
  toNumber: (value: string) => number,
): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null ? null : toNumber(value)]),
  );
}

function asBytes(text: string): string {
  return Buffer.from(text).toString('base64');
}
