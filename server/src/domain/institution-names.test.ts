import { describe, expect, it } from 'vitest';
import type { InstitutionName } from './institution.ts';
import {
  currentName,
  nameDisplay,
  nameOfficialDisplay,
  namePrimary,
  nameSelectDisplay,
  parseRegistryId,
  registryId,
  statsDisplay,
} from './institution-names.ts';

function name(nameOfficial: string, nameEnglish: string, validTo: string | null = null): InstitutionName {
  return {
    nameOfficial,
    nameEnglish,
    validTo,
    nameOfficialTransliterated: '',
    acronym: '',
    sourceNote: '',
    versions: [],
  };
}

const current = name('Universität Lindental', 'University of Lindental');
const former = name('Fachhochschule Lindental', 'Lindental College', '2014-08-31');
const first = name('Lehranstalt Lindental', '', '1990-12-31');

describe('currentName', () => {
  it.each([
    ['the name without an end', [current, former, first], current],
    ['the name without an end wherever it stands', [first, former, current], current],
    ['the first of two names without an end', [current, name('Other', '')], current],
    ['the latest name of a closed institution', [first, former], former],
    ['the first of two names that ended together', [former, { ...first, validTo: '2014-08-31' }], former],
    ['unknown without names', [], undefined],
  ])('is %s', (_what, names, expected) => {
    expect(currentName({ names })).toBe(expected);
  });
});

describe('the names shown', () => {
  it.each([
    {
      when: 'there is an English name',
      institution: { names: [current, former], statsId: 'DE0069' },
      primary: 'University of Lindental',
      official: 'Universität Lindental',
      display: 'Universität Lindental / University of Lindental',
      select: 'University of Lindental (DE0069)',
      stats: 'DE0069 - University of Lindental',
    },
    {
      when: 'there is no English name and no statistical identifier',
      institution: { names: [name('Universität Lindental', '')], statsId: null },
      primary: 'Universität Lindental',
      official: 'Universität Lindental',
      display: 'Universität Lindental',
      select: 'Universität Lindental',
      stats: '',
    },
    {
      when: 'the English name is the official one',
      institution: { names: [name('Wexmoor University', 'Wexmoor University')], statsId: 'IE0007' },
      primary: 'Wexmoor University',
      official: 'Wexmoor University',
      display: 'Wexmoor University',
      select: 'Wexmoor University (IE0007)',
      stats: 'IE0007 - Wexmoor University',
    },
    {
      when: 'only the English name is known',
      institution: { names: [name('', 'Wexmoor University')], statsId: null },
      primary: 'Wexmoor University',
      official: '',
      display: 'Wexmoor University',
      select: 'Wexmoor University',
      stats: '',
    },
    {
      when: 'the institution is closed',
      institution: { names: [former, first], statsId: null },
      primary: 'Lindental College',
      official: 'Fachhochschule Lindental',
      display: 'Fachhochschule Lindental / Lindental College',
      select: 'Lindental College',
      stats: '',
    },
  ])('when $when', ({ institution, primary, official, display, select, stats }) => {
    expect({
      primary: namePrimary(institution),
      official: nameOfficialDisplay(institution),
      display: nameDisplay(institution),
      select: nameSelectDisplay(institution),
      stats: statsDisplay(institution),
    }).toEqual({ primary, official, display, select, stats });
  });
});

describe('the registry identifier', () => {
  it.each([
    [1, 'REGINST0001'],
    [42, 'REGINST0042'],
    [9999, 'REGINST9999'],
    [10000, 'REGINST10000'],
    [1234567, 'REGINST1234567'],
  ])('of institution %i is %s, and back', (id, text) => {
    expect([registryId(id), parseRegistryId(text), parseRegistryId(text.toLowerCase())]).toEqual([text, id, id]);
  });

  it.each([
    'REGINST0',
    'REGINST1',
    'REGINST0000',
    'REGINST00042',
    'REGINST042',
    'REGINST',
    'REGINST-001',
    'REGINST1e10',
    'REGINST00 1',
    ' REGINST0001',
    'REGINST0001\n',
    'REGINST٠٠٠١',
    'REGINST9007199254740993',
    '0001',
    '',
  ])('is not %j', (text) => {
    expect(parseRegistryId(text)).toBeUndefined();
  });
});
