import type { Client } from '@touchstone/sdk';
import { RegistryClientError } from '@touchstone/sdk';
import { useSite } from '../../../site-view.ts';

/** A username is also part of longer ones. */
const SEARCHED_ACCOUNTS = 100;

/** Names of accounts by what the journal calls them; erased ones have none. */
export type ActorNames = ReadonlyMap<string, string>;

/** The journal keeps no names of people, so they are asked for. A page has few different ones. */
export async function readActors(desk: Client, changes: readonly { readonly actor: string }[]): Promise<ActorNames> {
  const actors = [...new Set(changes.map(({ actor }) => actor))];
  const names = await Promise.all(
    actors.map(async (actor) => {
      const id = accountIdOf(actor);
      const name = id === undefined ? undefined : await usernameOf(desk, Number(id));
      return name === undefined ? [] : [[actor, name] as const];
    }),
  );
  return new Map(names.flat());
}

/** What the journal calls somebody: people are known by their usernames, parts of the program by their names. */
export async function findActor(desk: Client, text: string): Promise<string> {
  if (text === '' || accountIdOf(text) !== undefined) return text;
  const { results } = await desk.listAccounts({ query: text, limit: SEARCHED_ACCOUNTS });
  const account = results.find(({ username }) => username.toLowerCase() === text.toLowerCase());
  return account === undefined ? text : `account:${account.id}`;
}

async function usernameOf(desk: Client, accountID: number): Promise<string | undefined> {
  try {
    return (await desk.getAccount({ accountID })).username;
  } catch (error) {
    if (error instanceof RegistryClientError && error.status === 404) return undefined;
    throw error;
  }
}

function accountIdOf(actor: string): string | undefined {
  return /^account:(\d+)$/.exec(actor)?.[1];
}

/** Who made a change: a person by their account, or a part of the program. */
export function Actor({ actor, names }: { readonly actor: string; readonly names: ActorNames }) {
  const { messages, link } = useSite();
  const { erased, program } = messages.desk.audit;
  const id = accountIdOf(actor);
  const name = names.get(actor);
  if (id === undefined) return <span>{program(actor)}</span>;
  if (name === undefined) return <span>{erased(id)}</span>;
  return <a href={link(`/desk/accounts/${id}`)}>{name}</a>;
}
