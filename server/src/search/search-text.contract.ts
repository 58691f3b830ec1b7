import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchDocument } from './search-document.ts';
import { matchAll, type SearchEngine } from './search-engine.ts';
import { named } from './search-properties.contract.ts';
import { byScore } from './search-worlds.contract.ts';

const graz: SearchDocument = {
  ...named(1, 'Universität Graz'),
  text: [
    { class: 'name', text: 'Universität Graz' },
    { class: 'name', text: 'University of Graz' },
    { class: 'city', text: 'Graz' },
    { class: 'country', text: 'Austria' },
  ],
  names: ['Universität Graz', 'University of Graz'],
  identifiers: ['AT0001', '900 12/34'],
};
const technical: SearchDocument = {
  ...named(2, 'Technische Universität Graz'),
  text: [
    { class: 'acronym', text: 'TUG' },
    { class: 'name', text: 'Technische Universität Graz' },
    { class: 'country', text: 'Austria' },
    { class: 'related', text: 'Universität Graz' },
  ],
  names: ['Technische Universität Graz', 'TUG'],
};
const scripts: readonly [number, string, readonly string[]][] = [
  [10, 'Πανεπιστήμιο Αθηνών', ['πανεπιστημιο αθηνων', 'ΑΘΗΝΏΝ']],
  [11, 'Київський університет', ['київський', 'КИЇВСЬКИЙ університет']],
  [12, 'თბილისის უნივერსიტეტი', ['თბილისის']],
  [13, 'Երևանի համալսարան', ['Երևանի']],
  [14, 'האוניברסיטה העברית', ['העברית']],
  [15, 'جامعة القاهرة', ['القاهرة']],
  [16, '北京大学', ['北京', '大学']],
  [17, 'Uniwersytet Łódzki', ['lodzki', 'ŁÓDZKI']],
  [18, 'Universität München', ['munchen', 'muenchen', 'München']],
];

export function describeTextSearch(open: () => Promise<SearchEngine>): void {
  describe('with text', () => {
    let engine: SearchEngine;

    beforeEach(async () => {
      engine = await open();
      await engine.upsert('institutions', [graz, technical, named(3, 'University of Malta')]);
    });
    afterEach(() => engine.close());

    const found = async (text: string) => (await engine.search('institutions', byScore(text))).hits.map(({ id }) => id);

    it('matches everything when no word is given', async () => {
      for (const text of ['', '   ', '"', '?!', '*']) {
        expect(await engine.search('institutions', { ...byScore(text), facets: [] })).toEqual({
          count: 3,
          hits: [1, 2, 3].map((id) => ({ id, score: 0 })),
          facets: {},
          match: null,
          suggestions: [],
        });
      }
    });

    it('puts the record with the equal name first', async () => {
      expect(await found('universitat graz')).toEqual([1, 2]);
      expect(await found('Technische Universität Graz')).toEqual([2]);
      expect(await found('Graz')).toEqual([1, 2]);
    });

    it('matches words and their beginnings exactly', async () => {
      const { match, count, hits } = await engine.search('institutions', byScore('univ gra'));
      expect({ match, count, ids: hits.map(({ id }) => id) }).toEqual({ match: 'exact', count: 2, ids: [1, 2] });
    });

    it('forgives typos only when nothing matches as typed', async () => {
      await engine.upsert('institutions', [named(4, 'Maltesa')]);
      expect(await found('Malta')).toEqual([3]);
      const { match, hits } = await engine.search('institutions', byScore('univeristy mlata'));
      expect({ match, ids: hits.map(({ id }) => id) }).toEqual({ match: 'fuzzy', ids: [3] });
      expect(await found('nalta')).toEqual([]);
    });

    it('takes part of the words when no record has all of them', async () => {
      const { match, hits } = await engine.search('institutions', byScore('malta royal academy'));
      expect({ match, ids: hits.map(({ id }) => id) }).toEqual({ match: null, ids: [] });
      const half = await engine.search('institutions', byScore('malta academy'));
      expect({ match: half.match, ids: half.hits.map(({ id }) => id) }).toEqual({ match: 'partial', ids: [3] });
    });

    it('does not let a filter choose a worse step', async () => {
      const filters = { country: ['Nowhere'] };
      const { match, count, suggestions } = await engine.search('institutions', { ...byScore('malta'), filters });
      expect({ match, count, suggestions }).toEqual({ match: 'exact', count: 0, suggestions: [] });
    });

    it('suggests words it knows when nothing matches', async () => {
      const { count, match, suggestions } = await engine.search('institutions', byScore('nalta'));
      expect({ count, match, suggestions }).toEqual({ count: 0, match: null, suggestions: ['malta'] });
    });

    it('keeps the words it knows in what it suggests', async () => {
      await engine.upsert('institutions', [named(10, 'Maltesa of Valletta')]);
      const { match, suggestions } = await engine.search('institutions', byScore('malta zalletta qqqqq'));
      expect({ match, suggestions }).toEqual({ match: null, suggestions: ['malta valletta'] });
    });

    it('reads quotes as a phrase', async () => {
      expect(await found('"Universität Graz"')).toEqual([1, 2]);
      expect(await found('"Graz Universität"')).toEqual([]);
      expect(await found('"Graz Austria"')).toEqual([]);
      expect(await found('"University of" Graz')).toEqual([1]);
      expect(await found('"Universit Graz"')).toEqual([]);
    });

    it('takes operators and signs as plain text', async () => {
      await engine.upsert('institutions', [named(5, 'Not AND Or')]);
      expect(await found('not and or')).toEqual([5]);
      for (const text of ['graz*', '(graz', 'graz^', 'graz~', '-graz', '+graz', 'graz\\', 'graz:']) {
        expect({ text, ids: await found(text) }).toEqual({ text, ids: [1, 2] });
      }
    });

    it('puts a record first of which the query is an identifier', async () => {
      await engine.upsert('institutions', [
        named(6, 'AT0001 AT0001'),
        { ...named(7, 'Other'), identifiers: ['AT00019'] },
      ]);
      expect((await found('AT0001'))[0]).toBe(1);
      expect((await found('900 12/34'))[0]).toBe(1);
      expect((await found('900 12'))[0]).toBe(1);
    });

    it('counts the name of a related record less than an own one', async () => {
      await engine.upsert('institutions', [
        { ...named(8, 'Faculty of Law'), text: [{ class: 'related', text: 'Zenit Academy' }] },
        { ...named(9, 'Music School'), text: [{ class: 'otherName', text: 'Zenit Academy' }] },
      ]);
      expect(await found('zenit academy')).toEqual([9, 8]);
    });

    it.each(scripts)('finds record %i, %s, in its own script and folded', async (id, name, texts) => {
      await engine.upsert('institutions', [named(id, name)]);
      for (const text of [name, ...texts]) expect({ text, ids: await found(text) }).toEqual({ text, ids: [id] });
    });

    it('says which words matched', async () => {
      const { hits } = await engine.search('institutions', { ...byScore('technische graz'), highlight: true });
      expect(hits.map(({ id, highlights }) => ({ id, highlights }))).toEqual([
        { id: 2, highlights: ['graz', 'technische'] },
      ]);
    });

    it('refuses a query that is too long', async () => {
      for (const text of ['word '.repeat(10_000), 'a '.repeat(40), 'x'.repeat(513)]) {
        await expect(engine.search('institutions', byScore(text))).rejects.toMatchObject({ code: 'invalid_parameter' });
      }
    });

    it('suggests records while a name is being typed', async () => {
      expect((await engine.suggest('institutions', 'tec', 10)).map(({ id }) => id)).toEqual([2]);
      expect((await engine.suggest('institutions', 'u', 2)).length).toBe(2);
      expect(await engine.suggest('institutions', '', 10)).toEqual([]);
    });

    it('pages by score as it ranks', async () => {
      const all = await found('university');
      for (let offset = 0; offset <= all.length; offset++) {
        const query = { ...byScore('university'), page: { offset, limit: 1 } };
        expect((await engine.search('institutions', query)).hits.map(({ id }) => id)).toEqual(
          all.slice(offset, offset + 1),
        );
      }
    });

    it('scores nothing without text', async () => {
      expect((await engine.search('institutions', matchAll('2026-01-15'))).hits.map(({ score }) => score)).toEqual([
        0, 0, 0,
      ]);
    });
  });
}
