import { describe, expect, it } from 'vitest';
import {
  effectiveScope,
  includesScope,
  isEmail,
  isUsername,
  mayHold,
  problemInPlainText,
  publishedName,
  type Role,
  type Scope,
} from './account.ts';

describe('scopes', () => {
  it.each<[Role, Scope, Scope]>([
    ['consumer', 'read', 'read'],
    ['consumer', 'submit', 'read'],
    ['consumer', 'admin', 'read'],
    ['agency', 'read', 'read'],
    ['agency', 'submit', 'submit'],
    ['agency', 'admin', 'submit'],
    ['operator', 'read', 'read'],
    ['operator', 'admin', 'admin'],
  ])('of a token never exceed the role: %s with %s can %s', (role, scope, effective) => {
    expect(effectiveScope(role, scope)).toBe(effective);
    expect(mayHold(role, scope)).toBe(effective === scope);
  });

  it('include the smaller ones', () => {
    const table = (['read', 'submit', 'admin'] as const).map((held) =>
      (['read', 'submit', 'admin'] as const).map((needed) => includesScope(held, needed)),
    );
    expect(table).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
  });
});

describe('isUsername', () => {
  it.each(['ada', 'Ada.Lovelace', 'ada@people.example', 'a+b_c-1', '4you'])('takes %s', (text) => {
    expect(isUsername(text)).toBe(true);
  });

  it.each(['', 'ab', 'a b', '.dot', '#7', 'ädä', 'x'.repeat(65), 'ada\n', 'ada\0'])('refuses %j', (text) => {
    expect(isUsername(text)).toBe(false);
  });
});

describe('isEmail', () => {
  it.each(['a@b', 'ada.lovelace+x@people.example', 'jörg@köln.example'])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each(['', 'ada', '@b', 'a@', 'a@b@c', 'a b@c', '<a@b>', 'a@b\nBcc: c@d', 'a@b,c@d', `${'x'.repeat(250)}@long`])(
    'refuses %j',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});

describe('problemInPlainText', () => {
  it.each(['', 'Université de l’Été', 'A & B, 2 + 2', 'Ελληνικά'])('has nothing against %j', (text) => {
    expect(problemInPlainText(text, 40)).toBeUndefined();
  });

  it.each([
    ['x'.repeat(41), 'can have at most 40 characters'],
    ['two\nlines', 'must be plain text in one line'],
    ['right\u202Eto left', 'must be plain text in one line'],
    ['see https://x.example', 'must be plain text without links or markup'],
    ['WWW.x.example', 'must be plain text without links or markup'],
    ['<script>', 'must be plain text without links or markup'],
    ['[x](y)', 'must be plain text without links or markup'],
  ])('refuses %j', (text, sentence) => {
    expect(problemInPlainText(text, 40)).toBe(sentence);
  });
});

describe('publishedName', () => {
  it('is the chosen name, else the organisation', () => {
    expect(publishedName({ displayName: 'Office', organisation: 'College' })).toBe('Office');
    expect(publishedName({ displayName: '', organisation: 'College' })).toBe('College');
  });
});
