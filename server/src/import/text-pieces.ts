/** The largest row that is taken. No record comes near it; a file without line ends would fill the memory. */
export const MAX_ROW_BYTES = 5 * 1024 * 1024;

export interface TextPieces {
  add(bytes: Uint8Array): void;
  /** The text so far, or why there is none. The next piece starts a new text. */
  take(): { readonly text: string } | { readonly problem: string };
}

/** Puts a row together from the pieces it arrives in. One that grows too large is measured, but no longer kept. */
export function createTextPieces(maxBytes: number): TextPieces {
  // Bytes that are not UTF-8 are refused, where a lenient decoder would put U+FFFD into somebody's name.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pieces: Uint8Array[] = [];
  let size = 0;

  return {
    add(bytes) {
      size += bytes.length;
      if (size <= maxBytes) pieces.push(bytes);
      else pieces = [];
    },
    take() {
      const [kept, total] = [pieces, size];
      pieces = [];
      size = 0;
      return total <= maxBytes ? decode(kept) : { problem: tooLarge(total) };
    },
  };

  function decode(kept: readonly Uint8Array[]) {
    try {
      return { text: decoder.decode(Buffer.concat(kept)) };
    } catch {
      return { problem: 'is not UTF-8; save the file as UTF-8 and try again' };
    }
  }

  function tooLarge(total: number): string {
    return `is ${inMegabytes(total)} long; at most ${inMegabytes(maxBytes)} are taken`;
  }
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
