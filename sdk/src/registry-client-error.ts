import type { Problem } from './generated/registry-api.ts';

interface ErrorDetails {
  readonly status?: number;
  readonly problem?: Problem;
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** Everything that can go wrong with a call, except that it was called off. */
export class RegistryClientError extends Error {
  override readonly name = 'RegistryClientError';
  /** The status of the answer; `undefined` when there was none. */
  readonly status: number | undefined;
  /** What the registry says about it. An answer of something in between, such as a proxy, has none. */
  readonly problem: Problem | undefined;
  /** How long the registry asks to wait before the next try. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { status, problem, retryAfterMs, cause }: ErrorDetails = {}) {
    super(message, { cause });
    this.status = status;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }

  /** The kind of problem as a word to rely on, such as `not_found`. */
  get code(): string | undefined {
    return this.problem?.code;
  }
}
