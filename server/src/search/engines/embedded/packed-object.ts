/**
 * Plain objects with typed arrays in them as one JSON text, in which each typed array is a reference, and the bytes of
 * the arrays apart: so they can be written and read without copying each number.
 */
export interface PackedObject {
  readonly json: string;
  readonly arrays: readonly TypedArray[];
}

export type TypedArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const ALIGNMENT = 8;

const ARRAY_TYPES = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;

type TypeName = keyof typeof ARRAY_TYPES;

interface Reference {
  readonly $array: TypeName;
  readonly offset: number;
  readonly length: number;
}

export function packObject(value: unknown): PackedObject {
  const arrays: TypedArray[] = [];
  let offset = 0;
  const json = JSON.stringify(value, (_key, member: unknown) => {
    if (!ArrayBuffer.isView(member)) return member;
    const array = member as TypedArray;
    const reference: Reference = { $array: typeNameOf(array), offset, length: array.length };
    arrays.push(array);
    offset += paddedLength(array.byteLength);
    return reference;
  });
  return { json, arrays };
}

/** The value again; its arrays are views of `bytes`, which must begin at a multiple of eight. */
export function unpackObject(json: string, bytes: Uint8Array): unknown {
  return JSON.parse(json, (_key, member: unknown) => {
    if (!isReference(member)) return member;
    const type = ARRAY_TYPES[member.$array];
    if (member.offset + member.length * type.BYTES_PER_ELEMENT > bytes.byteLength) {
      throw new RangeError('An array lies beyond the end');
    }
    return new type(bytes.buffer as ArrayBuffer, bytes.byteOffset + member.offset, member.length);
  });
}

export function paddedLength(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

function typeNameOf(array: TypedArray): TypeName {
  if (array instanceof Float64Array) return 'Float64Array';
  if (array instanceof Uint32Array) return 'Uint32Array';
  return array instanceof Uint16Array ? 'Uint16Array' : 'Uint8Array';
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$array' in value;
}
