import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ConfigError } from '../config.ts';
import { RegistryError } from '../domain/errors.ts';
import { type Command, type CommandContext, type CommandInput, UsageError } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { commandHelp, programHelp, unknownCommand } from './help.ts';
import type { Output } from './output.ts';

export interface Program {
  readonly commands: readonly Command[];
  readonly output: Output;
  /** Called once a command is known, so that help needs no valid settings. */
  context(): CommandContext;
}

/** Finds the command, reads its options, runs it and turns whatever goes wrong into one sentence. */
export async function runProgram(args: readonly string[], { commands, output, context }: Program): Promise<number> {
  const [first = 'help'] = args;
  if (first === 'help' || first === '--help' || first === '-h') return showHelp(args.slice(1), commands, output);
  const found = findCommand(args, commands);
  if (!found) {
    output.note(unknownCommand(args, commands));
    return EXIT.usage;
  }
  const { command, rest } = found;
  if (rest.includes('--help') || rest.includes('-h')) {
    output.line(commandHelp(command));
    return EXIT.success;
  }
  try {
    return await command.run(readInput(command, rest), context());
  } catch (error) {
    return explain(error, command, output);
  }
}

function showHelp(words: readonly string[], commands: readonly Command[], output: Output): number {
  if (words.length === 0) {
    output.line(programHelp(commands));
    return EXIT.success;
  }
  const name = words.join(' ');
  const chosen = commands.filter((command) => command.name === name || command.name.startsWith(`${name} `));
  if (chosen.length === 0) {
    output.note(unknownCommand(words, commands));
    return EXIT.usage;
  }
  output.line(chosen.map(commandHelp).join('\n\n'));
  return EXIT.success;
}

function findCommand(args: readonly string[], commands: readonly Command[]) {
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(' ');
    const command = commands.find((candidate) => candidate.name === name);
    if (command) return { command, rest: args.slice(length) };
  }
  return undefined;
}

function readInput(command: Command, args: readonly string[]): CommandInput {
  const parsed = parse(args, command.options ?? {});
  const { min, max } = command.words ?? { min: 0, max: 0 };
  if (parsed.positionals.length < min) throw new UsageError('Something is missing.');
  if (parsed.positionals.length > max) {
    throw new UsageError(`"${parsed.positionals[max]}" is one word too many.`);
  }
  return { words: parsed.positionals, options: parsed.values };
}

function parse(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence = 'The options could not be read'] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`, { cause: error });
  }
}

function explain(error: unknown, command: Command, output: Output): number {
  if (error instanceof UsageError) {
    output.note(`${error.message}\nUsage: touchstone ${command.name} ${command.usage}`.trimEnd());
    return EXIT.usage;
  }
  if (error instanceof RegistryError || error instanceof ConfigError || isExpected(error)) {
    output.note(error.message);
    return EXIT.failure;
  }
  output.note(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.failure;
}

/** Faults of the machine (a missing file, a refused connection) carry a code and need no stack trace. */
function isExpected(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code);
}
