// Builds the site: what browsers load (hashed names), then the pages as one module that the server loads.
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const fresh = join(root, '.dist-new');
const old = join(root, '.dist-old');

/** @type {import('vite').InlineConfig} */
const shared = {
  root,
  configFile: false,
  logLevel: 'warn',
  json: { stringify: true },
  resolve: { alias: { '@touchstone/sdk': fileURLToPath(new URL('../sdk/src/index.ts', import.meta.url)) } },
};

// What every page loads, and what single pages load besides.
const ENTRIES = ['client/main.ts', 'client/portal-form.ts', 'client/portal-csv.tsx', 'styles/main.css'];

rmSync(fresh, { recursive: true, force: true });
await build({
  ...shared,
  // The style sheet names its fonts beside itself, so that the site may live under any path.
  base: './',
  build: {
    outDir: join(fresh, 'client'),
    assetsDir: '.',
    manifest: 'manifest.json',
    // Fonts are loaded only where their script is shown; as part of the sheet everybody would load them.
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: { input: ENTRIES.map((entry) => join(root, 'src', entry)) },
  },
});
await build({
  ...shared,
  build: { outDir: join(fresh, 'server'), ssr: join(root, 'src', 'site.ts'), target: 'node20', minify: false },
  ssr: { noExternal: true },
});

// Swapped at the end: a build that fails changes nothing.
rmSync(old, { recursive: true, force: true });
try {
  renameSync(join(root, 'dist'), old);
} catch (error) {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
}
renameSync(fresh, join(root, 'dist'));
rmSync(old, { recursive: true, force: true });
