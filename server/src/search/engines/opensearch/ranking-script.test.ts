import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchUrl } from '../../../../test/services.ts';
import { createCloseness } from '../../analysis/closeness.ts';
import { nameKey } from '../../analysis/index-terms.ts';
import { analyseQuery } from '../../analysis/query.ts';
import { documentNames } from '../../document-terms.ts';
import { finalScore } from '../../ranking.ts';
import type { SearchDocument } from '../../search-document.ts';
import { named } from '../../search-properties.contract.ts';
import { type Connection, connect } from './connection.ts';
import { fieldNames } from './field-names.ts';
import { createIndexGenerations } from './index-generations.ts';
import { RANKING_SCRIPT, rankingParameters } from './ranking-script.ts';
import type { SearchAnswer } from './result-pages.ts';
import { translateDocument } from './translate-document.ts';

const WORDS =
  'Universität University of Graz Gras Technische Technical TU Łódź Київ II St. & U.C.L. 大学 Hochschule the'.split(
    ' ',
  );
const TYPED = [...WORDS, 'Univeristy', 'Techncial', 'Hochschle', 'Uni', 'T', 'Kyiv', 'Saint', 'Hochschluen'];

describe.skipIf(openSearchUrl === undefined)('the ranking script on OpenSearch', () => {
  let connection: Connection;
  let generations: ReturnType<typeof createIndexGenerations>;

  beforeAll(async () => {
    connection = connect([openSearchUrl ?? ''], { timeoutMs: 30_000 });
    const size = { shards: 1, replicas: 0 };
    generations = createIndexGenerations(connection, { prefix: `test-script-${process.pid}`, size });
    await generations.ensure();
  });

  afterAll(async () => {
    await generations.removeAll();
    await connection.close();
  });

  /** What the script makes of a text score of 1 in each document, by id. */
  async function scriptScores(text: string, documents: readonly SearchDocument[]): Promise<Map<number, number>> {
    const path = `/${generations.alias}`;
    await connection.ask({ method: 'POST', path: `${path}/_delete_by_query`, body: { query: { match_all: {} } } });
    const lines = documents.flatMap((document) => [
      { index: { _id: String(document.id) } },
      translateDocument('institutions', document),
    ]);
    await connection.ask({ method: 'POST', path: `${path}/_bulk`, parameters: { refresh: true }, lines });
    const params = rankingParameters(fieldNames('institutions'), {
      text,
      analysed: analyseQuery(text),
      isIdentifier: true,
      compared: undefined,
    });
    const script = { lang: 'painless', source: RANKING_SCRIPT, params };
    const query = { script_score: { query: { constant_score: { filter: { match_all: {} } } }, script } };
    const body = { query, sort: ['_score', 'id'], size: 100, track_scores: true };
    const answer = await connection.ask<SearchAnswer>({ method: 'POST', path: `${path}/_search`, body });
    return new Map(answer.body.hits.hits.map(({ sort }) => [Number(sort[1]), Number(sort[0])]));
  }

  it('ranks any names for any query as the shared formula does', async () => {
    const phrase = (words: readonly string[], most: number) =>
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: most }).map((chosen) => chosen.join(' '));
    const worlds = fc.array(fc.array(phrase(WORDS, 5), { maxLength: 3 }), { minLength: 30, maxLength: 60 });
    const property = fc.asyncProperty(worlds, phrase(TYPED, 5), async (world, text) => {
      const documents = world.map((names, index) => ({
        ...named(index + 1, 'x'),
        names,
        identifiers: index % 5 === 0 ? [text] : ['other'],
      }));
      const closeness = createCloseness(analyseQuery(text));
      const found = await scriptScores(text, documents);
      for (const document of documents) {
        const closest = Math.max(0, ...documentNames(document).map(closeness));
        const isIdentified = document.identifiers.some((identifier) => nameKey(identifier) === nameKey(text));
        expect(found.get(document.id)).toBeCloseTo(
          finalScore(1, closest, isIdentified),
          isIdentified || closest === 1 ? 1 : 5,
        );
      }
    });
    expect(fc.defaultReportMessage(await fc.check(property, { numRuns: 25 })) ?? null).toBeNull();
  });
});
