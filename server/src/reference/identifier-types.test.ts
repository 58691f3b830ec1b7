import { describe, expect, it } from 'vitest';
import { IDENTIFIER_TYPES } from './identifier-types.ts';

describe('the identifier types', () => {
  it('are the ones the interface names, ROR and WHED', () => {
    expect(IDENTIFIER_TYPES.map((type) => type.resource)).toEqual([
      'AD-national',
      'BA-national',
      'BG-STATS.BAS.NATID',
      'BY-national',
      'CZ-STATS.BAS.NATID',
      'DE-STATS.BAS.NATID',
      'DE-HRK',
      'DID-CHAIN',
      'DK-STATS.BAS.NATID',
      'ELIAS.HS_ID',
      'Mobility',
      'Mobility-Charter',
      'EU-PIC',
      'EU-VAT',
      'FI-STATS.BAS.NATID',
      'FR-STATS.BAS.NATID',
      'GB-STATS.BAS.NATID',
      'GE-national',
      'HR-Mozvag',
      'HU-STATS.BAS.NATID',
      'IE-STATS.BAS.NATID',
      'IT-STATS.BAS.NATID',
      'KZ-national',
      'local identifier',
      'LT-STATS.BAS.NATID',
      'LV-STATS.BAS.NATID',
      'MD-national',
      'PL-STATS.BAS.NATID',
      'PT-STATS.BAS.NATID',
      'RO-STATS.BAS.NATID',
      'SCHAC',
      'SE-STATS.BAS.NATID',
      'SI-STATS.BAS.NATID',
      'UA-national',
      'ROR',
      'WHED',
    ]);
  });

  it('have titles that tell them apart', () => {
    expect(new Set(IDENTIFIER_TYPES.map((type) => type.title)).size).toBe(36);
  });

  it('name a source each', () => {
    expect(IDENTIFIER_TYPES.filter((type) => type.source.trim() === '')).toEqual([]);
  });

  it('link over https or not at all', () => {
    const links = IDENTIFIER_TYPES.map((type) => type.link).filter((link) => link !== null);
    expect(links.filter((link) => new URL(link).protocol !== 'https:')).toEqual([]);
  });

  it('describe statistical and mobility codes without a link', () => {
    const neutral = IDENTIFIER_TYPES.filter(({ resource }) => /STATS|Mobility/.test(resource));
    expect(neutral.length).toBe(19);
    expect(neutral.filter((type) => type.link !== null)).toEqual([]);
  });
});
