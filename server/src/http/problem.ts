import { type ErrorCode, type Problem, RegistryError } from '../domain/errors.ts';

/** The registry's own codes, and the one for what nobody foresaw. */
export type ProblemCode = ErrorCode | 'internal';

interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

/** The one table from a code to what HTTP says. */
export const PROBLEM_KINDS: Readonly<Record<ProblemCode, ProblemKind>> = {
  malformed_request: { status: 400, title: 'The request cannot be read' },
  invalid_parameter: { status: 400, title: 'A parameter is not accepted' },
  unauthenticated: { status: 401, title: 'A valid token or the right password is needed' },
  forbidden: { status: 403, title: 'This is not permitted' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'The method is not allowed here' },
  not_acceptable: { status: 406, title: 'There is no form that is accepted' },
  conflict: { status: 409, title: 'The request conflicts with what is recorded' },
  gone: { status: 410, title: 'No longer available' },
  too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'The media type is not supported' },
  range_not_satisfiable: { status: 416, title: 'Nothing is in the range that was asked for' },
  invalid_record: { status: 422, title: 'The record is not accepted' },
  rate_limited: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
};

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** A problem document as RFC 9457 describes it, with the members of ours. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: ProblemCode;
  readonly errors?: readonly ProblemEntry[];
}

export interface ProblemEntry {
  readonly parameter?: string;
  readonly pointer?: string;
  readonly message: string;
  readonly allowed?: readonly string[];
  readonly did_you_mean?: string;
}

/** A failure on its way to becoming a problem document. */
export interface Failure {
  readonly code: ProblemCode;
  readonly message: string;
  readonly problems: readonly Problem[];
  readonly retryAfter: number | undefined;
}

export function toProblemDocument(
  { code, message, problems }: Failure,
  { baseUrl, requestId }: { readonly baseUrl: string; readonly requestId: string },
): ProblemDocument {
  const { status, title } = PROBLEM_KINDS[code];
  return {
    type: `${baseUrl}/problems/${code}`,
    title,
    status,
    detail: message,
    instance: requestId,
    code,
    ...(problems.length > 0 && { errors: problems.map(toProblemEntry) }),
  };
}

export function toProblemEntry({ didYouMean, ...problem }: Problem): ProblemEntry {
  return { ...problem, ...(didYouMean !== undefined && { did_you_mean: didYouMean }) };
}

/** What the web server itself refuses, in the registry's words. */
const FRAMEWORK_FAILURES: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_BAD_URL: [
    'malformed_request',
    'The address holds a percent sign that does not begin an encoded character of UTF-8.',
  ],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'A part of the address is longer than anything the registry names.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The body is larger than this address accepts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'The Content-Type of the body is not supported here.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed_request', 'The Content-Type announces JSON, but the body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed_request', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed_request', 'The body does not have the length that was announced.'],
};

/** Anything thrown, as a failure that can be told; unknown errors say nothing about themselves. */
export function toFailure(error: unknown): Failure {
  if (error instanceof RegistryError) return error;
  const { code, status, validation } = describe(error);
  const framework = FRAMEWORK_FAILURES[code];
  if (framework) return failure(...framework);
  if (validation !== undefined) {
    return { ...failure('malformed_request', 'The request is not of the described form.'), problems: validation };
  }
  if (error instanceof SyntaxError && status === 400)
    return failure('malformed_request', 'The body is not valid JSON.');
  if (status >= 400 && status < 500) return failure('malformed_request', 'The request cannot be read.');
  return failure(
    'internal',
    'The request could not be completed. The fault has been recorded under the given instance.',
  );
}

function failure(code: ProblemCode, message: string): Failure {
  return { code, message, problems: [], retryAfter: undefined };
}

interface ValidationEntry {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

function describe(error: unknown): { code: string; status: number; validation: Problem[] | undefined } {
  const given = (error ?? {}) as { code?: unknown; statusCode?: unknown; validation?: readonly ValidationEntry[] };
  return {
    code: typeof given.code === 'string' ? given.code : '',
    status: typeof given.statusCode === 'number' ? given.statusCode : 500,
    validation: given.validation?.map(toProblem),
  };
}

function toProblem({ instancePath, keyword, params, message = 'is not valid' }: ValidationEntry): Problem {
  if (keyword === 'required') {
    return { pointer: `${instancePath}/${String(params['missingProperty'])}`, message: 'is required' };
  }
  if (keyword === 'additionalProperties') {
    return { pointer: `${instancePath}/${String(params['additionalProperty'])}`, message: 'is not a known member' };
  }
  const allowed = params['allowedValues'];
  return { pointer: instancePath, message, ...(Array.isArray(allowed) && { allowed: allowed.map(String) }) };
}
