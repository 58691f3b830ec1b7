import type { SignatureAlgorithm } from '../credentials/signer.ts';
import { keyState } from '../credentials/signing-key.ts';
import { type CredentialParts, createCredentialParts, credentialSettings } from '../services/open-credentials.ts';
import type { Registry } from '../services/open-registry.ts';
import { SIGNATURE_ALGORITHMS } from '../services/signing-keys.ts';
import { countVersionsOfKey } from '../store/credential-store.ts';
import { type Command, type CommandContext, type CommandInput, UsageError } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { withRegistry } from './with-registry.ts';

const ACTOR = 'command line';
const HOUR_SECONDS = 3_600;
const DEFAULT_OVERLAP_HOURS = 24;

const keysList: Command = {
  name: 'keys list',
  summary: 'lists the keys that sign credentials',
  usage: '',
  help: `
One line a key: name, algorithm, state, published, used from, documents signed with it
(and how many of them are current).

States: next (published, not used yet), current, retired (what it signed still counts),
compromised (what it signed no longer counts).

  touchstone keys list`,
  run: (_input, context) =>
    withKeys(context, async ({ keys }, { database }) => {
      const listed = await keys.list();
      for (const key of listed) {
        const { all, current } = await countVersionsOfKey(database.primary, key.kid);
        const state = keyState(key, listed, context.clock.now());
        context.output.line(
          [key.kid, key.algorithm, state, key.publishedAt, key.useFrom, `${all} (${current})`].join('\t'),
        );
      }
    }),
};

const keysRotate: Command = {
  name: 'keys rotate',
  summary: 'publishes new keys that take over after a while',
  usage: '[--algorithm EdDSA|ES256] [--overlap HOURS] [--reason TEXT]',
  help: `
Makes a new key of each kind. It stands in the DID document at once and signs once the
overlap is over, so that everybody who keeps a copy of the DID document knows it by then.
The present key retires then; it stays in the DID document and what it signed stays
valid. A running server notices by itself.

  --algorithm NAME   only EdDSA (documents and lists) or only ES256 (tokens)
  --overlap HOURS    how long before it is used (24); 0 uses it at once
  --reason TEXT      for the log of events

  touchstone keys rotate --reason "Yearly rotation"`,
  options: { algorithm: { type: 'string' }, overlap: { type: 'string' }, reason: { type: 'string' } },
  run: ({ options }, context) =>
    withKeys(context, async ({ keys }) => {
      const made = await keys.rotate(
        readAlgorithms(options['algorithm']),
        readOverlap(options['overlap']) * HOUR_SECONDS,
        { actor: ACTOR, reason: textOption(options, 'reason') ?? 'Rotation' },
      );
      for (const { kid, useFrom } of made) context.output.line(`${kid} is published and signs from ${useFrom} on.`);
    }),
};

const keysCompromise: Command = {
  name: 'keys compromise',
  summary: 'declares that somebody else may have a key',
  usage: 'KID --reason TEXT',
  help: `
The key may no longer assert anything: whatever it signed fails every check from then
on. Where it was in use another takes its place, and a running server signs everything
anew that it had signed. There is no way back.

  touchstone keys compromise ed25519-2026-1f2e3d4c --reason "A backup was stolen"`,
  options: { reason: { type: 'string' } },
  words: { min: 1, max: 1 },
  run: ({ words: [kid = ''], options }, context) =>
    withKeys(context, async ({ keys }, { database }) => {
      const reason = textOption(options, 'reason');
      if (reason === undefined) throw new UsageError('--reason is missing.');
      await keys.compromise(kid, { actor: ACTOR, reason });
      const { all } = await countVersionsOfKey(database.primary, kid);
      context.output.line(
        `${kid} no longer counts; ${all} documents that it signed are signed anew as far as they hold.`,
      );
    }),
};

export const KEYS_COMMANDS: readonly Command[] = [keysList, keysRotate, keysCompromise];

function withKeys(
  context: CommandContext,
  work: (parts: CredentialParts, registry: Registry) => Promise<void>,
): Promise<number> {
  return withRegistry(context, async (registry) => {
    const settings = await credentialSettings(context.config, registry.folders.secrets);
    await work(createCredentialParts({ database: registry.database, clock: context.clock, settings }), registry);
    return EXIT.success;
  });
}

function readAlgorithms(given: CommandInput['options'][string]): readonly SignatureAlgorithm[] {
  if (given === undefined) return SIGNATURE_ALGORITHMS;
  const chosen = SIGNATURE_ALGORITHMS.filter((algorithm) => algorithm === given);
  if (chosen.length === 0) throw new UsageError(`--algorithm takes one of: ${SIGNATURE_ALGORITHMS.join(', ')}.`);
  return chosen;
}

function readOverlap(given: CommandInput['options'][string]): number {
  if (given === undefined) return DEFAULT_OVERLAP_HOURS;
  if (typeof given === 'string' && /^\d{1,4}$/.test(given)) return Number(given);
  throw new UsageError(`--overlap takes a whole number of hours, not "${given.toString()}".`);
}

function textOption(options: CommandInput['options'], name: string): string | undefined {
  const given = options[name];
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : undefined;
}
