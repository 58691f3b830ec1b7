import type { RecordRow } from '@touchstone/sdk';
import type { PointedProblem } from '../../../session/refusal.ts';
import type { FormSection, Part } from './record-parts.ts';
import { entriesAt } from './record-row.ts';

export interface PlacedProblem {
  /** The field, entry or list it is shown at; `undefined` when the form has no place for it. */
  readonly place: string | undefined;
  /** Where that is, in words. */
  readonly label: string;
  readonly message: string;
}

/** Says of each problem where in the form it is shown: at its field, else at what is around it. */
export function placeProblems(
  sections: readonly FormSection[],
  row: RecordRow,
  problems: readonly PointedProblem[],
): readonly PlacedProblem[] {
  const labels = new Map(sections.flatMap(({ parts, title }) => placesOf(parts, { base: '', row, around: title })));
  return problems.map(({ pointer, message }) => {
    const place = placeFor(pointer, labels);
    return { place, label: place === undefined ? pointer : (labels.get(place) ?? pointer), message };
  });
}

type Place = readonly [pointer: string, label: string];

interface Around {
  readonly base: string;
  readonly row: RecordRow;
  readonly around: string;
}

/** Every pointer that something of the form stands for. */
function placesOf(parts: readonly Part[], { base, row, around }: Around): readonly Place[] {
  return parts.flatMap((part): readonly Place[] => {
    const pointer = `${base}/${part.name}`;
    if (part.kind !== 'list') return [[pointer, base === '' ? part.label : `${around}, ${part.label}`]];
    const entries = entriesAt(row, pointer).flatMap((_, index): readonly Place[] => {
      const entry = `${pointer}/${index}`;
      const label = `${base === '' ? '' : `${around}, `}${part.one} ${index + 1}`;
      return [[entry, label], ...placesOf(part.parts, { base: entry, row, around: label })];
    });
    return [[pointer, around], ...entries];
  });
}

function placeFor(pointer: string, labels: ReadonlyMap<string, string>): string | undefined {
  if (pointer === '') return undefined;
  if (labels.has(pointer)) return pointer;
  const inside = [...labels.keys()].find((place) => place.startsWith(`${pointer}/`));
  return inside ?? placeFor(pointer.slice(0, pointer.lastIndexOf('/')), labels);
}
