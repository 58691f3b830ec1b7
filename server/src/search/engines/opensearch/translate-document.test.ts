import { expect, it } from 'vitest';
import { documentDigest } from '../../document-digest.ts';
import type { SearchDocument } from '../../search-document.ts';
import { sortableText } from './comparable-values.ts';
import { translateDocument } from './translate-document.ts';

const document: SearchDocument = {
  id: 7,
  text: [
    { class: 'name', text: 'Universität Graz' },
    { class: 'city', text: 'Graz' },
  ],
  names: ['Universität Graz', 'University of Graz'],
  identifiers: ['AT-0001'],
  facets: { country: ['Austria'] },
  keywords: { institution: ['3', '4'] },
  days: { validFrom: '2019-12-31', validTo: '2021-01-01', validToCalculated: null },
  instants: { dateCreated: '1970-01-02T00:00:00Z' },
  sortKeys: { agency: 'Ａ', flag: null },
  points: [{ lat: 47.07, long: -15.5 }],
};

it('gives OpenSearch folded terms, comparable numbers and packed names', () => {
  expect(translateDocument('reports', document)).toEqual({
    collection: 'reports',
    id: 7,
    digest: documentDigest(document),
    reports: {
      terms: 'universitat|40 universitaet|40 graz|65 at|40 0001|40',
      words: ['universitat|universitaet graz', 'graz', 'at 0001'],
      names: Buffer.from('at 0001/universitat|universitaet graz;university -of graz').toString('base64'),
      wholeNames: ['^ universitat|universitaet graz $', '^ university of graz $'],
      identifiers: ['at 0001'],
      geoPoints: [{ lat: 47.07, lon: -15.5 }],
      points: Buffer.from('47.07,-15.5').toString('base64'),
      years: ['2019', '2020', '2021'],
      facets: { country: ['Austria'] },
      keywords: { institution: ['3', '4'] },
      days: { validFrom: 20191231, validTo: 20210101, validToCalculated: null },
      instants: { dateCreated: 86_400 },
      sortKeys: { agency: sortableText('Ａ'), flag: null },
    },
  });
});

it('names no year for a validity that ended before it began', () => {
  const never = { ...document, days: { validFrom: '2020-01-02', validTo: '2020-01-01' } };
  expect(translateDocument('reports', never)).toMatchObject({ reports: { years: [] } });
});

it('cuts a word that is longer than any query', () => {
  const long = { ...document, text: [{ class: 'body', text: 'x'.repeat(40_000) }], identifiers: [] } as const;
  expect(translateDocument('reports', long)).toMatchObject({ reports: { words: ['x'.repeat(1_000)] } });
});

it('makes texts whose order by code point is the order of the originals by code unit', () => {
  const texts = ['', 'a', 'b', 'é', '大', '𝔸', '𝔸b', '😀', '\ue000', 'Ａ', '\uffff', 'a𝔸', 'aＡ'];
  const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  const inOrder = texts.toSorted((a, b) => byCodePoint(sortableText(a), sortableText(b)));
  expect(inOrder).toEqual(texts.toSorted());
});
