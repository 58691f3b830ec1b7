import { describe, expect, it } from 'vitest';
import { createSessionCookie } from './session-cookie.ts';

const TOKEN = '0123456789abcdef0123456789abcdef01234567';

describe('the cookie of a session', () => {
  it('is out of reach of scripts and other sites, and ends with the session', () => {
    const { write, clear } = createSessionCookie('https://registry.example');
    expect(write(TOKEN, '2026-07-01T00:00:00Z')).toBe(
      `__Host-session=${TOKEN}; Path=/; HttpOnly; SameSite=Lax; Secure; Expires=Wed, 01 Jul 2026 00:00:00 GMT`,
    );
    expect(clear()).toBe('__Host-session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0');
  });

  it('does without what only TLS allows on a registry of the own machine', () => {
    const { write } = createSessionCookie('http://127.0.0.1:8080');
    expect(write(TOKEN, '2026-07-01T00:00:00Z')).toBe(
      `session=${TOKEN}; Path=/; HttpOnly; SameSite=Lax; Expires=Wed, 01 Jul 2026 00:00:00 GMT`,
    );
  });

  it('is found among others', () => {
    const { read } = createSessionCookie('https://registry.example');
    expect(read(`a=b; __Host-session=${TOKEN}; c=d`)).toBe(TOKEN);
  });

  it.each([
    undefined,
    '',
    `session=${TOKEN}`,
    `x__Host-session=${TOKEN}`,
    '__Host-session=',
    `__Host-session=${TOKEN}0`,
    `__Host-session=${TOKEN.toUpperCase()}`,
    '__Host-session=%0d%0aset-cookie',
  ])('is not found in %j', (header) => {
    expect(createSessionCookie('https://registry.example').read(header)).toBeUndefined();
  });
});
