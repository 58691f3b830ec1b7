import { hash } from 'node:crypto';
import type { ContentEncoding } from './media-encoding.ts';

/** A strong tag: equal bytes have equal tags, and the same content in another encoding has another. */
export function entityTag(body: string | Buffer, encoding: ContentEncoding): string {
  const digest = hash('sha256', body, 'base64url').slice(0, 27);
  return encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
}

/** Whether `If-None-Match` names the tag. It compares weakly (RFC 9110, 13.1.2), so `W/` does not matter. */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
