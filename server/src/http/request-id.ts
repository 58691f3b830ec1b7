import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

// A caller's id ends up in logs and headers, so only plain ones are taken over.
const SAFE_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The id under which a request is answered and logged. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SAFE_REQUEST_ID.test(given) ? given : randomUUID();
}
