const CLOSE_ENOUGH = 0.5;

/** The allowed value that looks most like the text, when one is close enough to be worth suggesting. */
export function didYouMean(text: string, allowed: readonly string[]): string | undefined {
  const mistyped = allowed.find((candidate) => isOneSlipAway(text.toLowerCase(), candidate.toLowerCase()));
  if (mistyped !== undefined) return mistyped;
  const pairs = letterPairs(text);
  let closest: string | undefined;
  let highest = CLOSE_ENOUGH;
  for (const candidate of allowed) {
    const similarity = sharedPart(pairs, letterPairs(candidate));
    if (similarity > highest) {
      closest = candidate;
      highest = similarity;
    }
  }
  return closest ?? allowed.find((candidate) => isPartOf(candidate, text));
}

/** One letter too many, too few, another one, or two swapped. It beats any likeness: `Austira` is not `Australia`. */
function isOneSlipAway(one: string, other: string): boolean {
  if (one.length < 3 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  if (restOfOne.slice(1) === restOfOther || restOfOne === restOfOther.slice(1)) return true;
  if (restOfOne.slice(1) === restOfOther.slice(1)) return true;
  const isSwapped = restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0];
  return isSwapped && restOfOne.slice(2) === restOfOther.slice(2);
}

/** A word or two of a long value: `franchise` for `franchise or validation partnership`. */
function isPartOf(value: string, text: string): boolean {
  const part = text.trim().toLowerCase();
  return part.length >= 4 && value.toLowerCase().includes(part);
}

/** Twice the shared pairs over all pairs (Dice). Unlike an edit distance it forgives lost and swapped words. */
function sharedPart(one: readonly string[], other: readonly string[]): number {
  const unmatched = [...other];
  let shared = 0;
  for (const pair of one) {
    const at = unmatched.indexOf(pair);
    if (at === -1) continue;
    unmatched.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (one.length + other.length);
}

// Longer than every value we suggest: nobody mistypes a value into a page of text.
const MAX_LENGTH = 100;

/** Neighbouring letters in lower case; the edges count as letters, so that short words have pairs too. */
function letterPairs(text: string): readonly string[] {
  const letters = ` ${text.slice(0, MAX_LENGTH).trim().toLowerCase()} `;
  return Array.from({ length: letters.length - 1 }, (_pair, index) => letters.slice(index, index + 2));
}
