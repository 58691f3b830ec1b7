import { expect, it } from 'vitest';
import { parseFormFields } from './form-fields.ts';

it.each([
  ['agency=AFT&decision=1', { agency: 'AFT', decision: '1' }],
  [
    'institutions[0][registry_id]=A&institutions[1][registry_id]=B',
    { institutions: [{ registry_id: 'A' }, { registry_id: 'B' }] },
  ],
  ['a[7]=x&a[2]=y', { a: ['y', 'x'] }],
  ['a[]=x&a[]=y', { a: ['x', 'y'] }],
  ['a=x&a=y&a=z', { a: ['x', 'y', 'z'] }],
  ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
  ['a[0]=x&a[b]=y', { a: { 0: 'x', b: 'y' } }],
  ['a=%C3%BC+%26', { a: 'ü &' }],
  ['', {}],
])('%s is %j', (text, value) => {
  expect(parseFormFields(text)).toEqual(value);
});

it.each(['a[b=1', 'a]=1', '[a]=1', `a${'[b]'.repeat(8)}=1`])('%s is not named as fields are', (text) => {
  expect(() => parseFormFields(text)).toThrow('is not named like agency or institutions[0][registry_id]');
});

it('cannot be used to change what every object has', () => {
  parseFormFields('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

it('has an end', () => {
  expect(() => parseFormFields('a=1&'.repeat(20_001))).toThrow('at most 20000 fields');
});
