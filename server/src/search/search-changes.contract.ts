import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentDigest } from './document-digest.ts';
import type { DocumentBatch, SearchEngine } from './search-engine.ts';
import { named } from './search-properties.contract.ts';
import { byScore } from './search-worlds.contract.ts';

export function describeChanges(open: () => Promise<SearchEngine>): void {
  describe('with changes', () => {
    let engine: SearchEngine;

    beforeEach(async () => {
      engine = await open();
    });
    afterEach(() => engine.close());

    const found = async (text: string) =>
      (await engine.search('institutions', byScore(text))).hits.map(({ id }) => id).sort((a, b) => a - b);

    it('begins empty', async () => {
      expect(await engine.search('reports', { ...byScore(''), facets: 'all' })).toMatchObject({
        count: 0,
        hits: [],
        match: null,
      });
      expect(await engine.sequence()).toBe(0);
      expect(await engine.search('reports', byScore('graz'))).toMatchObject({
        count: 0,
        hits: [],
        match: null,
        suggestions: [],
      });
    });

    it('replaces a document with the same id', async () => {
      await engine.upsert('institutions', [named(1, 'Old Name'), named(2, 'Other')]);
      await engine.upsert('institutions', [named(1, 'New Name')]);
      expect(await found('old')).toEqual([]);
      expect(await found('new')).toEqual([1]);
      expect(await found('')).toEqual([1, 2]);
    });

    it('takes the last of several documents with one id', async () => {
      await engine.upsert('institutions', [named(1, 'First'), named(1, 'Second')]);
      expect(await found('')).toEqual([1]);
      expect(await found('second')).toEqual([1]);
    });

    it('forgets removed documents and ignores unknown ids', async () => {
      await engine.upsert('institutions', [named(1, 'Graz'), named(2, 'Malta')]);
      await engine.remove('institutions', [2, 99]);
      expect(await found('malta')).toEqual([]);
      expect(await found('')).toEqual([1]);
    });

    it('finds new words by their beginning and with typos at once', async () => {
      for (let id = 1; id <= 40; id++) {
        const word = `quark${String.fromCharCode(96 + (id % 26) + 1)}${'xyz'[id % 3]}`;
        await engine.upsert('institutions', [named(id, word)]);
        expect(await found(word.slice(0, 6))).toContain(id);
        expect(await found(`qurak${word.slice(5)}`)).toContain(id);
      }
    });

    it('keeps collections apart', async () => {
      await engine.upsert('institutions', [named(1, 'Graz')]);
      await engine.upsert('programmes', [named(1, 'Law')]);
      expect(await found('law')).toEqual([]);
      expect((await engine.search('programmes', byScore('law'))).count).toBe(1);
    });

    it('applies a batch once', async () => {
      const changes = { institutions: { upserts: [named(1, 'Graz')], removals: [] } };
      await engine.apply({ sequence: 7, changes });
      expect(await engine.sequence()).toBe(7);
      await engine.apply({ sequence: 7, changes: { institutions: { upserts: [], removals: [1] } } });
      await engine.apply({ sequence: 3, changes: { institutions: { upserts: [], removals: [1] } } });
      expect(await found('graz')).toEqual([1]);
      await engine.apply({ sequence: 9, changes: {} });
      expect(await engine.sequence()).toBe(9);
    });

    it('rebuilds all content from a source', async () => {
      await engine.upsert('institutions', [named(1, 'Graz')]);
      await engine.rebuild(batches([{ collection: 'institutions', documents: [named(2, 'Malta')] }]), 12);
      expect(await found('')).toEqual([2]);
      expect(await engine.sequence()).toBe(12);
    });

    it('keeps its content when the source of a rebuild fails', async () => {
      await engine.apply({ sequence: 4, changes: { institutions: { upserts: [named(1, 'Graz')], removals: [] } } });
      await expect(engine.rebuild(failing(), 12)).rejects.toThrow('The store is gone');
      expect(await found('')).toEqual([1]);
      expect(await engine.sequence()).toBe(4);
    });

    it('lists what it holds by id with digests', async () => {
      const documents = [3, 1, 2].map((id) => named(id, `Name ${id}`));
      await engine.upsert('institutions', documents);
      await engine.remove('institutions', [2]);
      const digests = await engine.digests('institutions', { afterId: 0, limit: 10 });
      expect(digests).toEqual([
        { id: 1, digest: documentDigest(named(1, 'Name 1')) },
        { id: 3, digest: documentDigest(named(3, 'Name 3')) },
      ]);
      expect(await engine.digests('institutions', { afterId: 1, limit: 1 })).toEqual(digests.slice(1));
    });

    it('answers exactly while thousands of documents come and go', async () => {
      const documents = Array.from({ length: 3000 }, (_value, index) => named(index + 1, `Common word${index % 50}`));
      await engine.upsert('institutions', documents);
      for (let round = 0; round < 5; round++) {
        const ids = documents.slice(round * 100, round * 100 + 100).map(({ id }) => id);
        await engine.remove('institutions', ids);
        expect((await engine.search('institutions', byScore('common'))).count).toBe(3000 - (round + 1) * 100);
        expect((await engine.search('institutions', byScore('word49'))).count).toBe(60 - (round + 1) * 2);
      }
    });
  });
}

async function* batches(given: readonly DocumentBatch[]): AsyncGenerator<DocumentBatch> {
  yield* given;
}

async function* failing(): AsyncGenerator<DocumentBatch> {
  yield { collection: 'institutions', documents: [named(2, 'Malta')] };
  throw new Error('The store is gone');
}
