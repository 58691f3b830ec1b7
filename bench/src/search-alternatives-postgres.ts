import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { SearchQuery } from '../../server/src/search/search-engine.ts';
import {
  isListFacet,
  isSingleFacet,
  LIST_FACETS,
  namedFacets,
  ORDER_KEYS,
  orderKey,
  reportRow,
  type SearchAlternative,
  SINGLE_FACETS,
  wordsOf,
} from './search-alternative.ts';

const ROWS_AT_ONCE = 2_000;

const COLUMNS = [
  'id integer',
  'official text',
  'english text',
  'acronym text',
  'body text',
  ...[...SINGLE_FACETS, ...ORDER_KEYS].map((name) => `"${name}" text`),
  ...LIST_FACETS.map((name) => `"${name}" text[]`),
];

/** Acronyms weigh most, then names, then running text. */
const DOCUMENT = `setweight(to_tsvector('simple', acronym), 'A') || setweight(to_tsvector('simple', official), 'B')
  || setweight(to_tsvector('simple', english), 'B') || setweight(to_tsvector('simple', body), 'D')`;

const INDICES = [
  'alter table report add primary key (id)',
  'create index on report using gin (document)',
  ...LIST_FACETS.map((name) => `create index on report using gin ("${name}")`),
  ...[...SINGLE_FACETS, ...ORDER_KEYS].map((name) => `create index on report ("${name}", id)`),
  'analyze report',
];

/** `undefined` where there is no server. */
export async function openPostgresAlternative(): Promise<SearchAlternative | undefined> {
  const connectionString = process.env['TEST_POSTGRES_URL'];
  if (!connectionString) return undefined;
  const schema = `bench_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`create schema ${schema}`);
  await client.query(`set search_path to ${schema}`);
  return {
    name: 'PostgreSQL full text',
    lacks: 'no typos, no abbreviations, accents and other scripts not folded, no closeness of names',

    async fill(world) {
      await client.query(`create table report (${COLUMNS.join(', ')}, document tsvector)`);
      for (let start = 0; start < world.size; start += ROWS_AT_ONCE) {
        const length = Math.min(ROWS_AT_ONCE, world.size - start);
        const rows = Array.from({ length }, (_value, index) => {
          const { values, lists, order, ...texts } = reportRow(world, start + index);
          return { ...texts, ...values, ...lists, ...order };
        });
        const given = `json_to_recordset($1) as given (${COLUMNS.join(', ')})`;
        await client.query(`insert into report select *, ${DOCUMENT} from ${given}`, [JSON.stringify(rows)]);
      }
      for (const statement of INDICES) await client.query(statement);
    },

    async answer(query) {
      const { statement, values } = translate(query);
      const { rows } = await client.query<{ kind: string; value: string; number: string }>(statement, values);
      return Number(rows.find(({ kind }) => kind === 'count')?.number ?? 0);
    },

    async close() {
      await client.query(`drop schema ${schema} cascade`);
      await client.end();
    },
  };
}

/** One statement for everything: the matches once, then the page, the count and each facet of them. */
function translate(query: SearchQuery): { statement: string; values: unknown[] } {
  const words = wordsOf(query);
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const wanted = words.length > 0 ? `to_tsquery('simple', ${given(words.map((word) => `${word}:*`).join(' & '))})` : '';
  const conditions = [
    ...(wanted === '' ? [] : [`document @@ ${wanted}`]),
    ...Object.entries(query.filters).map(([name, filter]) =>
      isListFacet(name) ? `"${name}" && ${given(filter)}::text[]` : `"${name}" = any (${given(filter)}::text[])`,
    ),
  ];
  const narrowed = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const source = narrowed === '' ? 'report' : 'matched';
  const columns = [...SINGLE_FACETS, ...LIST_FACETS, ...ORDER_KEYS].map((name) => `"${name}"`).join(', ');
  const score = wanted === '' ? '0' : `ts_rank(document, ${wanted})`;
  const matches = `matched as materialized (select id, ${columns}, ${score} as score from report ${narrowed})`;
  const statement = `${narrowed === '' ? '' : `with ${matches}`}
    (${pageStatement(query, source)})
    union all select 'count', '', count(*) from ${source}
    ${namedFacets(query)
      .map((name) => `union all ${facetStatement(name, source)}`)
      .join('\n')}`;
  return { statement, values };
}

function pageStatement({ sort, page }: SearchQuery, source: string): string {
  const [order] = sort;
  const column = order?.key === 'score' ? 'score' : `"${orderKey(order?.key ?? 'dateCreated')}"`;
  const offset = 'offset' in page ? page.offset : 0;
  const by = `${column} ${order?.descending ? 'desc' : 'asc'}, id`;
  return `select 'hit' as kind, '' as value, id::bigint as number from ${source} order by ${by} limit ${page.limit} offset ${offset}`;
}

function facetStatement(name: string, source: string): string {
  const value = isSingleFacet(name) ? `"${name}"` : `unnest("${name}")`;
  return `select '${name}', ${value} as value, count(*) from ${source} group by 2`;
}
