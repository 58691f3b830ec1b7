/** A place in the bytes of a string table. */
export interface ByteCursor {
  at: number;
  readNumber(): number;
  /** One code unit of UTF-8. Of a character beyond the first 65,536 the first half; its last byte then gives the other. */
  readUnit(): number;
}

export function createByteCursor(bytes: Uint8Array): ByteCursor {
  const cursor: ByteCursor = {
    at: 0,

    readNumber() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[cursor.at++] as number;
        value |= (byte & 0x7f) << shift;
        if (byte < 0x80) return value;
      }
    },

    readUnit() {
      const first = bytes[cursor.at++] as number;
      if (first < 0x80) return first;
      if (first < 0xc0) return 0xdc00 | pendingLow(first);
      if (first < 0xe0) return ((first & 0x1f) << 6) | readSixBits();
      const second = readSixBits();
      if (first < 0xf0) return ((first & 0x0f) << 12) | (second << 6) | readSixBits();
      const codePoint = ((first & 0x07) << 18) | (second << 12) | (readSixBits() << 6);
      return 0xd800 + ((codePoint - 0x10000) >> 10);
    },
  };
  return cursor;

  function readSixBits(): number {
    return (bytes[cursor.at++] as number) & 0x3f;
  }

  /** The ten lowest bits of the character whose last byte this is: four of them stand in the byte before. */
  function pendingLow(last: number): number {
    return (((bytes[cursor.at - 2] as number) & 0x0f) << 6) | (last & 0x3f);
  }
}
