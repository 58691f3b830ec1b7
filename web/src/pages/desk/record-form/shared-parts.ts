import { institutions as words } from '../../../messages/en/desk/institutions.ts';
import { day, type FormSection, list, number, type Option, text } from './record-parts.ts';

/** What a vocabulary allows, in the words of the site. */
export function optionsOf(vocabulary: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(vocabulary);
}

/** From when to when; the names of both differ from part to part. */
export function period(from: string, to: string) {
  return [day(from, words.from), day(to, words.to)] as const;
}

/** What fields of the record said before. */
export function formerValues(): FormSection {
  return {
    id: 'former',
    title: words.former,
    aside: words.formerAside,
    parts: [
      list({
        name: 'historical_data',
        one: words.formerOne,
        add: words.addFormer,
        none: words.noFormer,
        parts: [
          text('field', words.field, { hint: words.fieldHint, isRequired: true }),
          text('value', words.value),
          number('record_id', words.recordId),
          ...period('valid_from', 'valid_to'),
        ],
      }),
    ],
  };
}
