import { describe, expect, it } from 'vitest';
import { A_COURSE, A_DEGREE } from '../../../test/submitted-report.ts';
import { ASSESSMENTS } from '../vocabularies.ts';
import { degreeProblems, programmeIdentifierProblems } from './programme-rules.ts';

const NO_WORKLOAD = {
  pointer: '/programmes/0/workload_ects',
  message: 'A programme that does not lead to a full degree needs its workload in ECTS credits.',
};
const NO_ASSESSMENT = {
  pointer: '/programmes/0/assessment_certification',
  message: 'A programme that does not lead to a full degree must say how it is assessed and certified.',
  allowed: [...ASSESSMENTS],
};
const NO_CERTIFICATE = {
  pointer: '/programmes/0/assessment_certification',
  message: 'A programme that leads to a full degree has no certificate of its own; leave this out.',
};

describe('rule 9: short offers say how much work they are and how they end', () => {
  it.each([
    ['a degree', A_DEGREE],
    ['a degree with its workload', { ...A_DEGREE, workloadEcts: 180 }],
    ['a course', A_COURSE],
    ['a course of no credits', { ...A_COURSE, workloadEcts: 0 }],
    ['one of which nobody could read what it leads to', { ...A_COURSE, degreeOutcome: undefined, workloadEcts: null }],
    ['a course whose workload could not be read', { ...A_COURSE, workloadEcts: undefined }],
    ['a course whose assessment could not be read', { ...A_COURSE, assessmentCertification: undefined }],
  ])('%s is fine', (_what, programme) => {
    expect(degreeProblems({ programmes: [programme] })).toEqual([]);
  });

  it.each([
    ['without workload', { ...A_COURSE, workloadEcts: null }, [NO_WORKLOAD]],
    ['without assessment', { ...A_COURSE, assessmentCertification: null }, [NO_ASSESSMENT]],
    ['without both', { ...A_COURSE, workloadEcts: null, assessmentCertification: null }, [NO_WORKLOAD, NO_ASSESSMENT]],
    [
      'a degree with a certificate',
      { ...A_DEGREE, assessmentCertification: 'attendance certificate' as const },
      [NO_CERTIFICATE],
    ],
  ])('%s is refused', (_what, programme, problems) => {
    expect(degreeProblems({ programmes: [programme] })).toEqual(problems);
  });

  it('points at the programme that is meant', () => {
    const programmes = [A_DEGREE, A_COURSE, { ...A_COURSE, workloadEcts: null }];
    expect(degreeProblems({ programmes })).toEqual([{ ...NO_WORKLOAD, pointer: '/programmes/2/workload_ects' }]);
  });
});

const named = (...resources: (string | null)[]) => ({
  programmes: [
    { ...A_DEGREE, identifiers: resources.map((resource, index) => ({ identifier: `i${index}`, resource })) },
  ],
});

describe('rule 10: one identifier of the agency and one of each type', () => {
  it.each([[[]], [[null]], [['ISCED']], [[null, 'ISCED', 'House']]])('%j is fine', (resources) => {
    expect(programmeIdentifierProblems(named(...resources))).toEqual([]);
  });

  it.each([
    [
      [null, null],
      [
        {
          pointer: '/programmes/0/identifiers/1',
          message:
            'A programme can have one identifier without resource, the one of the agency; name the resource of this one.',
        },
      ],
    ],
    [
      ['House', 'house'],
      [
        {
          pointer: '/programmes/0/identifiers/1',
          message: 'A programme can have one identifier of the resource "house"; this is another one.',
        },
      ],
    ],
    [
      ['A', null, 'B', 'A', null],
      [
        {
          pointer: '/programmes/0/identifiers/3',
          message: 'A programme can have one identifier of the resource "A"; this is another one.',
        },
        {
          pointer: '/programmes/0/identifiers/4',
          message:
            'A programme can have one identifier without resource, the one of the agency; name the resource of this one.',
        },
      ],
    ],
  ])('%j is refused', (resources, problems) => {
    expect(programmeIdentifierProblems(named(...resources))).toEqual(problems);
  });
});
