import { type Parameter, readOnce, refuse } from './parameter.ts';

const FORMAT = /^v1-(\d{1,15})$/;

/** Where reading by cursor goes on: after the record with this id. `*` begins. */
export const cursorParameter: Parameter<number | undefined> = {
  schema: {
    type: 'string',
    description:
      'For reading everything while others write: `*` to begin, then each `next_cursor`. Results come in order of ' +
      'id, so neither `ordering` nor `offset` go with it.',
    example: '*',
  },
  absent: undefined,
  read: (texts) =>
    readOnce(texts, (text) => {
      if (text.trim() === '*') return { value: 0 };
      const afterId = FORMAT.exec(text.trim())?.[1];
      if (afterId !== undefined) return { value: Number(afterId) };
      return refuse(`takes * to begin, or the next_cursor of an earlier answer, not "${text}"`);
    }),
};

export function writeCursor(afterId: number): string {
  return `v1-${afterId}`;
}
