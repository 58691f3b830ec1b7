import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface WantedLink {
  /** Where the registry keeps its data. */
  readonly dataDir: string;
  readonly email: string;
  /** The last part of its path. */
  readonly kind: string;
}

/** Mails are written in the background; this waits for the one to an address that has such a link. */
export async function readLink({ dataDir, email, kind }: WantedLink): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const link = new RegExp(`http\\S+/accounts/${kind}/\\?code=[\\w-]+`);
  for (let tries = 0; tries < 100; tries += 1) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    for (const name of names.toSorted((one, other) => (one < other ? 1 : -1))) {
      // Long lines are broken with `=`, and `=` itself is written as `=3D` (RFC 2045).
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
      const found = text.includes(`To: ${email}`) ? link.exec(text)?.[0] : undefined;
      if (found !== undefined) return found;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`No mail with a link to ${kind} came for ${email}`);
}
