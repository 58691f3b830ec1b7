/** A file as a stream gives it, in pieces of any size; one byte each finds every mistake at their seams. */
export function inPieces(content: string | Uint8Array, size = 7): readonly Uint8Array[] {
  const bytes = Buffer.from(content);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_piece, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
