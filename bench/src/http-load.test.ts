import { expect, it } from 'vitest';
import { readAnswer } from './http-load.ts';

const WHOLE = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\ndate: now\r\n\r\nhello';

it('waits for the rest of an answer that comes in pieces', () => {
  const lengths = Array.from({ length: WHOLE.length }, (_value, length) => length);
  expect(lengths.map((length) => readAnswer(Buffer.from(WHOLE.slice(0, length)))).filter(Boolean)).toEqual([]);
  expect(readAnswer(Buffer.from(WHOLE))).toEqual({ status: 200 });
});

it('takes an answer without a body as it is', () => {
  expect(readAnswer(Buffer.from('HTTP/1.1 304 Not Modified\r\netag: "x"\r\n\r\n'))).toEqual({ status: 304 });
});
