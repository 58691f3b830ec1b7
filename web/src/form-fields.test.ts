import { expect, it } from 'vitest';
import { readForm } from './form-fields.ts';

it('reads a form', () => {
  expect([...readForm('application/x-www-form-urlencoded', 'a=1+2&b=%C3%A9')]).toEqual([
    ['a', '1 2'],
    ['b', 'é'],
  ]);
});

it('reads a form with a file', () => {
  const body = [
    '--xyz',
    'Content-Disposition: form-data; name="file"; filename="a.json"',
    'Content-Type: application/json',
    '',
    '{"a":\r\n"--x"}',
    '--xyz',
    'Content-Disposition: form-data; name="text"',
    '',
    '',
    '--xyz--',
    '',
  ].join('\r\n');
  expect([...readForm('multipart/form-data; boundary=xyz', body)]).toEqual([
    ['file', '{"a":\r\n"--x"}'],
    ['text', ''],
  ]);
});

it.each([
  [undefined, 'a=1'],
  ['application/x-www-form-urlencoded', undefined],
  ['multipart/form-data; boundary=xyz', 'nothing'],
])('finds nothing in a form of the kind %s with %s', (contentType, body) => {
  expect([...readForm(contentType, body)]).toEqual([]);
});
