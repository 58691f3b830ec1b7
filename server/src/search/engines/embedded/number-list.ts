/** A typed array that grows, in pieces, so that growing copies nothing. */
export interface NumberList {
  readonly length: number;
  push(value: number): void;
  at(index: number): number;
  /** The numbers in an array of just their length. */
  toArray(): Uint32Array;
  /** The numbers at these places. */
  pick(places: Uint32Array): Uint32Array;
}

const FIRST_PIECE = 16;
const PIECE_BITS = 15;
const PIECE = 1 << PIECE_BITS;

export function createNumberList(): NumberList {
  const full: Uint32Array[] = [];
  let last = new Uint32Array(FIRST_PIECE);
  let used = 0;
  return {
    get length() {
      return (full.length << PIECE_BITS) + used;
    },
    push(value) {
      if (used === last.length) makeRoom();
      last[used++] = value;
    },
    at,
    pick(places) {
      const picked = new Uint32Array(places.length);
      for (let i = 0; i < places.length; i++) picked[i] = at(places[i] as number);
      return picked;
    },
    toArray() {
      const all = new Uint32Array((full.length << PIECE_BITS) + used);
      full.forEach((piece, index) => {
        all.set(piece, index << PIECE_BITS);
      });
      all.set(last.subarray(0, used), full.length << PIECE_BITS);
      return all;
    },
  };

  function at(index: number): number {
    const piece = full[index >>> PIECE_BITS] ?? last;
    return piece[index & (PIECE - 1)] as number;
  }

  function makeRoom(): void {
    if (last.length === PIECE) {
      full.push(last);
      last = new Uint32Array(PIECE);
      used = 0;
      return;
    }
    const larger = new Uint32Array(last.length * 4 < PIECE ? last.length * 4 : PIECE);
    larger.set(last);
    last = larger;
  }
}

export type Unsigned = Uint8Array | Uint16Array | Uint32Array;

/** The narrowest array that holds numbers from 0 to `largest`. */
export function createUnsigned(length: number, largest: number): Unsigned {
  if (largest <= 0xff) return new Uint8Array(length);
  if (largest <= 0xffff) return new Uint16Array(length);
  return new Uint32Array(length);
}
