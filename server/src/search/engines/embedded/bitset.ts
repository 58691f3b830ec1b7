/** A set of document numbers, 32 to a word. Bits past the number of documents are always zero. */
export type Bitset = Uint32Array;

export function createBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

export function createFullBitset(size: number): Bitset {
  const bits = createBitset(size).fill(0xffffffff);
  if ((size & 31) !== 0) bits[bits.length - 1] = (1 << (size & 31)) - 1;
  return bits;
}

export function setBit(bits: Bitset, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
}

export function clearBit(bits: Bitset, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] as number) & ~(1 << (doc & 31));
}

export function hasBit(bits: Bitset, doc: number): boolean {
  return (((bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1;
}

export function intersect(target: Bitset, other: Bitset): void {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) & (other[i] as number);
}

export function unite(target: Bitset, other: Bitset): void {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) | (other[i] as number);
}

export function subtract(target: Bitset, other: Bitset): void {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) & ~(other[i] as number);
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += ones(bits[i] as number);
  return count;
}

export function countCommon(one: Bitset, other: Bitset): number {
  let count = 0;
  for (let i = 0; i < one.length; i++) count += ones((one[i] as number) & (other[i] as number));
  return count;
}

export function isEmpty(bits: Bitset): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return false;
  return true;
}

/** The members in ascending order. `count` saves a pass when the caller knows it. */
export function members(bits: Bitset, count = countBits(bits)): Uint32Array {
  return listMembers(bits, new Uint32Array(count));
}

/** Fills `docs`, which has just the room for them, with the members in ascending order. */
export function listMembers(bits: Bitset, docs: Uint32Array): Uint32Array {
  let n = 0;
  for (let i = 0; i < bits.length && n < docs.length; i++) {
    for (let word = bits[i] as number; word !== 0; word &= word - 1) {
      docs[n++] = (i << 5) + lowestBit(word);
    }
  }
  return docs;
}

/** The place of the lowest bit of a word that has one. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
