import { type Static, Type } from 'typebox';
import { listOf, refTo } from './fields.ts';

export type Highlight = Static<typeof Highlight>;
export const Highlight = Type.Object(
  {
    field: Type.String({ description: 'What the text is of the record.', example: 'name' }),
    parts: listOf(
      Type.Object({ text: Type.String(), matched: Type.Boolean() }),
      'The text in parts that follow each other; put together they are the whole text.',
    ),
  },
  { $id: 'Highlight', description: 'A text of the record in which words of the query were found.' },
);

/** For the items of searches: there when it was asked for. */
export const highlights = Type.Optional(listOf(refTo(Highlight), 'With `highlight=true`: where the query matched.'));
