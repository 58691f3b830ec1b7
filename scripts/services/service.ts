export interface RunningService {
  /** What tests find the service by. */
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

export interface MissingService {
  /** Why there is none, without a full stop. */
  readonly missing: string;
}

/** A part of the machine that some tests need. */
export interface Service {
  readonly name: string;
  /** The environment variable of its address; where it is set already, that one is used and nothing is started. */
  readonly variable: string;
  /** The Debian packages that bring it. */
  readonly packages: readonly string[];
  /** What stays untested without it. */
  readonly notTested: string;
  isNeeded(testFiles: readonly string[]): boolean;
  start(): Promise<RunningService | MissingService>;
}
