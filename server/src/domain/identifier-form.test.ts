import { describe, expect, it } from 'vitest';
import { canonicalIdentifier } from './identifier-form.ts';

describe('canonicalIdentifier', () => {
  it.each([
    ['ROR', 'https://ror.org/02gsadx12', 'https://ror.org/02gsadx12'],
    ['ROR', 'http://ror.org/02GSADX12', 'https://ror.org/02gsadx12'],
    ['ROR', 'ror.org/02gsadx12', 'https://ror.org/02gsadx12'],
    ['ROR', ' 02gsadx12 ', 'https://ror.org/02gsadx12'],
    ['ROR', '12gsadx12', '12gsadx12'],
    ['ROR', '02gsadx12x', '02gsadx12x'],
    ['WHED', ' IAU-012345 ', 'IAU-012345'],
    ['EU-PIC', '02gsadx12', '02gsadx12'],
    ['local identifier', 'Ab / 12 c', 'Ab / 12 c'],
  ])('%s %j is %j', (resource, identifier, expected) => {
    expect(canonicalIdentifier(resource, identifier)).toBe(expected);
  });
});
