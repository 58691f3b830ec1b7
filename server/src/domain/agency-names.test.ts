import { describe, expect, it } from 'vitest';
import type { AgencyName, AgencyNameVersion } from './agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary, currentAgencyName, identifierAgencyLabel } from './agency-names.ts';

function version(
  name: string,
  acronym: string,
  primary: { name?: boolean; acronym?: boolean } = {},
): AgencyNameVersion {
  return {
    name,
    acronym,
    nameTransliterated: '',
    acronymTransliterated: '',
    nameIsPrimary: primary.name ?? false,
    acronymIsPrimary: primary.acronym ?? false,
  };
}

function named(versions: AgencyNameVersion[], validTo: string | null = null): AgencyName {
  return { versions, validTo, note: '' };
}

const current = named([
  version('Agentur für Prüfung', 'AFP', { acronym: true }),
  version('Agency for Review', 'AR', { name: true }),
]);
const former = named([version('Board of Review', 'BR', { name: true, acronym: true })], '2012-12-31');

describe('the name of an agency', () => {
  it.each([
    [
      'the primary name and the primary acronym, from different versions',
      [former, current],
      'Agency for Review',
      'AFP',
    ],
    ['the first version when none is primary', [named([version('A', 'B'), version('C', 'D')])], 'A', 'B'],
    ['the first that has one when the others are empty', [named([version('', ''), version('C', 'D')])], 'C', 'D'],
    [
      'a filled version before an empty primary one',
      [named([version('', '', { name: true }), version('C', '')])],
      'C',
      '',
    ],
    [
      'the latest of an agency that is gone',
      [named([version('X', 'X')], '1999-12-31'), former],
      'Board of Review',
      'BR',
    ],
    ['empty without names', [], '', ''],
  ])('is %s', (_what, names, name, acronym) => {
    expect([agencyNamePrimary({ names }), agencyAcronymPrimary({ names })]).toEqual([name, acronym]);
  });

  it('is taken from the name without an end', () => {
    expect(currentAgencyName({ names: [former, current] })).toBe(current);
  });
});

describe('identifierAgencyLabel', () => {
  it.each([
    ['acronym and name', [current], 'AFP - Agency for Review'],
    ['the name alone', [named([version('Agency for Review', '')])], 'Agency for Review'],
    ['the acronym alone', [named([version('', 'AFP')])], 'AFP'],
  ])('shows %s', (_what, names, expected) => {
    expect(identifierAgencyLabel({ names })).toBe(expected);
  });
});
