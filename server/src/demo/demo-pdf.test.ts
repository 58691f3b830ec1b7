import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoPdf } from './demo-pdf.ts';

const { sha256, bytes } = demoPdf({ agency: 'Agency (with) brackets \\ & “Žlutá” Ü', language: 'German' });
const text = Buffer.from(bytes).toString('latin1');

describe('a demo PDF', () => {
  it('starts and ends as a PDF and is small', () => {
    expect(text.slice(0, 9)).toBe('%PDF-1.4\n');
    expect(text.endsWith('%%EOF\n')).toBe(true);
    expect(bytes.byteLength).toBeLessThan(2000);
  });

  it('is known by the hash of its bytes', () => {
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('points to each of its objects and to the table of them', () => {
    const table = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe('xref');
    const positions = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, position]) => Number(position));
    expect(positions.map((position) => text.slice(position, position + 7))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `${number} 0 obj`),
    );
  });

  it('states the length of its content', () => {
    const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
    expect(Number(length)).toBe(content?.length);
  });

  it('says that it is fiction, with brackets escaped and letters outside Helvetica replaced', () => {
    expect(text).toContain('(Demo report \\(fictional\\)) Tj');
    expect(text).toContain('(Agency: Agency \\(with\\) brackets \\\\ & ?Zlut\xe1? \xdc) Tj');
  });

  it('is the same for the same agency and language, and another for another language', () => {
    const again = demoPdf({ agency: 'Agency (with) brackets \\ & “Žlutá” Ü', language: 'German' });
    const other = demoPdf({ agency: 'Agency (with) brackets \\ & “Žlutá” Ü', language: 'English' });
    expect({ again: again.sha256 === sha256, other: other.sha256 === sha256 }).toEqual({ again: true, other: false });
  });
});
