import { expect, it } from 'vitest';
import { resolveLabels } from './labels.ts';

const COUNTRIES = [
  { id: 15, labels: ['Austria', 'AT', 'AUT'] },
  { id: 110, labels: ['Italy', 'IT', 'ITA'] },
];

it('finds records by any label, in any case, and by number', () => {
  expect(resolveLabels('country', ['austria', 'ITA', '15'], COUNTRIES)).toEqual([15, 110, 15]);
});

it('suggests the label that was probably meant', () => {
  expect(() => resolveLabels('country', ['Austira'], COUNTRIES)).toThrow(
    expect.objectContaining({
      code: 'invalid_parameter',
      message: 'The parameter country does not know "Austira". Did you mean Austria?',
      problems: [
        {
          parameter: 'country',
          message: 'does not know "Austira"',
          allowed: ['Austria', 'Italy'],
          didYouMean: 'Austria',
        },
      ],
    }),
  );
});
