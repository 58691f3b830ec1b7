import type { ReportOfInstitution } from '@touchstone/sdk';
import { describe, expect, it } from 'vitest';
import { answerForDay } from './day-answer.ts';
import type { InstitutionReport } from './institution-verdict.ts';

function placed(
  decision: ReportOfInstitution['decision'],
  relation: ReportOfInstitution['relation'] = 'own',
): InstitutionReport {
  return {
    report: { decision, relation } as ReportOfInstitution,
    validity: { state: 'expired', from: '2017-01-01', to: '2022-12-31', supersededOn: undefined, isAssumed: false },
  };
}

const positive = placed('positive');
const conditional = placed('positive with conditions or restrictions');
const negative = placed('negative');
const neutral = placed('not applicable');
const onPart = placed('positive', 'child');
const onPredecessor = placed('positive', 'predecessor');
const open = { founding_date: '1974-10-01', closure_date: null };
const asked = { day: '2019-06-12', today: '2026-01-16', institution: open, whole: [], programmes: [] };

describe('whether an institution was covered on a day', () => {
  it.each([
    ['covered', [positive], [], false],
    ['covered', [conditional], [positive], false],
    ['covered', [positive, conditional], [], true],
    ['covered', [positive, neutral], [], true],
    ['covered', [onPredecessor], [], false],
    ['disputed', [positive, negative], [], true],
    ['refused', [negative], [positive], false],
    ['refused', [negative, neutral], [], true],
    ['reviewed', [neutral], [], false],
    ['part', [], [negative], false],
    ['part', [onPart], [], false],
    ['nothing', [], [], false],
  ] as const)('is %s', (situation, whole, programmes, hasDifferent) => {
    expect(answerForDay({ ...asked, whole, programmes })).toMatchObject({ situation, hasDifferent });
  });

  it.each(['2016-12-31', '2023-01-01'])('is nothing in force on %s, outside of all reports', (day) => {
    expect(answerForDay({ ...asked, day, whole: [positive] })).toMatchObject({ situation: 'none', held: [] });
  });

  it('counts reports on programmes and on parts apart from those on the whole', () => {
    const answer = answerForDay({ ...asked, whole: [positive, onPart], programmes: [positive, negative] });
    expect(answer).toMatchObject({ held: [positive], partCount: 3 });
  });

  it.each([
    ['open', { founding_date: '', closure_date: null }],
    ['open', { founding_date: '2019-06-12', closure_date: '2019-06-12' }],
    ['closed', { founding_date: '1974-10-01', closure_date: '2015-09-30' }],
    ['not yet founded', { founding_date: '2019-06-13', closure_date: null }],
  ] as const)('knows that it was %s', (life, institution) => {
    expect(answerForDay({ ...asked, institution }).life).toBe(life);
  });

  it.each([
    ['past', '2026-01-15'],
    ['present', '2026-01-16'],
    ['future', '2026-01-17'],
  ] as const)('lies in the %s', (tense, day) => {
    expect(answerForDay({ ...asked, day }).tense).toBe(tense);
  });
});
