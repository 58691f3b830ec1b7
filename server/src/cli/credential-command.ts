import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Verification } from '../credentials/verification.ts';
import { verifyCredential } from '../credentials/verify.ts';
import { createAgencyConsents } from '../services/agency-consents.ts';
import { openCredentialAccess } from '../services/credential-access.ts';
import { bundleSources, makeBundle, readBundle } from '../services/credential-bundle.ts';
import { credentialSettings, reissueEverything } from '../services/open-credentials.ts';
import type { Registry } from '../services/open-registry.ts';
import { readIssuingState } from '../store/credential-issuing-store.ts';
import { createStoreReader } from '../store/store-reader.ts';
import { type Command, type CommandContext, type CommandInput, UsageError } from './command.ts';
import { EXIT } from './exit-codes.ts';
import type { Output } from './output.ts';
import { withRegistry } from './with-registry.ts';

const ACTOR = 'command line';
const BUNDLE_NAME = 'bundle.json';
const STANDARD_INPUT = '-';

const credentialVerify: Command = {
  name: 'credential verify',
  summary: 'checks a credential, without a network if need be',
  usage: 'FILE [--bundle PATH]',
  help: `
FILE holds a credential: a document of either version or a token. FILE - reads standard
input. Nothing is ever fetched: what is needed comes from a bundle, or, without one, from
the registry of the settings.

  --bundle PATH   a bundle made by "touchstone credential bundle", or the folder it is in

Exit code 0: valid. 1: invalid, or it could not be found out. Valid means authentic and
in force; whether the decision in it is positive is another question.

  touchstone credential verify credential.json --bundle bundle.json`,
  options: { bundle: { type: 'string' } },
  words: { min: 1, max: 1 },
  async run({ words: [file = ''], options }, context) {
    const text = file === STANDARD_INPUT ? await readStandardInput() : await readFile(file, 'utf8');
    const verification = await verify(text, textOption(options, 'bundle'), context);
    tell(verification, context.output);
    return verification.result === 'valid' ? EXIT.success : EXIT.failure;
  },
};

const credentialBundle: Command = {
  name: 'credential bundle',
  summary: 'writes what others need to check credentials without a network',
  usage: 'FILE',
  help: `
Writes the DID documents with all keys, the status lists, when agencies were registered,
and the contexts, as of now, into one file. Give it to whoever has to check credentials
where there is no network, and a new one at least once a week: a list that is older no
longer says that something was not revoked.

  touchstone credential bundle bundle.json`,
  words: { min: 1, max: 1 },
  run: ({ words: [file = ''] }, context) =>
    withAccess(context, async ({ access, registry, baseUrl }) => {
      const { database } = registry;
      const bundle = await makeBundle({ database, reader: access.reader, clock: context.clock, baseUrl });
      await writeFile(file, `${JSON.stringify(bundle)}\n`);
      const [keys, lists] = [Object.keys(bundle.did_documents).length, Object.keys(bundle.status_lists).length];
      context.output.line(`${keys} DID documents and ${lists} status lists are in ${file}.`);
      return EXIT.success;
    }),
};

const credentialReissue: Command = {
  name: 'credential reissue',
  summary: 'has every credential issued anew where it differs, also under a new address',
  usage: '--reason TEXT',
  help: `
For a registry that moves: credentials name PUBLIC_BASE_URL, and a server with another one
does not start until this command was run with the new one. Every credential is then
superseded by one with the new address. Those issued before can be checked for as long as
the old address answers.

With the same address it looks at every report again and issues what differs.

  PUBLIC_BASE_URL=https://new.example.org touchstone credential reissue --reason "New name"`,
  options: { reason: { type: 'string' } },
  run: ({ options }, context) =>
    withAccess(context, async ({ registry, settings, baseUrl }) => {
      const reason = textOption(options, 'reason');
      if (reason === undefined) throw new UsageError('--reason is missing.');
      const { database } = registry;
      await reissueEverything({ database, clock: context.clock, settings }, { actor: ACTOR, reason });
      context.output.line(
        baseUrl === settings.baseUrl
          ? 'A running server now looks at every report and issues what differs.'
          : `Start the server with PUBLIC_BASE_URL=${settings.baseUrl}; it issues everything anew.`,
      );
      return EXIT.success;
    }),
};

const credentialConsent: Command = {
  name: 'credential consent',
  summary: 'records that an agency agrees to credentials in its own name, or no longer does',
  usage: 'AGENCY --note TEXT [--end]',
  help: `
With AGENCY_ISSUED_CREDENTIALS=1 the credentials of agencies that agreed are issued by
the agency's own DID instead of the registry's. AGENCY is its number.

  --note TEXT   what was agreed and where that is written
  --end         the consent has ended; new credentials name the registry again

  touchstone credential consent 7 --note "Letter of 3 May 2026, file 12/4"`,
  options: { note: { type: 'string' }, end: { type: 'boolean' } },
  words: { min: 1, max: 1 },
  run: ({ words: [agency = ''], options }, context) =>
    withRegistry(context, async ({ database }) => {
      const note = textOption(options, 'note');
      if (note === undefined) throw new UsageError('--note is missing.');
      if (!/^[1-9]\d{0,8}$/.test(agency)) throw new UsageError(`AGENCY is a number, not "${agency}".`);
      const change = { agencyId: Number(agency), note, actor: ACTOR };
      const consents = createAgencyConsents({ database, clock: context.clock });
      await (options['end'] === true ? consents.end(change) : consents.give(change));
      context.output.line(
        `The ${options['end'] === true ? 'end of the ' : ''}consent of agency ${agency} is recorded.`,
      );
      return EXIT.success;
    }),
};

export const CREDENTIAL_COMMANDS: readonly Command[] = [
  credentialVerify,
  credentialBundle,
  credentialReissue,
  credentialConsent,
];

async function verify(text: string, bundle: string | undefined, context: CommandContext): Promise<Verification> {
  if (bundle !== undefined) {
    const isFolder = (await stat(bundle)).isDirectory();
    const path = isFolder ? join(bundle, BUNDLE_NAME) : bundle;
    return verifyCredential(text, bundleSources(readBundle(await readFile(path, 'utf8'))), context.clock.now());
  }
  return withAccess(context, ({ access }) => access.verify(text));
}

function tell({ result, checks }: Verification, output: Output): void {
  for (const { check, result: outcome, detail } of checks) output.line(`${outcome}\t${check}\t${detail}`);
  output.line(result);
}

async function withAccess<Result>(
  context: CommandContext,
  work: (opened: OpenedAccess) => Promise<Result>,
): Promise<Result> {
  return withRegistry(context, async (registry) => {
    const { database, folders } = registry;
    const settings = await credentialSettings(context.config, folders.secrets);
    // What was issued names the address that was fixed then, whatever the settings of this command say.
    const baseUrl = (await readIssuingState(database.primary))?.baseUrl ?? settings.baseUrl;
    const { agencies } = createStoreReader(database.reader);
    const access = openCredentialAccess({
      database,
      clock: context.clock,
      settings: { ...settings, baseUrl },
      agencies,
    });
    return work({ access, registry, settings, baseUrl });
  });
}

interface OpenedAccess {
  readonly access: ReturnType<typeof openCredentialAccess>;
  readonly registry: Registry;
  readonly settings: Awaited<ReturnType<typeof credentialSettings>>;
  readonly baseUrl: string;
}

async function readStandardInput(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += String(chunk);
  return text;
}

function textOption(options: CommandInput['options'], name: string): string | undefined {
  const given = options[name];
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : undefined;
}
