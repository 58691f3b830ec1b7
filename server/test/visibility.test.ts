import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Report } from '../src/domain/report.ts';
import { checkRecords } from '../src/store/record-check.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { TEST_TOKEN } from './app.ts';
import { describeOnEachDatabase } from './database.ts';
import { change } from './indexed-world.ts';
import { type LiveWorld, openLiveWorld } from './live-world.ts';
import { type AskedReport, READ_PATHS, type ReadPath, type Showing } from './read-paths.ts';
import { aChange, aFlag, aProgramme, aReport } from './records.ts';
import { readRoutesOf } from './routes-of.ts';
import { PDF, storedFile, writeSmallWorld } from './small-world.ts';

const asked: AskedReport = {
  id: 987_654,
  file: { id: 987_655, name: 'brimstock.pdf' },
  words: { summary: 'zweiblaum', programme: 'quorndal', localIdentifier: 'xylophor' },
  institutionId: 43,
  parentId: 42,
  agencyId: 7,
  contributingAgencyId: 8,
  activityId: 31,
  countryId: 15,
  supersededId: 3,
};

const MARKS = [...Object.values(asked.words), 'vexilfolium', 'brimstock', 'ploverdash', 'gantrywick', String(asked.id)];

const HELD: Partial<Report> = { flags: [aFlag({ level: 'high level' })], withdrawal: null };
const PUBLISHED: Partial<Report> = { flags: [], withdrawal: null };
const WITHDRAWN: Partial<Report> = { flags: [], withdrawal: { at: '2026-06-30T12:00:00Z', reason: 'gantrywick' } };

interface Answer extends ReadPath {
  readonly status: number;
  readonly body: string;
  readonly tag: string | undefined;
}

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describeOnEachDatabase('a report with marks of its own', ({ database }) => {
  let world: LiveWorld;
  let patterns: readonly string[];
  let paths: readonly ReadPath[];
  /** The answers before the report existed. */
  let without: readonly Answer[];
  let published: readonly Answer[];

  beforeAll(async () => {
    const watched = await readRoutesOf(async () => {
      world = await openLiveWorld(database());
      return world.app;
    });
    patterns = watched.patterns;
    await writeSmallWorld(database(), await world.files.put(PDF));
    paths = Object.values(READ_PATHS).flatMap((pathsOf) => pathsOf(asked));
    without = await askAll();
  });

  afterAll(() => world?.close());

  async function askAll(headersFor: (path: string) => Record<string, string> = () => ({})): Promise<Answer[]> {
    await world.settle();
    const answers: Answer[] = [];
    for (const { path, showing } of paths) {
      const { statusCode, body, headers } = await world.get(path, headersFor(path));
      if (body !== '' && headers['content-type'] === undefined) throw new Error(`${path} does not say what it is`);
      const text = withoutScores(body.replace(String(headers['x-request-id']), ''));
      answers.push({ path, showing, status: statusCode, body: text, tag: headers.etag });
    }
    return answers;
  }

  async function store(): Promise<void> {
    const file = await world.files.put(PDF);
    const content = aReport({
      agencyId: asked.agencyId,
      contributingAgencyIds: [asked.contributingAgencyId],
      activityIds: [31, 32],
      institutionIds: [asked.institutionId],
      validFrom: '2024-05-01',
      localIdentifier: asked.words.localIdentifier,
      summary: `A ${asked.words.summary} of bridges`,
      otherComment: 'gantrywick',
      files: [{ ...storedFile({ ...file, id: asked.file.id }), displayName: 'vexilfolium', fileName: asked.file.name }],
      links: [{ link: 'https://marked.example/ploverdash', displayName: 'ploverdash' }],
      programmes: [
        aProgramme({
          id: 987_656,
          names: [{ name: `${asked.words.programme} bridges`, isPrimary: true, qualification: '' }],
        }),
      ],
      supersedesId: asked.supersededId,
      ...HELD,
    });
    await writeRegistry(database(), aChange(), (writer) =>
      writer.put('report', [{ id: asked.id, version: 0, content }]),
    );
  }

  const alter = (overrides: Partial<Report>) =>
    change(database(), 'report', asked.id, (content) => ({ ...content, ...overrides }));

  /** The answers that tell of the report: nothing but its own address may differ from the time before it. */
  function tracesIn(answers: readonly Answer[], ownStatus: number): Answer[] {
    return answers.filter((answer, index) => {
      const { showing, status, body } = answer;
      if (showing === 'restless' || showing === 'signed content') return marksIn(body).length > 0;
      if (isOwn(showing) && ownStatus === 410) return status !== 410 || marksIn(body).join() !== String(asked.id);
      // The tag stands for the scores too.
      const before = { ...without[index], ...(body.includes(SCORE) && { tag: answer.tag }) };
      return !isDeepStrictEqual(answer, before);
    });
  }

  /** The answers that do not show the report as they should. */
  function faultsIn(answers: readonly Answer[]): Answer[] {
    return answers.filter(({ showing, status, body }, index) => {
      if (showing === 'restless') return marksIn(body).length > 0;
      if (showing === 'signed content') return status !== 200 || marksIn(body).length === 0;
      const isAsBefore = body === without[index]?.body;
      if (showing === 'nothing') return !isAsBefore;
      return status !== 200 || isAsBefore || (showing === 'content' && marksIn(body).length === 0);
    });
  }

  it('is looked for on every address that the server has', () => {
    expect(Object.keys(READ_PATHS).sort()).toEqual(patterns);
  });

  it('is nowhere before it exists, and its own addresses say so', () => {
    const own = without.filter(({ showing }) => isOwn(showing));
    expect(own.map(({ status }) => status)).toEqual(own.map(() => 404));
    const others = without.filter(({ showing }) => showing === 'content' || showing === 'numbers');
    expect(others.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('leaves no trace while it is held from the beginning', async () => {
    await store();
    expect(tracesIn(await askAll(), 404)).toEqual([]);
  });

  it('shows wherever it should once it is published', async () => {
    await alter(PUBLISHED);
    published = await askAll();
    expect(faultsIn(published)).toEqual([]);
  });

  it('is known to be unchanged by HEAD too, wherever GET shows something', async () => {
    const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'if-none-match': '*' };
    const answers = await Promise.all(
      published.map(async ({ path, status }) => {
        const { statusCode } = await world.app.inject({ method: 'HEAD', url: path, headers });
        return { path, status: statusCode, expected: status === 200 ? 304 : status };
      }),
    );
    expect(answers.filter(({ status, expected }) => status !== expected)).toEqual([]);
  });

  it('leaves no trace when it is held afterwards, not even for who has kept the answers', async () => {
    await alter(HELD);
    const tags = new Map(published.map(({ path, tag }) => [path, tag]));
    const changed = new Set(published.filter(({ showing }) => showing !== 'nothing').map(({ path }) => path));
    const conditional = await askAll((path) => (changed.has(path) ? { 'if-none-match': tags.get(path) ?? '' } : {}));
    expect(tracesIn(conditional, 404)).toEqual([]);
  });

  it('is known to be gone when it is withdrawn, and only at its own addresses', async () => {
    await alter(WITHDRAWN);
    expect(tracesIn(await askAll(), 410)).toEqual([]);
  });

  it('shows again as before when the withdrawal is taken back', async () => {
    await alter(PUBLISHED);
    const answers = await askAll();
    const history = answers.find(({ path }) => isOwnHistory(path));
    expect(JSON.parse(history?.body ?? '[]')).toMatchObject(
      ['restored', 'withdrawn', 'created'].map((kind) => ({ change: kind })),
    );
    const settled = (all: readonly Answer[]) =>
      all.filter(({ showing, path }) => showing !== 'restless' && !showing.startsWith('signed') && !isOwnHistory(path));
    expect(settled(answers).map(({ tag: _, ...answer }) => answer)).toEqual(
      settled(published).map(({ tag: _, ...answer }) => answer),
    );
    expect((await checkRecords(database().reader)).discrepancies).toEqual([]);
  });
});

/** The addresses of the report itself. */
function isOwn(showing: Showing): boolean {
  return showing === 'record' || showing === 'signed record';
}

/** A withdrawal is public, so it stays there. */
function isOwnHistory(path: string): boolean {
  return path.endsWith(`/reports/${asked.id}/history/`);
}

const SCORE = '"score":';

/**
 * How common a word is, and so what it weighs, is counted over all copies of documents that the index holds; those of
 * changed ones go with the next merge. That tells of changes in general, not of a report.
 */
function withoutScores(body: string): string {
  return body.replaceAll(/"score":[\d.e-]+/g, SCORE);
}

function marksIn(body: string): string[] {
  return MARKS.filter((mark) => body.toLowerCase().includes(mark));
}
