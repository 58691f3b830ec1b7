import { describe, expect, it } from 'vitest';
import { primaryProgrammeName, programmeType } from './programme.ts';

describe('programmeType', () => {
  it.each([
    [true, null, 'Full recognised degree programme'],
    [true, 30, 'Full recognised degree programme'],
    [false, 0, 'Micro-credential'],
    [false, 59.5, 'Micro-credential'],
    [false, 60, 'Other provision'],
    [false, 90, 'Other provision'],
    // An unknown workload is no proof of a small one.
    [false, null, 'Other provision'],
  ])('full degree %s with %s ECTS is %s', (degreeOutcome, workloadEcts, expected) => {
    expect(programmeType({ degreeOutcome, workloadEcts })).toBe(expected);
  });
});

describe('primaryProgrammeName', () => {
  const german = { name: 'Rechtswissenschaft', isPrimary: false, qualification: '' };
  const english = { name: 'Law', isPrimary: true, qualification: 'LLB' };

  it.each([
    ['the name marked as primary', [german, english], 'Law'],
    ['the first name when none is marked', [german, { ...english, isPrimary: false }], 'Rechtswissenschaft'],
    ['empty without names', [], ''],
  ])('is %s', (_what, names, expected) => {
    expect(primaryProgrammeName({ names })).toBe(expected);
  });
});
