import { Type } from 'typebox';
import { refTo } from './fields.ts';

export const ProblemBody = Type.Object(
  {
    type: Type.String({ description: 'Names the kind of problem; leads to its explanation.' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: 'What went wrong, in one sentence.' }),
    instance: Type.String({ description: 'The id of the request, as in X-Request-Id.' }),
    code: Type.String({ description: 'The kind of problem as a word that programs can rely on.' }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          parameter: Type.Optional(Type.String({ description: 'The query parameter at fault.' })),
          pointer: Type.Optional(Type.String({ description: 'JSON Pointer to what is at fault in the body.' })),
          message: Type.String(),
          allowed: Type.Optional(Type.Array(Type.String())),
          did_you_mean: Type.Optional(Type.String()),
        }),
      ),
    ),
  },
  { $id: 'Problem', description: 'A problem document (RFC 9457).' },
);

const DESCRIPTIONS = {
  400: 'A parameter is unknown or has a value that is not accepted.',
  401: 'There is no token, or it is not valid.',
  403: 'The account is suspended, or may not do this.',
  404: 'There is no such record.',
  406: 'There is no form of it that the header Accept allows.',
  409: 'Several records fit.',
  410: 'The record has been withdrawn.',
  416: 'Nothing of the document is in the range that was asked for.',
  429: 'Too many requests.',
  503: 'The search is not available for the moment; Retry-After says when to ask again.',
} as const;

type DescribedStatus = keyof typeof DESCRIPTIONS;

/** The failures of a route, for its description. Every route behind a token can also fail with 401, 403 and 429. */
export function problemResponses(...statuses: DescribedStatus[]) {
  const all: DescribedStatus[] = [...statuses, 401, 403, 429];
  return Object.fromEntries(all.map((status) => [status, problemResponse(status)]));
}

/** One failure of a route. */
export function problemResponse(status: DescribedStatus) {
  return {
    description: DESCRIPTIONS[status],
    content: { 'application/problem+json': { schema: refTo(ProblemBody) } },
  };
}
