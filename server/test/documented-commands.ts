/** A command in a document, and the output that the document shows for it. */
export interface DocumentedCommand {
  readonly line: number;
  readonly command: string;
  readonly output: DocumentedOutput | undefined;
}

interface DocumentedOutput {
  readonly language: 'json' | 'text';
  readonly text: string;
}

/** Stands for whatever a document leaves out. */
const LEFT_OUT = '…';

const FENCE = /^```(\S*)[^\n]*\n([\s\S]*?)^```[ ]*$/gm;
const OTHER_SHELLS = ['bash', 'shell', 'console', 'zsh'];

/** Every command of a document in its order. One in another kind of block would never be run, so there must be none. */
export function readDocumentedCommands(markdown: string): DocumentedCommand[] {
  const blocks = [...markdown.matchAll(FENCE)].map((match) => ({
    language: match[1] ?? '',
    text: match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
    line: markdown.slice(0, match.index).split('\n').length,
  }));
  const unrun = blocks.find(({ language }) => OTHER_SHELLS.includes(language));
  if (unrun) throw new Error(`The block on line ${unrun.line} is "${unrun.language}"; commands are in "sh" blocks`);
  return blocks.flatMap(({ language, text, end, line }, index) => {
    if (language !== 'sh') return [];
    const next = blocks[index + 1];
    const isOutput = next !== undefined && markdown.slice(end, next.start).trim() === '';
    return [{ line, command: text, output: isOutput ? toOutput(next) : undefined }];
  });
}

function toOutput({ language, text }: { language: string; text: string }): DocumentedOutput | undefined {
  return language === 'json' || language === 'text' ? { language, text } : undefined;
}

/** Whether a command really gave what the document shows, apart from what it leaves out. */
export function agrees({ language, text }: DocumentedOutput, output: string): boolean {
  if (language === 'json') return isLike(JSON.parse(text), parseOutput(output));
  return textPattern(plainLines(text)).test(plainLines(output));
}

function parseOutput(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** `…` as a value is anything, as an item any number of items, as a name any further members. */
function isLike(documented: unknown, actual: unknown): boolean {
  if (documented === LEFT_OUT) return actual !== undefined;
  if (typeof documented === 'string') return typeof actual === 'string' && textPattern(documented).test(actual);
  if (Array.isArray(documented)) return Array.isArray(actual) && areItemsLike(documented, actual);
  if (isObject(documented)) return isObject(actual) && areMembersLike(documented, actual);
  return documented === actual;
}

function areItemsLike(documented: readonly unknown[], actual: readonly unknown[]): boolean {
  const [first, ...rest] = documented;
  if (documented.length === 0) return actual.length === 0;
  if (first !== LEFT_OUT) return isLike(first, actual[0]) && areItemsLike(rest, actual.slice(1));
  const tails = Array.from({ length: actual.length + 1 }, (_value, start) => actual.slice(start));
  return tails.some((tail) => areItemsLike(rest, tail));
}

function areMembersLike(documented: Readonly<Record<string, unknown>>, actual: Readonly<Record<string, unknown>>) {
  const { [LEFT_OUT]: further, ...members } = documented;
  const names = Object.keys(members);
  const hasNoOthers = further !== undefined || Object.keys(actual).length === names.length;
  return hasNoOthers && names.every((name) => isLike(members[name], actual[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `…` is any text within a line, and on a line of its own any number of lines. */
function textPattern(documented: string): RegExp {
  const lines = documented.split('\n').map((line) => {
    if (line.trim() === LEFT_OUT) return '(?:[^\\n]*\\n)*?';
    return `${line.split(LEFT_OUT).map(escapePattern).join('[^\\n]*?')}\\n`;
  });
  return new RegExp(`^${lines.join('').replace(/\\n$/, '')}\\n?$`);
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function plainLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}
