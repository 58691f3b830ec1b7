import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeOnEachDatabase, TEST_NOW } from '../../test/database.ts';
import { inPieces } from '../../test/import-files.ts';
import { aChange, anAgency, anInstitution } from '../../test/records.ts';
import { runImport } from '../../test/run-import.ts';
import type { Institution } from '../domain/institution.ts';
import { readInstitutionsNdjson } from '../import/read-institutions.ts';
import { verifyJournal } from '../journal/verify-journal.ts';
import { lastId } from '../store/id-counter.ts';
import { journalSource, readJournal } from '../store/journal-store.ts';
import { checkRecords } from '../store/record-check.ts';
import { findRecord } from '../store/record-reader.ts';
import { writeRegistry } from '../store/record-writer.ts';
import { institutionRows } from './import-institutions.ts';
import { importRecords } from './import-records.ts';

const ROR_SAMPLE = readFileSync(new URL('../../../docs/examples/ror-sample.json', import.meta.url), 'utf8');

function named(name_official: string, more: object = {}) {
  return { names: [{ name_official }], ...more };
}

function partOf(institution: object) {
  return { hierarchical_relationships: { part_of: [{ institution, relationship_type: 'alliance' }] } };
}

describeOnEachDatabase('importing institutions', ({ kind, database }) => {
  function importInstitutions(
    content: string | readonly unknown[],
    options: { isDryRun?: boolean; maxErrors?: number } = {},
  ) {
    return runImport(content, { database: database(), records: 'institutions', ...options });
  }

  async function findByStatsId(statsId: string) {
    const row = await database()
      .reader.selectFrom('institution')
      .select('id')
      .where('stats_id', '=', statsId)
      .executeTakeFirstOrThrow();
    return findRecord(database().reader, 'institution', row.id);
  }

  function createInstitution(content: Institution): Promise<number> {
    return writeRegistry(database(), aChange(), async (writer) => {
      const id = await writer.reserveIds('institution', 1);
      await writer.put('institution', [{ id, version: 0, content }]);
      return id;
    });
  }

  async function changeElsewhere(id: number, content: Institution): Promise<void> {
    await writeRegistry(database(), aChange(), (writer) => writer.put('institution', [{ id, version: 1, content }]));
  }

  it('takes a ROR dump over: tried out first, then meant, then again, then with news', async () => {
    const ror = { database: database(), records: 'institutions', format: 'ror' } as const;
    const before = await lastId(database().reader, 'institution');
    const tried = await runImport(ROR_SAMPLE, { ...ror, isDryRun: true });
    expect(await lastId(database().reader, 'institution')).toBe(before);

    const meant = await runImport(ROR_SAMPLE, ror);
    const again = await runImport(ROR_SAMPLE, ror);
    const news = await runImport(ROR_SAMPLE.replace('"established": 1965', '"established": 1966'), ror);

    expect(meant).toEqual({
      counts: { new: 4, changed: 0, unchanged: 0, refused: 4 },
      skipped: { 'withdrawn from ROR': 1, 'not an organisation of the type education': 1 },
      notes: {
        domain: once(2, 'the domain lindental.example is not kept'),
        external_id_grid: once(2, 'identifiers of the type grid are not kept'),
        external_id_isni: once(2, 'identifiers of the type isni are not kept'),
        inactive: once(
          89,
          'is inactive in ROR, which has no date for it: kept as a note on the name, not as a closure',
        ),
        link_wikipedia: once(2, 'the link to wikipedia is not kept'),
        relation_child: once(
          2,
          'the child Lindental Hospital (https://ror.org/0aaaaaa05) is not taken over: ROR does not say which kind of part it is',
        ),
        relation_successor: once(
          89,
          'the successor University of Lindental (https://ror.org/0aaaaaa01) is not taken over: ROR does not say when',
        ),
        website_unusable: once(44, 'the website is left out: its address does not start with http:// or https://'),
      },
      isStopped: false,
      outcomes: [
        expect.objectContaining({ line: 2, kind: 'new' }),
        expect.objectContaining({ line: 44, kind: 'new' }),
        expect.objectContaining({ line: 89, kind: 'new' }),
        expect.objectContaining({ line: 182, kind: 'new' }),
      ],
      sentences: [
        'Line 198: /locations/0/geonames_details/country_code must be an ISO 3166 code, not "QZ"',
        'Line 229: /names must have at least one entry',
        'Line 229: /established must be a year, not "about 1900"',
        'Line 229: /locations/0/geonames_details/lng must be a number from -180 to 180, not 200',
        'Line 260: the row is about the same record as line 2 (ROR "https://ror.org/0aaaaaa01"); put everything about one record into one row',
        'Line 291: the row is a record of ROR schema v1; take the file of the dump whose name contains v2',
      ],
    });
    expect(tried).toEqual(meant);
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 4, refused: 4 });
    expect(news.counts).toEqual({ new: 0, changed: 1, unchanged: 3, refused: 4 });
    expect(news.outcomes[0]?.differences).toEqual([
      { path: 'founding_date', before: '1965-01-01', after: '1966-01-01' },
    ]);
  });

  it('writes who changed a record, and why, into the journal', async () => {
    const { sequence } = await journalSource(database().reader).head();
    await importInstitutions([named('Journal School', { stats_id: 'AT0100' })]);

    const entries = await readJournal(database().reader, sequence, 10);
    expect(entries.map(({ actor, reason, recordType, version }) => ({ actor, reason, recordType, version }))).toEqual([
      { actor: 'import', reason: 'Test of imports', recordType: 'institution', version: 1 },
    ]);
  });

  it('joins rows that name each other, forwards and in a circle, over the borders of batches', async () => {
    const between = Array.from({ length: 600 }, (_row, index) =>
      named(`School ${index}`, { stats_id: `BE${1000 + index}` }),
    );
    const rows = [
      named('First', { stats_id: 'AT0001', ...partOf({ stats_id: 'AT0002' }) }),
      ...between,
      named('Last', { stats_id: 'AT0002', ...partOf({ stats_id: 'AT0001' }) }),
    ];
    const tried = await importInstitutions(rows, { isDryRun: true });
    const meant = await importInstitutions(rows);
    const again = await importInstitutions(rows);

    expect(meant.counts).toEqual({ new: 602, changed: 0, unchanged: 0, refused: 0 });
    expect(tried).toEqual(meant);
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 602, refused: 0 });
    const [first, last] = [await findByStatsId('AT0001'), await findByStatsId('AT0002')];
    expect([first?.partOf[0]?.parentId, last?.partOf[0]?.parentId]).toEqual([last?.id, first?.id]);
  });

  it('stores good rows beside bad ones, and nothing that points at a refused one, without gaps in the ids', async () => {
    const before = await lastId(database().reader, 'institution');
    const { counts, sentences } = await importInstitutions(
      [
        named('Good', { stats_id: 'CZ0001' }),
        { stats_id: 'CZ0002' },
        named('Part of the nameless', { stats_id: 'CZ0003', ...partOf({ stats_id: 'CZ0002' }) }),
        named('Unknown agency', {
          identifiers: [{ resource: 'local identifier', identifier: '7', agency: 'NONE' }],
        }),
        '{',
        named('Good too', { stats_id: 'CZ0004' }),
      ]
        .map((row) => (row === '{' ? row : JSON.stringify(row)))
        .join('\n'),
    );

    expect(counts).toEqual({ new: 2, changed: 0, unchanged: 0, refused: 4 });
    expect(sentences).toEqual([
      expect.stringMatching(/^Line 5: the row is not JSON/),
      'Line 2: /names is missing: a new institution needs a name',
      'Line 4: /identifiers/0/agency names no agency known as acronym none',
      'Line 3: /hierarchical_relationships/part_of/0/institution names no institution known as stats_id CZ0002',
    ]);
    expect(await lastId(database().reader, 'institution')).toBe(before + 2);
  });

  it('refuses the second of two rows that turn out to be about one record', async () => {
    const ror = { identifiers: [{ resource: 'ROR', identifier: '0bbbbbb01' }] };
    const { counts, sentences } = await importInstitutions([
      named('Twice', { stats_id: 'DE0001', ...ror }),
      named('Twice as well', ror),
    ]);

    expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 1 });
    expect(sentences).toEqual([
      'Line 2: the row is about the same record as line 1; put everything about one record into one row',
    ]);
  });

  it('refuses only the row that breaks a rule of the database', async () => {
    await importInstitutions([named('One', { stats_id: 'EE0001' }), named('Two', { stats_id: 'EE0002' })]);
    const two = await findByStatsId('EE0002');
    const { counts, sentences } = await importInstitutions([
      named('Three', { stats_id: 'EE0003', ...partOf({ stats_id: 'EE0004' }) }),
      { registry_id: `REGINST${String(two?.id).padStart(4, '0')}`, stats_id: 'EE0001' },
      named('Four', { stats_id: 'EE0004', ...partOf({ stats_id: 'EE0003' }) }),
    ]);

    expect(counts).toEqual({ new: 2, changed: 0, unchanged: 0, refused: 1 });
    expect(sentences).toEqual([
      'Line 2: the row cannot be stored: Another institution already has this statistical identifier',
    ]);
  });

  it('keeps apart what agencies of the same local identifier mean', async () => {
    await writeRegistry(database(), aChange(), async (writer) => {
      const id = await writer.reserveIds('agency', 2);
      const [first, second] = [acronym('AXA'), acronym('AXB')];
      await writer.put('agency', [
        { id, version: 0, content: anAgency({ registerNumber: 71, names: first }) },
        { id: id + 1, version: 0, content: anAgency({ registerNumber: 72, names: second }) },
      ]);
    });
    const local = (agency: string | number) => ({ resource: 'local identifier', identifier: 'L-1', agency });
    const rows = [named('Of A', { identifiers: [local('axa')] }), named('Of B', { identifiers: [local('AXB')] })];

    expect((await importInstitutions(rows)).counts).toEqual({ new: 2, changed: 0, unchanged: 0, refused: 0 });
    const changed = await importInstitutions([{ identifiers: [local(72)], website_link: 'https://b.example/' }]);
    expect(changed.outcomes.map(({ label }) => label)).toEqual([expect.stringMatching(/ Of B$/)]);
  });

  it('leads references to a merged institution to the survivor, but refuses rows about it', async () => {
    const survivor = await createInstitution(anInstitution({ statsId: 'FI0001' }));
    const merged = await createInstitution(anInstitution({ statsId: 'FI0002', mergedIntoId: survivor }));
    const { counts, sentences } = await importInstitutions([
      named('Part', { stats_id: 'FI0003', ...partOf({ stats_id: 'FI0002' }) }),
      { stats_id: 'FI0002', website_link: 'https://merged.example/' },
    ]);

    expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 1 });
    expect((await findByStatsId('FI0003'))?.partOf[0]?.parentId).toBe(survivor);
    const names = [merged, survivor].map((id) => `REGINST${String(id).padStart(4, '0')}`);
    expect(sentences).toEqual([
      `Line 2: the row is about ${names[0]}, which was merged into ${names[1]}; change that one`,
    ]);
  });

  it('reads CSV, and changes only what a later file states', async () => {
    const csv = 'stats_id;name_official;country;city\nGR0001;Πανεπιστήμιο Ανέμων;GR;Anemi\nGR0002;;GR;-\n';
    const first = await runImport(csv, { database: database(), records: 'institutions', format: 'csv' });
    const second = await importInstitutions([{ stats_id: 'GR0001', closure_date: '2020-09-30' }]);

    expect(first.counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 1 });
    expect(second.outcomes[0]?.differences).toEqual([{ path: 'closure_date', before: null, after: '2020-09-30' }]);
    expect(await findByStatsId('GR0001')).toMatchObject({
      version: 2,
      names: [{ nameOfficial: 'Πανεπιστήμιο Ανέμων' }],
    });
  });

  it('stops after as many refusals as it was told, and keeps what it has stored', async () => {
    const bad = Array.from({ length: 700 }, (_row, index) => ({ stats_id: `HR${1000 + index}` }));
    const { counts, isStopped } = await importInstitutions([named('Good', { stats_id: 'HR0001' }), ...bad], {
      maxErrors: 10,
    });

    expect(isStopped).toBe(true);
    expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 499 });
  });

  it('lets two imports of one file run at once: each record is stored once', async () => {
    const rows = Array.from({ length: 1_100 }, (_row, index) =>
      named(`Shared ${index}`, { stats_id: `IT${1000 + index}` }),
    );
    const results = await Promise.all([importInstitutions(rows), importInstitutions(rows)]);

    expect(results.map(({ counts }) => counts.new).reduce((sum, count) => sum + count)).toBe(1_100);
    expect(results.map(({ counts }) => counts.refused)).toEqual([0, 0]);
  });

  // SQLite lets nobody else write between the reading and the writing of a batch.
  it.skipIf(kind === 'sqlite')('reads a record again that somebody changed meanwhile', async () => {
    const id = await createInstitution(anInstitution({ statsId: 'LT0001', websiteLink: '' }));
    let isFirst = true;
    const disturbed: typeof institutionRows = {
      ...institutionRows,
      async numberParts(contents) {
        if (isFirst) await changeElsewhere(id, anInstitution({ statsId: 'LT0001', closureDate: '2024-01-31' }));
        isFirst = false;
        return contents;
      },
    };
    const file = JSON.stringify({ stats_id: 'LT0001', website_link: 'https://lt.example/' });
    const { counts } = await importRecords(readInstitutionsNdjson(inPieces(file)), {
      database: database(),
      clock: { now: () => TEST_NOW, today: () => '2026-06-30' },
      kind: disturbed,
      reason: 'Test of imports',
      isDryRun: false,
    });

    expect(counts).toEqual({ new: 0, changed: 1, unchanged: 0, refused: 0 });
    expect(await findByStatsId('LT0001')).toMatchObject({
      version: 3,
      closureDate: '2024-01-31',
      websiteLink: 'https://lt.example/',
    });
  });

  it('leaves a whole journal and records that agree with it', async () => {
    expect(await verifyJournal(journalSource(database().reader))).toMatchObject({ isIntact: true });
    expect((await checkRecords(database().reader)).discrepancies).toEqual([]);
  });
});

function acronym(text: string) {
  return anAgency().names.map((name) => ({
    ...name,
    versions: name.versions.map((version) => ({ ...version, acronym: text })),
  }));
}

/** A note that only one line gives rise to. */
function once(line: number, message: string) {
  return { count: 1, firstLine: line, firstMessage: message };
}
