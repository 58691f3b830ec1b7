import { describe, expect, it } from 'vitest';
import { decodeInlineFile } from './inline-file.ts';

describe('a file inside a document', () => {
  it.each([
    ['as it is', 'JVBERi0='],
    ['in lines', 'JVBE\r\nRi0=\n'],
    ['as an address', 'data:application/pdf;base64,JVBERi0='],
  ])('is read %s', (_how, text) => {
    expect(decodeInlineFile(text).toString()).toBe('%PDF-');
  });

  it.each(['%PDF-1.7', 'JVBERi0', 'JVB=RiA=', 'JVBERi0*', 'data:text/html;base64,JVBERi0='])('is not %s', (text) => {
    expect(() => decodeInlineFile(text)).toThrow('The file is not in base64.');
  });

  it('has at most 7 MB', () => {
    const most = Buffer.alloc(7 * 1024 * 1024).toString('base64');
    expect(decodeInlineFile(most).byteLength).toBe(7 * 1024 * 1024);
    expect(() => decodeInlineFile(`${most}AAAA`)).toThrow('at most 7 MB');
  });
});
