import type { Command } from './command.ts';

const INTRODUCTION = `touchstone: runs and looks after a registry of quality-assurance reports

Usage: touchstone COMMAND [options]

Settings come from the environment: DATA_DIR (./data) is where the registry lives,
DATABASE_URL moves it to PostgreSQL. README.md lists them all.`;

export function programHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [INTRODUCTION, 'Commands:', ...lines, '', 'touchstone help COMMAND tells more about one.'].join('\n');
}

export function commandHelp({ name, usage, summary, help }: Command): string {
  return `touchstone ${name} ${usage}`.trimEnd().concat(`\n  ${summary}\n\n${help.trim()}`);
}

export function unknownCommand(args: readonly string[], commands: readonly Command[]): string {
  const [first = ''] = args;
  const family = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (family.length > 0)
    return `touchstone ${first} needs one of: ${family.map(({ name }) => name.slice(first.length + 1)).join(', ')}`;
  return `There is no command "${args.slice(0, 2).join(' ')}". touchstone help lists them.`;
}
