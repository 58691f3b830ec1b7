import { describe, expect, it } from 'vitest';
import { createFormToken, isFormToken } from './form-token.ts';

const SESSION = 'a'.repeat(40);

describe('the token of a form', () => {
  it('is another each time and fits its session alone', () => {
    const [one, other] = [createFormToken(SESSION), createFormToken(SESSION)];
    expect(one).not.toBe(other);
    expect([isFormToken(one, SESSION), isFormToken(other, SESSION), isFormToken(one, 'b'.repeat(40))]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(['', '.', 'salt', 'salt.', `.${'A'.repeat(43)}`, `salt.${'A'.repeat(43)}`, 'salt.é'])(
    'is not %j',
    (given) => {
      expect(isFormToken(given, SESSION)).toBe(false);
    },
  );

  it('does not fit with another salt', () => {
    const [, signature = ''] = createFormToken(SESSION).split('.');
    expect(isFormToken(`other.${signature}`, SESSION)).toBe(false);
  });
});
