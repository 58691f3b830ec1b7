import type { ReportOfInstitution } from '@touchstone/sdk';
import { describe, expect, it } from 'vitest';
import { coveredSpans, type InstitutionReport, institutionVerdict } from './institution-verdict.ts';
import type { ValidityState } from './report-state.ts';

function placed(
  from: string,
  to: string,
  state: ValidityState,
  decision: ReportOfInstitution['decision'] = 'positive',
  relation: ReportOfInstitution['relation'] = 'own',
): InstitutionReport {
  return {
    report: { decision, relation } as ReportOfInstitution,
    validity: { state, from, to, supersededOn: undefined, isAssumed: false },
  };
}

const now = placed('2024-01-01', '2030-01-01', 'in-force');
const refused = placed('2025-01-01', '2028-01-01', 'in-force', 'negative');
const onPart = placed('2024-01-01', '2030-01-01', 'in-force', 'positive', 'child');
const past = placed('2010-01-01', '2015-12-31', 'expired');
const coming = placed('2027-01-01', '2033-01-01', 'not-yet');

describe('what can be said of an institution', () => {
  it.each([
    ['whole', [now, past], [], 'positive', false],
    ['whole', [now, refused], [], 'positive', true],
    ['whole', [refused], [now], 'negative', false],
    ['programmes', [past], [now], 'neutral', false],
    ['programmes', [past, onPart], [], 'neutral', false],
    ['ended', [past], [coming], 'neutral', false],
    ['starts', [coming], [], 'neutral', false],
    ['nothing', [], [], 'neutral', false],
  ] as const)('is about %s', (situation, whole, programmes, kind, isDisputed) => {
    expect(institutionVerdict(whole, programmes)).toMatchObject({ situation, kind, isDisputed });
  });
});

describe('covered spans', () => {
  it('joins what touches or overlaps, and leaves out what was refused and what is about a part', () => {
    const reports = [
      placed('2018-07-01', '2022-06-30', 'expired'),
      placed('2012-01-01', '2017-12-31', 'expired'),
      placed('2018-01-01', '2018-12-31', 'expired'),
      placed('2023-01-01', '2024-01-01', 'expired', 'negative'),
      placed('2025-01-01', '2031-01-01', 'in-force', 'not applicable'),
      placed('2023-01-01', '2024-01-01', 'expired', 'positive', 'child'),
    ];
    expect(coveredSpans(reports)).toEqual([
      { from: '2012-01-01', to: '2022-06-30' },
      { from: '2025-01-01', to: '2031-01-01' },
    ]);
  });
});
