import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { RegistryError } from '../domain/errors.ts';
import { FLAG_RULES, type FlagRuleCode } from '../domain/submission/raise-flags.ts';
import { toSentence } from '../import/row.ts';
import { IMPORT_FORMATS, type ImportedRecords, type ImportFormat, importFile } from '../services/import-file.ts';
import type { Database } from '../store/database.ts';
import { readRegistryKind } from '../store/registry-settings.ts';
import { type Command, type CommandInput, UsageError } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { dryRunLines, summaryLines } from './import-output.ts';
import type { Output, Progress } from './output.ts';
import { withRegistry } from './with-registry.ts';

const STANDARD_INPUT = '-';

export const importCommand: Command = {
  name: 'import',
  summary: 'brings institutions, agencies, countries or reports in from a file',
  usage:
    'KIND FILE [--dry-run] [--format FORMAT] [--all-types] [--reason TEXT] [--max-errors N]' +
    ' [--remove-flag RULE]...',
  help: `
KIND is institutions, agencies, countries or reports. docs/import.md describes the
files. FILE - reads standard input.

A row that is refused is told with its line and stops nobody else. Records that the
file does not change are left alone, so a file can be imported again at any time, also
after an import that was cut off.

  --dry-run        tells what would change, record by record, and changes nothing
  --format FORMAT  ndjson, csv or ror (a ROR data dump, schema v2), where the name of
                   the file does not say it; csv and ror are for institutions
  --all-types      from ROR, also organisations that are not education
  --reason TEXT    stands in the history of every record ("Import of FILE")
  --max-errors N   stops when N rows are refused
  --remove-flag RULE  for reports: a flag of this rule is raised and removed at once, with
                   the reason of the import; may be given several times

Exit code 0: every row was good. 1: some were refused, the others are stored.

  touchstone import institutions v2.0-ror-data.json --dry-run
  touchstone import reports reports.ndjson --reason "Reports of AEX until 2020"`,
  options: {
    'dry-run': { type: 'boolean' },
    format: { type: 'string' },
    'all-types': { type: 'boolean' },
    reason: { type: 'string' },
    'max-errors': { type: 'string' },
    'remove-flag': { type: 'string', multiple: true },
  },
  words: { min: 2, max: 2 },
  async run(input, context) {
    const { records, file, format, reason, ...settings } = readSettings(input);
    return withRegistry(context, async ({ database }) => {
      const { output, clock } = context;
      await requireReady(database);
      const progress = await startProgress(output, file, settings.isDryRun);
      const source = readBytes(file);
      const summary = await importFile({
        ...settings,
        database,
        clock,
        records,
        format,
        reason,
        chunks: source.chunks(),
        onProgress: () => progress.at(source.bytesRead()),
        onRefusal: ({ problems }) => problems.map(toSentence).forEach(output.note),
        ...(settings.isDryRun && { onRecord: (outcome) => dryRunLines(outcome).forEach(output.line) }),
      });
      progress.end();
      summaryLines(summary, settings).forEach(output.line);
      return summary.counts.refused === 0 ? EXIT.success : EXIT.failure;
    });
  },
};

function readSettings({ words: [kind = '', file = ''], options }: CommandInput) {
  const records = readKind(kind);
  const format = readFormat(records, file, options['format']);
  const allTypes = options['all-types'] === true;
  if (allTypes && format !== 'ror') throw new UsageError('--all-types is for dumps of ROR.');
  const maxErrors = readMaxErrors(options['max-errors']);
  const { reason } = options;
  return {
    records,
    file,
    format,
    allTypes,
    isDryRun: options['dry-run'] === true,
    reason: typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : `Import of ${nameOf(file)}`,
    removedFlags: readRemovedFlags(records, options['remove-flag']),
    ...(maxErrors !== undefined && { maxErrors }),
  };
}

function readKind(written: string): ImportedRecords {
  if (Object.hasOwn(IMPORT_FORMATS, written)) return written as ImportedRecords;
  throw new UsageError(`KIND is one of: ${Object.keys(IMPORT_FORMATS).join(', ')}; not "${written}".`);
}

type Option = CommandInput['options'][string];

const FORMAT_OF_NAME: Readonly<Record<string, ImportFormat>> = {
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.csv': 'csv',
  '.tsv': 'csv',
  '.json': 'ror',
};

function readFormat(records: ImportedRecords, file: string, given: Option): ImportFormat {
  const formats: readonly ImportFormat[] = IMPORT_FORMATS[records];
  const [only] = formats;
  if (given === undefined && formats.length === 1 && only) return only;
  const format = given ?? FORMAT_OF_NAME[extname(file).toLowerCase()];
  const chosen = formats.find((candidate) => candidate === format);
  if (chosen) return chosen;
  if (given === undefined) throw new UsageError('The name of the file does not tell its format: add --format.');
  throw new UsageError(`--format for ${records} takes ${formats.join(', ')}; not "${given.toString()}".`);
}

function readMaxErrors(given: Option): number | undefined {
  if (given === undefined) return undefined;
  if (typeof given === 'string' && /^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new UsageError(`--max-errors takes a whole number from 1, not "${given.toString()}".`);
}

function readRemovedFlags(records: ImportedRecords, given: Option): readonly FlagRuleCode[] {
  const written = Array.isArray(given) ? given.map(String) : [];
  if (written.length > 0 && records !== 'reports') throw new UsageError('--remove-flag is for reports.');
  return written.map((text) => {
    const rule = FLAG_RULES.find((code) => code === text);
    if (rule === undefined) throw new UsageError(`--remove-flag takes ${FLAG_RULES.join(', ')}; not "${text}".`);
    return rule;
  });
}

function nameOf(file: string): string {
  return file === STANDARD_INPUT ? 'standard input' : basename(file);
}

/** A registry that nobody has set up would be taken for an empty one when the server starts, and filled with a demo. */
async function requireReady(database: Database): Promise<void> {
  const kind = await readRegistryKind(database.primary);
  if (kind === undefined) {
    throw new RegistryError('unavailable', 'There is no registry here yet: make one with "touchstone init"');
  }
  if (kind.kind === 'demo' && !kind.isComplete) {
    throw new RegistryError('unavailable', 'The demo world here is only half loaded: finish it with "touchstone demo"');
  }
}

const NO_PROGRESS: Progress = { at: () => undefined, end: () => undefined };

/** A dry run shows by its own lines how far it is. */
async function startProgress(output: Output, file: string, isDryRun: boolean): Promise<Progress> {
  const total = file === STANDARD_INPUT ? undefined : (await stat(file)).size;
  return isDryRun ? NO_PROGRESS : output.progress('Bytes read', total);
}

function readBytes(file: string) {
  let count = 0;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const stream: AsyncIterable<Buffer> = file === STANDARD_INPUT ? process.stdin : createReadStream(file);
    for await (const chunk of stream) {
      count += chunk.length;
      yield chunk;
    }
  }
  return { chunks, bytesRead: () => count };
}
