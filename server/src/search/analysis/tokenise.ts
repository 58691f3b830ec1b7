import { AMPERSAND, APOSTROPHE, classOf, EAST_ASIAN, IGNORED, MARK, QUOTE, WORD } from './characters.ts';

/** A word where it stands in the text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** The word as written, apostrophes inside it included. */
  readonly raw: string;
  /** `initials` is a dotted abbreviation written as several pieces: "U.C.L.", "J. E.", "M.Sc." */
  readonly kind: 'word' | 'eastAsian' | 'ampersand' | 'quote' | 'initials';
  readonly isAscii: boolean;
  readonly hasDotAfter: boolean;
}

const DOT = 0x2e;
const LONGEST_INITIALS = 8;

/** Splits a text into words, with dotted initials put together. */
export function tokenise(text: string): Token[] {
  return joinInitials(text, splitWords(text));
}

/** Splits a text into words, nothing joined. */
export function splitWords(text: string): Token[] {
  const tokens: Token[] = [];
  let start = -1;
  let end = -1;
  let runClass = 0;
  let isAscii = true;

  function finish(hasDotAfter: boolean): void {
    if (start < 0) return;
    tokens.push({
      start,
      end,
      raw: text.slice(start, end),
      kind: runClass === EAST_ASIAN ? 'eastAsian' : 'word',
      isAscii,
      hasDotAfter,
    });
    start = -1;
  }

  for (let index = 0; index < text.length; ) {
    let codePoint = text.charCodeAt(index);
    if (codePoint >= 0xd800 && codePoint < 0xdc00) codePoint = text.codePointAt(index) ?? codePoint;
    const next = index + (codePoint > 0xffff ? 2 : 1);
    const kind = classOf(codePoint);
    if (kind === WORD || kind === EAST_ASIAN) {
      if (start >= 0 && kind !== runClass) finish(false);
      if (start < 0) {
        start = index;
        runClass = kind;
        isAscii = true;
      }
      end = next;
      if (codePoint > 0x7f) isAscii = false;
    } else if (kind === MARK) {
      if (start >= 0) {
        end = next;
        isAscii = false;
      }
    } else if (kind !== APOSTROPHE && kind !== IGNORED) {
      finish(codePoint === DOT);
      if (kind === AMPERSAND) tokens.push(signToken(text, index, 'ampersand'));
      if (kind === QUOTE) tokens.push(signToken(text, index, 'quote'));
    }
    index = next;
  }
  finish(false);
  return tokens;
}

function signToken(text: string, start: number, kind: 'ampersand' | 'quote'): Token {
  return { start, end: start + 1, raw: text.charAt(start), kind, isAscii: true, hasDotAfter: false };
}

function joinInitials(text: string, tokens: Token[]): Token[] {
  if (!tokens.some((token) => token.hasDotAfter)) return tokens;
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const last = lastOfInitials(text, tokens, index);
    const first = tokens[index];
    const final = tokens[last];
    if (!first || !final) break;
    joined.push(last === index ? first : initialsToken(text, first, final));
    index = last + 1;
  }
  return joined;
}

function initialsToken(text: string, first: Token, final: Token): Token {
  const raw = text.slice(first.start, final.end);
  return { start: first.start, end: final.end, raw, kind: 'initials', isAscii: false, hasDotAfter: final.hasDotAfter };
}

/** Index of the last piece of the initials that start here, or the start itself when there are none. */
function lastOfInitials(text: string, tokens: readonly Token[], start: number): number {
  let last = start;
  let hasSingleLetter = false;
  let length = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const piece = tokens[index];
    const before = tokens[index - 1];
    if (piece?.kind !== 'word' || !/^\p{L}\p{M}*(?:\p{L}\p{M}*){0,3}$/u.test(piece.raw)) break;
    const isSingle = /^\p{L}\p{M}*$/u.test(piece.raw);
    if (index > start) {
      if (!before?.hasDotAfter) break;
      const gap = piece.start - before.end;
      const isSpaced = gap === 2 && text.charCodeAt(before.end + 1) <= 0x20;
      if (gap !== 1 && !(isSpaced && isSingle && piece.hasDotAfter && /^\p{L}\p{M}*$/u.test(before.raw))) break;
    }
    hasSingleLetter ||= isSingle;
    length += piece.raw.length;
    if (length > LONGEST_INITIALS) return start;
    last = index;
  }
  return hasSingleLetter ? last : start;
}
