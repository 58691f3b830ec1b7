import { describe, expect, it } from 'vitest';
import { FIELDS_OF_STUDY, findFieldOfStudy } from './fields-of-study.ts';

function codesOfLength(length: number): readonly string[] {
  return FIELDS_OF_STUDY.map((field) => field.code).filter((code) => code.length === length);
}

describe('the fields of study', () => {
  it('are eleven broad fields and the unknown one', () => {
    expect(codesOfLength(2)).toEqual(['00', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '99']);
  });

  it('hold the 29 narrow and 80 detailed fields that are not residual', () => {
    const isProper = (code: string) => !/[089]$/.test(code) && code.charAt(2) !== '8';
    expect([codesOfLength(3).filter(isProper).length, codesOfLength(4).filter(isProper).length]).toEqual([29, 80]);
  });

  it('have one inter-disciplinary narrow and detailed field for each broad field but the generic one', () => {
    const broad = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];
    expect(codesOfLength(3).filter((code) => code.endsWith('8'))).toEqual(broad.map((code) => `${code}8`));
    expect(codesOfLength(4).filter((code) => code.endsWith('8'))).toEqual(broad.map((code) => `${code}88`));
  });

  it('have codes of two to four digits, sorted, none twice', () => {
    const codes = FIELDS_OF_STUDY.map((field) => field.code);
    expect(codes.filter((code) => !/^\d{2,4}$/.test(code))).toEqual([]);
    expect(codes).toEqual([...new Set(codes)].toSorted());
  });

  it('contain the parent of every narrow and detailed field', () => {
    const codes = new Set(FIELDS_OF_STUDY.map((field) => field.code));
    expect([...codes].filter((code) => code.length > 2 && !codes.has(code.slice(0, -1)))).toEqual([]);
  });

  it('divide every broad and every narrow field further', () => {
    const codes = FIELDS_OF_STUDY.map((field) => field.code);
    const undivided = codes.filter(
      (code) => code.length < 4 && !codes.some((other) => other.length === code.length + 1 && other.startsWith(code)),
    );
    expect(undivided).toEqual([]);
  });

  it('use no name twice on one level', () => {
    const labels = FIELDS_OF_STUDY.map((field) => `${field.code.length} ${field.name.toLowerCase()}`);
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });
});

describe('findFieldOfStudy', () => {
  it.each([
    ['02', 'Arts and humanities'],
    ['022', 'Humanities (except languages)'],
    ['0110', 'Education not further defined'],
    ['018', 'Inter-disciplinary programmes and qualifications involving education'],
    ['0311', 'Economics'],
    ['0613', 'Software and applications development and analysis'],
    ['0732', 'Building and civil engineering'],
    ['0819', 'Agriculture not elsewhere classified'],
    ['0913', 'Nursing and midwifery'],
    ['1015', 'Travel, tourism and leisure'],
  ])('finds %s by its code and as %j', (code, name) => {
    expect([findFieldOfStudy(code), findFieldOfStudy(name)]).toEqual([
      { code, name },
      { code, name },
    ]);
  });

  it('takes a name in any case and with spaces around', () => {
    expect(findFieldOfStudy('  DENTAL studies ')).toEqual({ code: '0911', name: 'Dental studies' });
  });

  it.each([
    ['Education', '01'],
    ['law', '042'],
    ['Veterinary', '084'],
    ['Field unknown', '99'],
  ])('takes %j, used on several levels, as the broadest: %s', (name, code) => {
    expect(findFieldOfStudy(name)?.code).toBe(code);
  });

  it.each(['', ' ', '1', '11', '111', '011111', '0820', 'Alchemy', 'constructor'])('knows no %j', (value) => {
    expect(findFieldOfStudy(value)).toBeUndefined();
  });
});
