import type { Token } from './tokenise.ts';

const SHORT_PIECE = /^(?:\p{L}\p{M}*){1,4}$/u;
const SINGLE_LETTER = /^\p{L}\p{M}*$/u;
const MOST_PIECES = 6;

/** Puts the pieces of dotted initials into one token each: people write "UCL", "U.C.L." and "U. C. L." for the same thing. */
export function joinInitials(text: string, tokens: Token[]): Token[] {
  if (!tokens.some((token) => token.hasDotAfter)) return tokens;
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const pieces = piecesFrom(text, tokens, index);
    const areInitials = pieces.length > 1 && pieces.some(isSingleLetter);
    const length = areInitials ? pieces.length : 1;
    joined.push(...(areInitials ? [join(text, pieces)] : tokens.slice(index, index + 1)));
    index += length;
  }
  return joined;
}

function piecesFrom(text: string, tokens: readonly Token[], start: number): Token[] {
  const pieces: Token[] = [];
  for (const token of tokens.slice(start, start + MOST_PIECES)) {
    const before = pieces.at(-1);
    if (token.kind !== 'word' || !SHORT_PIECE.test(token.raw)) break;
    if (before && !isNextPiece(text, pieces, token)) break;
    pieces.push(token);
    if (!token.hasDotAfter) break;
  }
  return pieces;
}

/** Pieces touch the dot; only lone letters may also have a space after it, since "St. A" is two words. */
function isNextPiece(text: string, pieces: readonly Token[], token: Token): boolean {
  const gap = text.slice(pieces.at(-1)?.end, token.start);
  if (gap === '.') return true;
  return /^\.\s$/u.test(gap) && token.hasDotAfter && isSingleLetter(token) && pieces.every(isSingleLetter);
}

function isSingleLetter(token: Token): boolean {
  return SINGLE_LETTER.test(token.raw);
}

function join(text: string, pieces: readonly Token[]): Token {
  const start = pieces[0]?.start ?? 0;
  const end = pieces.at(-1)?.end ?? start;
  const hasDotAfter = pieces.at(-1)?.hasDotAfter ?? false;
  return { start, end, raw: text.slice(start, end), kind: 'initials', isFolded: false, hasDotAfter };
}
