import type { Segment } from './segment.ts';
import { createStringTable, type StringTable, strings } from './string-table.ts';
import { createTermDictionary } from './term-dictionary.ts';

/** A segment made of numbers, typed arrays and few short strings only: what a snapshot can hold. */
export type PortableSegment = Omit<Segment, 'text'> & {
  readonly text: Omit<Segment['text'], 'dictionary'> & { readonly terms: StringTable };
};

export function toPortable(segment: Segment): PortableSegment {
  const { dictionary, ...text } = segment.text;
  return { ...segment, text: { ...text, terms: createStringTable(dictionary.terms) } };
}

export function fromPortable(portable: PortableSegment): Segment {
  const { terms, ...text } = portable.text;
  return { ...portable, text: { ...text, dictionary: createTermDictionary([...strings(terms)]) } };
}
