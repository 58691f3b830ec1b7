/** A string and its number in each of the lists that hold it. */
export interface MergedString {
  readonly text: string;
  readonly sources: readonly { readonly part: number; readonly index: number }[];
}

/** Walks several ascending lists of distinct strings as one. */
export function* mergeStrings(lists: readonly Iterable<string>[]): Generator<MergedString> {
  const iterators = lists.map((list) => list[Symbol.iterator]());
  const heads = iterators.map((iterator) => ({ index: 0, text: nextOf(iterator) }));
  for (;;) {
    let least: string | undefined;
    for (const { text } of heads) {
      if (text !== undefined && (least === undefined || text < least)) least = text;
    }
    if (least === undefined) return;
    const sources: { part: number; index: number }[] = [];
    for (let part = 0; part < heads.length; part++) {
      const head = heads[part];
      if (!head || head.text !== least) continue;
      sources.push({ part, index: head.index++ });
      head.text = nextOf(iterators[part] as Iterator<string>);
    }
    yield { text: least, sources };
  }
}

function nextOf(iterator: Iterator<string>): string | undefined {
  const step = iterator.next();
  return step.done ? undefined : step.value;
}
