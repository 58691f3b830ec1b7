/** A typed array that grows. */
export interface NumberList {
  readonly length: number;
  push(value: number): void;
  at(index: number): number;
  /** The numbers in an array of just their length. */
  toArray(): Uint32Array;
}

export function createNumberList(capacity = 16): NumberList {
  let items = new Uint32Array(capacity);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === items.length) {
        const larger = new Uint32Array(items.length * 2);
        larger.set(items);
        items = larger;
      }
      items[length++] = value;
    },
    at: (index) => items[index] as number,
    toArray: () => items.slice(0, length),
  };
}

export type Unsigned = Uint8Array | Uint16Array | Uint32Array;

/** The narrowest array that holds numbers from 0 to `largest`. */
export function createUnsigned(length: number, largest: number): Unsigned {
  if (largest <= 0xff) return new Uint8Array(length);
  if (largest <= 0xffff) return new Uint16Array(length);
  return new Uint32Array(length);
}
