import { crc32 } from 'node:zlib';
import type { SearchDocument } from './search-document.ts';

/** Equal for documents with the same content, whatever the order in which their members were set. */
export function documentDigest(document: SearchDocument): number {
  return crc32(JSON.stringify(inKeyOrder(document)));
}

function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, member]) => [key, inKeyOrder(member)]);
}
