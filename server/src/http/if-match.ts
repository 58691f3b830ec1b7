import { RegistryError } from '../domain/errors.ts';

/** The version that the header `If-Match` names; `undefined` when any will do. It is a number in quotes. */
export function versionIn(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, version] = /^\s*(?:W\/)?"v?(\d{1,9})"\s*$/.exec(header) ?? [];
  if (version !== undefined) return Number(version);
  throw new RegistryError('invalid_parameter', 'The header If-Match must be the version in quotes, such as "3".', {
    problems: [{ parameter: 'If-Match', message: 'must be a version in quotes, such as "3"' }],
  });
}
