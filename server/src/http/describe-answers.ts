import { PROBLEM_KINDS, PROBLEM_MEDIA_TYPE, type ProblemCode, toProblemDocument } from './problem.ts';

/** As much of a description as is completed here. */
interface Described {
  readonly paths?: Readonly<Record<string, object | undefined>>;
}

interface Operation {
  readonly summary: string;
  readonly requestBody?: object;
  readonly responses: Record<string, Answer>;
}

interface Answer {
  readonly description: string;
  readonly headers?: object;
  readonly content?: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>>;
}

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which to ask again.',
    schema: { type: 'integer', minimum: 0 },
    example: 12,
  },
};

/** Where a status has several codes, the one that a request without a body leads to. */
const CODES: Readonly<Record<string, ProblemCode>> = Object.fromEntries(
  Object.entries(PROBLEM_KINDS).map(([code, { status }]) => [status, code as ProblemCode]),
);

const DETAILS: Readonly<Record<ProblemCode, string>> = {
  malformed_request: 'The body is not valid JSON.',
  invalid_parameter: 'The parameter limti is not a parameter of this address. Did you mean limit?',
  unauthenticated: 'The token is not valid, or no longer is.',
  forbidden: 'The account is suspended.',
  not_found: 'There is nothing under this address.',
  method_not_allowed: 'This address answers GET and HEAD only.',
  not_acceptable: 'There is no text/turtle of this; ask for application/vc+ld+json.',
  conflict: 'The request fits more than one record, or contradicts one.',
  gone: 'The report was withdrawn.',
  too_large: 'The body is larger than this address accepts.',
  unsupported_media_type: 'The Content-Type of the body is not supported here.',
  range_not_satisfiable: 'The file has 9 bytes and nothing in the range that was asked for.',
  invalid_record: 'What was sent is not accepted.',
  rate_limited: 'There were too many requests within a minute.',
  internal: 'The request could not be completed. The fault has been recorded under the given instance.',
  unavailable: 'The service is not available for the moment.',
};

const REFUSED_REPORT = {
  submission_status: 'errors',
  original_data: { agency: 'VQA', decision: 'excellent' },
  errors: { decision: ['must be one of the decisions, not "excellent"'] },
  problems: [{ pointer: '/decision', message: 'must be one of the decisions, not "excellent"' }],
};

const UNKNOWN_PARAMETER = {
  parameter: 'limti',
  message: 'is not a parameter of this address',
  allowed: ['limit', 'offset'],
  didYouMean: 'limit',
};

/** Says of every answer what the schemas of the routes leave open: what it is, and what a failure looks like. */
export function describeAnswers<Document extends Described>(document: Document, baseUrl: string): Document {
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]) => [
    path,
    mapValues(methods as Readonly<Record<string, Operation>>, (operation) => ({
      ...operation,
      responses: mapValues(operation.responses, (answer, status) => complete(answer, { status, operation, baseUrl })),
    })),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

interface AnswerPlace {
  readonly status: string;
  readonly operation: Operation;
  readonly baseUrl: string;
}

function complete(answer: Answer, { status, operation, baseUrl }: AnswerPlace): Answer {
  const isFailure = answer.content?.[PROBLEM_MEDIA_TYPE] !== undefined;
  return {
    ...answer,
    description: answer.description === 'Default Response' ? `${operation.summary}.` : answer.description,
    ...((status === '429' || status === '503') && { headers: RETRY_AFTER }),
    ...(isFailure && {
      content: mapValues(answer.content, (media) => ({
        ...media,
        example: problemExample({ status, operation, baseUrl }, media.schema?.$ref),
      })),
    }),
  };
}

function problemExample({ status, operation, baseUrl }: AnswerPlace, ref = '') {
  const code = status === '400' && operation.requestBody ? 'malformed_request' : (CODES[status] ?? 'internal');
  const message = DETAILS[code];
  const problems = code === 'invalid_parameter' ? [UNKNOWN_PARAMETER] : [];
  const document = toProblemDocument(
    { code, message, problems, retryAfter: undefined },
    { baseUrl, requestId: '01890a5d-ac96-774b-bcce-b302099a8057' },
  );
  if (ref.endsWith('/TokenFailure')) return { state: 'error', errorMessage: message, ...document };
  if (ref.endsWith('/SubmissionRefused')) return { ...REFUSED_REPORT, ...document };
  return document;
}

function mapValues<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
