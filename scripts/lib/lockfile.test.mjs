import { expect, it } from 'vitest';
import { missingPlatformPackages, withPackages } from './lockfile.mjs';

const lockfile = {
  packages: {
    '': {},
    'node_modules/tool': {
      version: '2.6.6',
      dev: true,
      optionalDependencies: { '@tool/cli-linux-x64': '2.6.6', '@tool/cli-linux-arm64-musl': '2.6.6' },
    },
    'node_modules/@tool/cli-linux-x64': { version: '2.6.6', dev: true, optional: true },
    'node_modules/zip': {
      version: '1.0.0',
      optionalDependencies: { '@zip/wasm32-wasi': '1.0.0', '@zip/win32-x64': '1.0.0' },
    },
    'node_modules/zip/node_modules/@zip/win32-x64': { version: '1.0.0', optional: true },
  },
};

it('describes the platform packages that npm left out of the lock file', () => {
  expect(missingPlatformPackages(lockfile)).toEqual({
    'node_modules/@tool/cli-linux-arm64-musl': {
      version: '2.6.6',
      cpu: ['arm64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
    'node_modules/@zip/wasm32-wasi': { version: '1.0.0', cpu: ['wasm32'], optional: true },
  });
});

it('leaves nothing missing once they are added', () => {
  const completed = withPackages(lockfile, missingPlatformPackages(lockfile));
  expect(missingPlatformPackages(completed)).toEqual({});
  expect(Object.keys(completed.packages)).toEqual([
    '',
    'node_modules/@tool/cli-linux-arm64-musl',
    'node_modules/@tool/cli-linux-x64',
    'node_modules/@zip/wasm32-wasi',
    'node_modules/tool',
    'node_modules/zip',
    'node_modules/zip/node_modules/@zip/win32-x64',
  ]);
});

it.each([
  ['@tool/cli-darwin-x64', '^2.0.0', 'its version is not exact'],
  ['fsevents', '2.3.3', 'its name does not tell its platform'],
])('does not guess about %s %s', (name, version, reason) => {
  const packages = { 'node_modules/tool': { optionalDependencies: { [name]: version } } };
  expect(() => missingPlatformPackages({ packages })).toThrow(reason);
});
