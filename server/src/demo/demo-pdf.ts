import { createHash } from 'node:crypto';

/** A file that report records refer to by the hash of its content. */
export interface DemoFile {
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

interface DemoPdfText {
  readonly agency: string;
  /** English name of the language the report is said to be in. */
  readonly language: string;
}

/** One page that says it is fiction. Reports of one agency in one language share it. */
export function demoPdf({ agency, language }: DemoPdfText): DemoFile {
  const bytes = pdfBytes({
    title: `Demo report of ${agency} (${language}), fictional`,
    lines: [
      'Demo report (fictional)',
      `Agency: ${agency}`,
      `Language of the report: ${language}`,
      'This file belongs to a demonstration world. The agency, the institution',
      'and the decision are invented and say nothing about any real body.',
    ],
  });
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/** A complete PDF 1.4 file: header, numbered objects, table of their positions, trailer. */
function pdfBytes({ title, lines }: { title: string; lines: readonly string[] }): Uint8Array {
  const content = pageContent(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${pdfText(title)}) /Producer (demo world) >>`,
  ];
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const positions = objects.map((object, index) => {
    const position = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return position;
  });
  const tablePosition = file.length;
  const rows = positions.map((position) => `${String(position).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${tablePosition}\n%%EOF\n`;
  // Every character is one byte here, so positions counted in characters are positions in the file.
  return Buffer.from(file, 'latin1');
}

function pageContent(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${pdfText(line)}) Tj T*`).join('\n');
  return `BT\n/F1 14 Tf\n22 TL\n60 760 Td\n${shown}\nET`;
}

/** Helvetica has Western European letters only; the characters that end a PDF string are escaped. */
function pdfText(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[–—]/g, '-')
    .normalize('NFC')
    .replaceAll(/[^\x20-\x7e\xa0-\xff]/g, (letter) => withoutMarks(letter))
    .replaceAll(/[\\()]/g, (character) => `\\${character}`);
}

function withoutMarks(letter: string): string {
  const [base = '?'] = letter.normalize('NFD');
  return /[\x20-\x7e]/.test(base) ? base : '?';
}
