import type { ParseArgsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import type { Output } from './output.ts';

/** One thing the program can do. The name may be two words: `journal verify`. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What comes after the name: `FILE [--dry-run]`. */
  readonly usage: string;
  /** What it does, when one needs it, and examples that work when pasted. */
  readonly help: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** How many words may follow the name. */
  readonly words?: { readonly min: number; readonly max: number };
  /** Resolves to the exit code. */
  run(input: CommandInput, context: CommandContext): Promise<number>;
}

export interface CommandInput {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
}

export interface CommandContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly output: Output;
}

/** A mistake in how the program was called: shown as one sentence, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
