import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { SearchQuery } from '../../server/src/search/search-engine.ts';
import {
  isSingleFacet,
  LIST_FACETS,
  namedFacets,
  ORDER_KEYS,
  orderKey,
  type ReportRow,
  reportRow,
  type SearchAlternative,
  SINGLE_FACETS,
  wordsOf,
} from './search-alternative.ts';

/** Columns, a table for each facet of several values, and the full-text index beside them. */
const SCHEMA = `
  create table report (id integer primary key, ${[...SINGLE_FACETS, ...ORDER_KEYS].map((name) => `${name} text`).join(', ')});
  ${LIST_FACETS.map((name) => `create table report_${name} (value text, id integer, primary key (value, id)) without rowid;`).join('\n')}
  create virtual table words using fts5(official, english, acronym, body, content='', prefix='1 2 3',
    tokenize="unicode61 remove_diacritics 2");
  create temp table matched (id integer primary key, score real);
`;

const INDICES = [
  ...[...SINGLE_FACETS, ...ORDER_KEYS].map((name) => `create index report_by_${name} on report (${name}, id)`),
  ...LIST_FACETS.map((name) => `create index ${name}_of_report on report_${name} (id, value)`),
  'analyze',
].join(';\n');

/** The weights of our engine for acronyms, names and running text. */
const RANK = 'bm25(words, 4.0, 4.0, 5.0, 0.5)';
const NONE = '1 = 1';

export async function openSqliteAlternative(): Promise<SearchAlternative> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-'));
  const db = new Database(join(folder, 'search.db'));
  return {
    name: 'SQLite FTS5',
    lacks: 'no typos, no abbreviations, no other scripts than Latin folded, no closeness of names',

    async fill(world) {
      db.exec(SCHEMA);
      db.exec('begin');
      const insert = prepareInserts(db);
      for (let number = 0; number < world.size; number++) insert(reportRow(world, number));
      db.exec('commit');
      db.exec(INDICES);
    },

    async answer(query) {
      const isNarrowed = query.text !== '' || Object.keys(query.filters).length > 0;
      if (isNarrowed) match(query);
      const from = isNarrowed ? 'matched cross join report using (id)' : 'report';
      const { count } = db.prepare(`select count(*) as count from ${isNarrowed ? 'matched' : 'report'}`).get() as {
        count: number;
      };
      db.prepare(pageStatement(query, from)).all();
      for (const name of namedFacets(query)) db.prepare(facetStatement(name, from, isNarrowed)).all();
      return count;
    },

    async close() {
      db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };

  /** Keeps the ids that match, which the page and every facet need. */
  function match(query: SearchQuery): void {
    const words = wordsOf(query);
    const { conditions, values } = translateFilters(query);
    const found =
      words.length > 0 ? `words join report on report.id = words.rowid where words match ?` : 'report where 1';
    const expression = words.map((word) => `"${word}"*`).join(' AND ');
    db.exec('delete from matched');
    db.prepare(
      `insert into matched select report.id, ${words.length > 0 ? RANK : '0'} from ${found} and ${conditions}`,
    ).run(...(words.length > 0 ? [expression] : []), ...values);
  }
}

function prepareInserts(db: Database.Database): (row: ReportRow) => void {
  const marks = ['?', ...SINGLE_FACETS.map(() => '?'), ...ORDER_KEYS.map(() => '?')].join(', ');
  const report = db.prepare(`insert into report values (${marks})`);
  const words = db.prepare('insert into words (rowid, official, english, acronym, body) values (?, ?, ?, ?, ?)');
  const lists = LIST_FACETS.map((name) => [name, db.prepare(`insert into report_${name} values (?, ?)`)] as const);
  return (row) => {
    report.run(row.id, ...SINGLE_FACETS.map((name) => row.values[name]), ...ORDER_KEYS.map((name) => row.order[name]));
    words.run(row.id, row.official, row.english, row.acronym, row.body);
    for (const [name, list] of lists) for (const value of row.lists[name]) list.run(value, row.id);
  };
}

function translateFilters({ filters }: SearchQuery): { conditions: string; values: string[] } {
  const conditions = Object.entries(filters).map(([name, values]) => {
    const marks = values.map(() => '?').join(', ');
    if (isSingleFacet(name)) return `report.${name} in (${marks})`;
    return `report.id in (select id from report_${name} where value in (${marks}))`;
  });
  return { conditions: [NONE, ...conditions].join(' and '), values: Object.values(filters).flat() };
}

function pageStatement({ sort, page }: SearchQuery, from: string): string {
  const [order] = sort;
  const direction = order?.descending ? 'desc' : 'asc';
  // bm25 is lower for better matches.
  const by = order?.key === 'score' ? 'score' : `${orderKey(order?.key ?? 'dateCreated')} ${direction}`;
  const offset = 'offset' in page ? page.offset : 0;
  return `select id from ${from} order by ${by}, id limit ${page.limit} offset ${offset}`;
}

function facetStatement(name: string, from: string, isNarrowed: boolean): string {
  if (isSingleFacet(name)) return `select ${name}, count(*) from ${from} group by 1 order by 1`;
  const table = isNarrowed ? `matched cross join report_${name} using (id)` : `report_${name}`;
  return `select value, count(*) from ${table} group by 1 order by 1`;
}
