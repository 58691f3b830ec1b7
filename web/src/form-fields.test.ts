import { expect, it } from 'vitest';
import { readForm, readFormFiles } from './form-fields.ts';

const bytes = (text: string) => Buffer.from(text);

it('reads a form', () => {
  expect([...readForm('application/x-www-form-urlencoded', bytes('a=1+2&b=%C3%A9'))]).toEqual([
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
  expect([...readForm('multipart/form-data; boundary=xyz', bytes(body))]).toEqual([
    ['file', '{"a":\r\n"--x"}'],
    ['text', ''],
  ]);
});

it.each([
  [undefined, 'a=1'],
  ['application/x-www-form-urlencoded', undefined],
  ['multipart/form-data; boundary=xyz', 'nothing'],
])('finds nothing in a form of the kind %s with %s', (contentType, body) => {
  expect([...readForm(contentType, body === undefined ? body : bytes(body))]).toEqual([]);
});

it('reads files byte by byte, and leaves out what was not chosen', () => {
  const body = Buffer.concat([
    bytes('--xyz\r\nContent-Disposition: form-data; name="pdf"; filename="Bericht ä.pdf"\r\n\r\n'),
    Buffer.from([0x25, 0xff, 0x0d, 0x0a, 0xc3]),
    bytes('\r\n--xyz\r\nContent-Disposition: form-data; name="other"; filename=""\r\n\r\n\r\n--xyz--\r\n'),
  ]);
  expect([...readFormFiles('multipart/form-data; boundary=xyz', body)]).toEqual([
    ['pdf', { name: 'Bericht ä.pdf', bytes: Buffer.from([0x25, 0xff, 0x0d, 0x0a, 0xc3]) }],
  ]);
});
