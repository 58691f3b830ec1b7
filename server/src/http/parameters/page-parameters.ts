import { RegistryError } from '../../domain/errors.ts';
import type { PageRequest } from '../../domain/page.ts';
import { choice, ignored, readWholeNumber } from './kinds.ts';
import { type Parameter, type Reading, readOnce } from './parameter.ts';

/** The most rows one answer holds. Larger pages are refused, never cut. */
export const MAX_PAGE_ROWS = 10_000;

/** `limit`, `offset` and `format` of a list. Without a default limit it answers with all its rows. */
export function pageParameters<Limit extends number | null>({ defaultLimit }: { readonly defaultLimit: Limit }) {
  const limitNote = defaultLimit === null ? 'All rows when not given.' : '';
  return {
    limit: wholeNumber({
      absent: defaultLimit,
      example: 5,
      description: `How many results to return; 0 for the count alone. ${limitNote}`.trim(),
    }),
    offset: wholeNumber({ absent: 0, example: 0, description: 'How many results to skip.' }),
    format: formatParameter,
  };
}

const formatParameter = choice(['json'], { description: 'The only format there is.', fallback: 'json' });

/** For the lists that are bare arrays: paging is accepted and changes nothing. */
export const unpagedParameters = {
  limit: ignored({ description: 'Without effect: the list is always complete.' }),
  offset: ignored({ description: 'Without effect: the list is always complete.' }),
  format: formatParameter,
};

function wholeNumber<Absent extends number | null>({
  absent,
  ...described
}: {
  readonly absent: Absent;
  readonly example: number;
  readonly description: string;
}): Parameter<number | Absent> {
  return {
    schema: { type: 'integer', minimum: 0, ...(absent !== null && { default: absent }), ...described },
    absent,
    read: (texts): Reading<number> => readOnce(texts, readWholeNumber),
  };
}

/** Refuses a page that would really hold too many rows; `advice` says what to do instead. */
export function requireModestPage({ limit, offset }: PageRequest, count: number, advice: string): void {
  const rows = Math.min(limit ?? count, count - offset);
  if (rows <= MAX_PAGE_ROWS) return;
  const message = `would give ${rows} rows; one page holds at most ${MAX_PAGE_ROWS}. ${advice}`;
  throw new RegistryError('invalid_parameter', `The parameter limit ${message}`, {
    problems: [{ parameter: 'limit', message }],
  });
}

export const ADVICE = {
  cursor: 'Use cursor=* and follow next_cursor to read everything.',
  offset: 'Use limit and offset to read it in parts.',
} as const;
