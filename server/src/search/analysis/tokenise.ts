import { AMPERSAND, APOSTROPHE, classOf, EAST_ASIAN, IGNORED, MARK, QUOTE, WORD } from './characters.ts';
import { joinInitials } from './initials.ts';

/** A word where it stands in the text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** As written, with the apostrophes inside it. */
  readonly raw: string;
  /** `initials` is a dotted abbreviation of several pieces: "U.C.L.", "J. E.", "M.Sc." */
  readonly kind: 'word' | 'eastAsian' | 'initials' | 'ampersand' | 'quote';
  /** Only a-z and 0-9: such a word is its own folded form. */
  readonly isFolded: boolean;
  readonly hasDotAfter: boolean;
}

const DOT = 0x2e;

/** Splits a text into words, dotted initials put together. */
export function tokenise(text: string): Token[] {
  return joinInitials(text, splitWords(text));
}

/** Splits a text into words, nothing joined. */
export function splitWords(text: string): Token[] {
  const tokens: Token[] = [];
  let start = -1;
  let end = -1;
  let runClass = 0;
  let isFolded = true;

  function finishWord(hasDotAfter: boolean): void {
    if (start < 0) return;
    const kind = runClass === EAST_ASIAN ? 'eastAsian' : 'word';
    tokens.push({ start, end, raw: text.slice(start, end), kind, isFolded, hasDotAfter });
    start = -1;
  }

  for (let index = 0; index < text.length; ) {
    const codePoint = codePointAt(text, index);
    const next = index + (codePoint > 0xffff ? 2 : 1);
    const kind = classOf(codePoint);
    if (kind === WORD || kind === EAST_ASIAN) {
      if (start >= 0 && kind !== runClass) finishWord(false);
      if (start < 0) {
        start = index;
        runClass = kind;
        isFolded = true;
      } else if (end !== index) {
        isFolded = false;
      }
      if (!isFoldedLetter(codePoint)) isFolded = false;
      end = next;
    } else if (kind === MARK) {
      if (start >= 0) end = next;
      isFolded = false;
    } else if (kind === QUOTE && isGershayim(text, index)) {
      isFolded = false;
    } else if (kind !== APOSTROPHE && kind !== IGNORED) {
      finishWord(codePoint === DOT);
      if (kind === AMPERSAND) tokens.push(signToken(text, index, 'ampersand'));
      if (kind === QUOTE) tokens.push(signToken(text, index, 'quote'));
    }
    index = next;
  }
  finishWord(false);
  return tokens;
}

function codePointAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit < 0xdc00 ? (text.codePointAt(index) ?? unit) : unit;
}

function isFoldedLetter(codePoint: number): boolean {
  return (codePoint >= 0x61 && codePoint <= 0x7a) || (codePoint >= 0x30 && codePoint <= 0x39);
}

/** Hebrew marks an abbreviation with a double quote before its last letter. */
function isGershayim(text: string, index: number): boolean {
  return isHebrew(text.charCodeAt(index - 1)) && isHebrew(text.charCodeAt(index + 1));
}

function isHebrew(unit: number): boolean {
  return unit >= 0x05d0 && unit <= 0x05ea;
}

function signToken(text: string, start: number, kind: 'ampersand' | 'quote'): Token {
  return { start, end: start + 1, raw: text.charAt(start), kind, isFolded: false, hasDotAfter: false };
}
