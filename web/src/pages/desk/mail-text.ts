/** The parts of a mail that people read: its heads, and its text without what is only for the way. */
export interface MailText {
  readonly heads: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Reads a mail of one part, as the registry writes them. */
export function readMailText(source: string): MailText {
  const text = source.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  const lines = (end < 0 ? text : text.slice(0, end)).replaceAll(/\n[ \t]+/g, ' ').split('\n');
  const heads = lines.flatMap((line) => {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  const body = end < 0 ? '' : text.slice(end + 2);
  const coding = heads.find(([name]) => name.toLowerCase() === 'content-transfer-encoding')?.[1].toLowerCase();
  return { heads, body: coding === 'quoted-printable' ? decodeQuotedPrintable(body) : body };
}

/** RFC 2045, section 6.7: `=` and two digits for a byte, `=` at the end of a line for no line break. */
function decodeQuotedPrintable(text: string): string {
  return text
    .replaceAll(/=[ \t]*\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/gi, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));
}
