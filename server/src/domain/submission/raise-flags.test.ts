import { describe, expect, it } from 'vitest';
import { aFlag, aReport } from '../../../test/records.ts';
import { AUSTRIA, agencyNumber, CANADA, COUNTRIES, institutionIn } from '../../../test/submitted-report.ts';
import { stateOf } from '../report-state.ts';
import type { Raised } from './flag-facts.ts';
import { flagsAfter, withDeletionRequest } from './raise-flags.ts';
import { agencyWithNewCountries, institutionsWithNewLevels } from './side-effects.ts';

const NOW = '2026-06-30T12:00:00Z';
const raised: Raised = { code: 'no_file', level: 'high level', message: 'The report has no file.', facts: '' };
const standing = aFlag({ code: 'no_file', level: 'high level', facts: '', raisedAt: '2026-01-01T00:00:00Z' });
const removed = { ...standing, removal: { at: '2026-02-01T00:00:00Z', reason: 'It is in the library' } };

describe('the flags of a report after the rules were asked again', () => {
  it('a new one is raised now', () => {
    expect(flagsAfter([], [raised], NOW)).toEqual([{ ...raised, raisedAt: NOW, removal: null }]);
  });

  it('one that stands keeps its time', () => {
    expect(flagsAfter([standing], [raised], NOW)).toEqual([standing]);
  });

  it('one whose cause is gone goes', () => {
    expect(flagsAfter([standing], [], NOW)).toEqual([]);
  });

  it('one that the operator removed is not raised again for the same facts', () => {
    expect(flagsAfter([removed], [raised], NOW)).toEqual([removed]);
  });

  it('but for other facts it is', () => {
    const about = (facts: string) => ({ ...raised, code: 'possible_duplicate', facts });
    const before = { ...removed, code: 'possible_duplicate', facts: 'report:3' };
    expect(flagsAfter([before], [about('report:3'), about('report:4')], NOW)).toEqual([
      before,
      { ...about('report:4'), raisedAt: NOW, removal: null },
    ]);
  });

  it('one from before there were facts stands for its rule', () => {
    const { facts: _, ...old } = removed;
    expect(flagsAfter([old], [{ ...raised, facts: 'anything' }], NOW)).toEqual([old]);
  });

  it.each(['deletion_requested', 'raised by hand'])('%s stays whatever the rules say', (code) => {
    const flag = aFlag({ code });
    expect(flagsAfter([flag], [], NOW)).toEqual([flag]);
  });
});

describe('a request for deletion', () => {
  it('holds the report and says why', () => {
    const asked = withDeletionRequest(aReport(), 'Sent twice', NOW);
    expect(stateOf(asked)).toBe('held');
    expect(asked.flags).toEqual([
      {
        code: 'deletion_requested',
        level: 'high level',
        message: 'The agency has asked for the deletion of this report: Sent twice',
        facts: NOW,
        raisedAt: NOW,
        removal: null,
      },
    ]);
  });

  it('is made once, for the reason that was given last', () => {
    const asked = withDeletionRequest(aReport(), 'Sent twice', NOW);
    const later = '2026-07-01T00:00:00Z';
    for (const reason of ['', 'Sent twice']) expect(withDeletionRequest(asked, reason, later)).toBe(asked);
    expect(withDeletionRequest(asked, 'Wrong institution', later).flags).toEqual([
      { ...asked.flags[0], message: 'The agency has asked for the deletion of this report: Wrong institution' },
    ]);
  });

  it('can be made again after the operator has refused', () => {
    const asked = withDeletionRequest(aReport(), '', NOW);
    const refused = asked.flags.map((flag) => ({ ...flag, removal: { at: NOW, reason: 'It is right' } }));
    expect(withDeletionRequest({ ...asked, flags: refused }, '', '2026-07-01T00:00:00Z').flags).toHaveLength(2);
  });
});

describe('what follows from a report', () => {
  const country = (id: number): Raised => ({ ...raised, code: 'country_not_in_focus', facts: `country:${id}` });

  it('the agency gets the country as not official and cross-border', () => {
    const agency = agencyNumber(1);
    const changed = agencyWithNewCountries({ agency, countries: COUNTRIES }, [country(CANADA), raised]);
    expect(changed?.focusCountries).toEqual([
      ...agency.focusCountries,
      { countryId: CANADA, isOfficial: false, isCrossborder: true, validFrom: null, validTo: null },
    ]);
  });

  it('but not one that it has', () => {
    expect(
      agencyWithNewCountries({ agency: agencyNumber(1), countries: COUNTRIES }, [country(AUSTRIA)]),
    ).toBeUndefined();
  });

  const report = aReport({ validFrom: '2024-01-15' });
  const without = institutionIn(AUSTRIA, 42, { levels: [] });

  it('an institution gets the level of an obligatory review', () => {
    const facts = { report, agency: agencyNumber(1), institutions: [institutionIn(AUSTRIA, 41), without] };
    expect(institutionsWithNewLevels(facts)).toEqual([
      {
        ...without,
        levels: [
          {
            level: 'first cycle',
            source: 'Report of AG1',
            sourceNote: 'Added with a report that is valid from 2024-01-15',
            validFrom: null,
            validTo: null,
          },
        ],
      },
    ]);
  });

  it('but not of a voluntary one', () => {
    const voluntary = { ...report, status: 'voluntary' as const };
    expect(institutionsWithNewLevels({ report: voluntary, agency: agencyNumber(1), institutions: [without] })).toEqual(
      [],
    );
  });
});
