/** Every failure a caller can act on. The code is part of the public API; the message is not. */
export type ErrorCode =
  | 'malformed_request'
  | 'invalid_parameter'
  | 'invalid_record'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'conflict'
  | 'gone'
  | 'too_large'
  | 'unsupported_media_type'
  | 'range_not_satisfiable'
  | 'rate_limited'
  | 'unavailable';

/** One thing wrong with one parameter or one member of a document. */
export interface Problem {
  /** The query or path parameter at fault. */
  readonly parameter?: string;
  /** JSON Pointer into the submitted document. */
  readonly pointer?: string;
  readonly message: string;
  readonly allowed?: readonly string[];
  readonly didYouMean?: string;
}

export interface RegistryErrorOptions {
  readonly problems?: readonly Problem[];
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: ErrorCode;
  readonly problems: readonly Problem[];
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: RegistryErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.problems = options.problems ?? [];
    this.retryAfter = options.retryAfter;
  }
}
