import type { Client } from '@touchstone/sdk';
import { RegistryClientError } from '@touchstone/sdk';
import { useSite } from '../../../site-view.ts';

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
