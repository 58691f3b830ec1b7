import type { RecordRow } from '@touchstone/sdk';
import type { FormSection, Part } from './record-parts.ts';
import { entriesAt, valueAt, writtenForm } from './record-row.ts';

/** The same fields, sent along without being shown: for the page that asks whether to save. */
export function HiddenRow({ sections, row }: { readonly sections: readonly FormSection[]; readonly row: RecordRow }) {
  const fields = sections.flatMap(({ parts }) => hiddenFields(parts, '', row));
  return (
    <>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

type HiddenField = readonly [name: string, value: string];

function hiddenFields(parts: readonly Part[], base: string, row: RecordRow): readonly HiddenField[] {
  return parts.flatMap((part): readonly HiddenField[] => {
    const pointer = `${base}/${part.name}`;
    if (part.kind === 'list') {
      return entriesAt(row, pointer).flatMap((_, index) => hiddenFields(part.parts, `${pointer}/${index}`, row));
    }
    const value = valueAt(row, pointer);
    if (part.kind === 'yes') return value === true ? [[pointer, 'yes']] : [];
    return [[pointer, writtenForm(value)]];
  });
}
