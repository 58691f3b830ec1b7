import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PageScript } from './page.ts';

export interface Assets {
  readonly script: string;
  readonly pageScripts: Readonly<Record<PageScript, string>>;
  readonly style: string;
  /** The fonts that every page needs. */
  readonly fonts: readonly string[];
  readonly icon: string;
  find(name: string): Asset | undefined;
}

export interface Asset {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

interface ManifestEntry {
  readonly file: string;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const EVERY_PAGE = [/^source-sans-3-latin-wght-normal/, /^source-serif-4-latin-wght-normal/];

/** Reads what browsers load once: a build that replaces the folder does not disturb a running server. */
export function readAssets(folder: string): Assets {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, ManifestEntry>;
  const fileOf = (entry: string): string => {
    const file = manifest[entry]?.file;
    if (file === undefined) throw new Error(`${folder} is not complete; build the site anew`);
    return file;
  };
  const files = new Map<string, Asset>();
  for (const name of readdirSync(folder)) {
    const contentType = CONTENT_TYPES[extname(name)];
    if (contentType !== undefined) files.set(name, { contentType, bytes: readFileSync(join(folder, name)) });
  }
  const icon = nameWithHash('icon.svg', ICON);
  files.set(icon, { contentType: 'image/svg+xml', bytes: Buffer.from(ICON) });
  return {
    script: fileOf('src/client/main.ts'),
    pageScripts: {
      'portal-form': fileOf('src/client/portal-form.ts'),
      'portal-csv': fileOf('src/client/portal-csv.tsx'),
    },
    style: fileOf('src/styles/main.css'),
    fonts: [...files.keys()].filter((name) => EVERY_PAGE.some((pattern) => pattern.test(name))),
    icon,
    find: (name) => files.get(name),
  };
}

function nameWithHash(name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return name.replace('.', `-${hash}.`);
}

/** A touchstone with three streaks. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path fill="#14211f" d="M3 1h20l4 6v20H5l-4-5V3z"/><path d="M7 19.5l6-11" stroke="#f2c14e" stroke-width="2.6"/><path d="M12.2 20.5l5-9.2" stroke="#d39a22" stroke-width="2.6"/><path d="M17.4 21.5l4-7.4" stroke="#9a9f9c" stroke-width="2.6"/></svg>`;
