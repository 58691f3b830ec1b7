import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../../test/import-files.ts';
import { referencesOfAgencies, referencesOfInstitutions, referencesOfReports } from './draft-references.ts';
import { readInstitutionsNdjson } from './read-institutions.ts';
import { readAgencies, readReports } from './read-records.ts';
import { agencyKey, institutionKey } from './references.ts';
import { activityKey, reportKey } from './resolver.ts';
import type { ImportRow } from './row.ts';

async function draftsOf<Draft>(rows: AsyncIterable<ImportRow<Draft>>): Promise<readonly Draft[]> {
  return (await collect(rows)).map((row) => {
    if (row.kind !== 'draft') throw new Error(JSON.stringify(row));
    return row.draft;
  });
}

function keysOf({ institutions, agencies, activities, reports }: ReturnType<typeof referencesOfReports>) {
  return {
    institutions: institutions.map(institutionKey),
    agencies: agencies.map(agencyKey),
    activities: activities.map(activityKey),
    reports: reports.map(reportKey),
  };
}

describe('the records that drafts name', () => {
  it('are the institutions themselves, those they relate to and the agencies of identifiers', async () => {
    const row = {
      stats_id: 'AT0042',
      identifiers: [{ resource: 'local identifier', identifier: 'L-7', agency: 'AEX' }],
      hierarchical_relationships: {
        part_of: [{ institution: { registry_id: 'REGINST0007' }, relationship_type: 'faculty' }],
      },
      historical_relationships: [
        {
          institution: { resource: 'local identifier', identifier: 'L-8', agency: 13 },
          relationship_type: 'absorbed',
          relationship_date: '2014-09-01',
        },
      ],
    };
    const drafts = await draftsOf(readInstitutionsNdjson(inPieces(JSON.stringify(row))));
    const own = 'local identifier "L-7" of agency acronym aex';
    const target = 'local identifier "L-8" of agency register number 13';
    expect(keysOf(referencesOfInstitutions(drafts))).toEqual({
      institutions: ['stats_id AT0042', own, 'REGINST0007', target],
      agencies: ['acronym aex', 'register number 13', 'acronym aex'],
      activities: [],
      reports: [],
    });
  });

  it('are everything a report is connected with', async () => {
    const row = {
      agency: 'AEX',
      local_identifier: 'R-1',
      contributing_agencies: [13],
      activities: [{ id: 5 }, { activity: 'audit', agency: 14 }],
      institutions: [{ stats_id: 'AT0042' }],
      platforms: [{ resource: 'local identifier', identifier: 'L-7', agency: 15 }],
      supersedes: 17,
      programmes: [
        {
          name_primary: 'Law',
          qf_ehea_level: 1,
          degree_outcome: true,
          identifiers: [{ identifier: 'x', agency: 16 }, { identifier: 'y' }],
        },
      ],
    };
    const drafts = await draftsOf(readReports(inPieces(JSON.stringify(row))));
    expect(keysOf(referencesOfReports(drafts))).toEqual({
      institutions: ['stats_id AT0042', 'local identifier "L-7" of agency register number 15'],
      agencies: [
        'acronym aex',
        'register number 13',
        'register number 15',
        'register number 14',
        'acronym aex',
        'register number 16',
      ],
      activities: ['id 5', 'name "audit" of agency register number 14'],
      reports: ['local_identifier "R-1" of agency acronym aex', 'id 17'],
    });
  });

  it('are the agencies themselves', async () => {
    const drafts = await draftsOf(readAgencies(inPieces('{"registry_id":12}\n{"acronym_primary":"AEX"}')));
    expect(keysOf(referencesOfAgencies(drafts)).agencies).toEqual(['register number 12', 'acronym aex']);
  });
});
