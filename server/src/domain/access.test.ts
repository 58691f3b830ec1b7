import { describe, expect, it } from 'vitest';
import { ACCESSES, type Caller, isAllowed, refusalSentence } from './access.ts';

const CALLERS: Readonly<Record<string, Caller>> = {
  consumer: { role: 'consumer', scope: 'read', tokenKind: 'primary' },
  agency: { role: 'agency', scope: 'submit', tokenKind: 'primary' },
  'agency with a reading token': { role: 'agency', scope: 'read', tokenKind: 'named' },
  'operator with the primary token': { role: 'operator', scope: 'read', tokenKind: 'primary' },
  'operator with a submitting token': { role: 'operator', scope: 'submit', tokenKind: 'named' },
  'operator at the desk': { role: 'operator', scope: 'admin', tokenKind: 'named' },
};

describe('who may call what', () => {
  it.each([
    ['consumer', ['public', 'read']],
    ['agency', ['public', 'read', 'submit', 'desk', 'desk write']],
    ['agency with a reading token', ['public', 'read']],
    ['operator with the primary token', ['public', 'read', 'operator', 'desk']],
    ['operator with a submitting token', ['public', 'read', 'submit', 'operator', 'desk']],
    ['operator at the desk', ['public', 'read', 'submit', 'admin', 'operator', 'desk', 'desk write']],
  ])('lets the %s call %j', (name, expected) => {
    const caller = CALLERS[name];
    if (caller === undefined) throw new Error(name);
    expect(ACCESSES.filter((access) => isAllowed(access, caller))).toEqual(expected);
  });

  it.each([
    ['admin', 'consumer', 'This is not open to accounts with the role consumer.'],
    ['operator', 'agency', 'This is not open to accounts with the role agency.'],
    ['desk', 'consumer', 'This is not open to accounts with the role consumer.'],
    [
      'desk write',
      'agency with a reading token',
      'This needs a token with the scope submit; the one you sent does not have it.',
    ],
    [
      'admin',
      'operator with the primary token',
      'The primary token never administers; sign in, or make a named token with the scope admin and an expiry.',
    ],
    [
      'desk write',
      'operator with a submitting token',
      'This needs a token with the scope admin; the one you sent does not have it.',
    ],
  ] as const)('tells why not: %s to the %s', (access, name, sentence) => {
    const caller = CALLERS[name];
    if (caller === undefined) throw new Error(name);
    expect(refusalSentence(access, caller)).toBe(sentence);
  });
});
