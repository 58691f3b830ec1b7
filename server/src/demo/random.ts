/** A stream of pseudo-random choices. The same origin always gives the same choices. */
export interface Random {
  /** At least 0, less than 1. */
  fraction(): number;
  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number;
  /** A whole number with both ends included. */
  between(lowest: number, highest: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Every kind of record draws from a stream of its own, so that adding choices to one kind leaves the others alone. */
export const STREAMS = {
  country: 1,
  agency: 2,
  institution: 3,
  institutionDetail: 4,
  report: 5,
  reportDetail: 6,
  programme: 7,
} as const;

interface RandomOrigin {
  readonly seed: number;
  readonly stream: number;
  readonly index: number;
}

/** Record number `index` of a stream gets its own generator, so it doesn't matter how many came before it. */
export function createRandom({ seed, stream, index }: RandomOrigin): Random {
  const fraction = sfc32(scramble(seed), scramble(stream + 0x51ed), scramble(index ^ scramble(seed ^ stream)));
  function below(limit: number): number {
    return Math.floor(fraction() * limit);
  }
  return {
    fraction,
    below,
    between: (lowest, highest) => lowest + below(highest - lowest + 1),
    chance: (probability) => fraction() < probability,
    pick: (items) => itemAt(items, below(items.length)),
  };
}

/** The item at a position that is known to exist. */
export function itemAt<Item>(items: readonly Item[], position: number): Item {
  const item = items[position];
  if (item === undefined) throw new RangeError(`No item at position ${position} of ${items.length}`);
  return item;
}

/** Picks an item as often as its weight says. */
export function weighted<Item>(choices: readonly (readonly [Item, number])[], random: Random): Item {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random.fraction() * total;
  for (const [item, weight] of choices) {
    rest -= weight;
    if (rest < 0) return item;
  }
  return itemAt(choices, choices.length - 1)[0];
}

const WARM_UP_ROUNDS = 4;

/** Chris Doty-Humphrey's small fast counting generator with 32-bit words (public domain). */
function sfc32(first: number, second: number, third: number): () => number {
  let a = first;
  let b = second;
  let c = third;
  let counter = 1;
  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  }
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) next();
  return next;
}

/** The finishing step of MurmurHash3: neighbouring numbers end far apart. */
function scramble(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
