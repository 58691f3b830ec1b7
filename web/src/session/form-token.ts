import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SALT_BYTES = 12;

/**
 * What a form of somebody signed in carries, so that only our own pages can make it. It follows from the session, so
 * nothing is stored; the salt makes it another text each time, so that compressed pages give nothing of it away.
 */
export function createFormToken(session: string): string {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return `${salt}.${sign(salt, session)}`;
}

export function isFormToken(given: string, session: string): boolean {
  const [salt = '', signature = ''] = given.split('.', 2);
  const expected = Buffer.from(sign(salt, session));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function sign(salt: string, session: string): string {
  return createHmac('sha256', session).update(`form ${salt}`).digest('base64url');
}
