const TOKEN = /^[0-9a-f]{40}$/;

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/** The one cookie of the site: the token of a session, out of reach of scripts. Visitors get none. */
export function createSessionCookie(baseUrl: string) {
  const isSecure = baseUrl.startsWith('https:');
  // A browser accepts the prefix only over TLS, and then from nobody but this very host (RFC 6265bis, 4.1.3.2).
  const name = isSecure ? '__Host-session' : 'session';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  return {
    /** The token in the header of a request; `undefined` for none and for what cannot be one. */
    read(header: string | undefined): string | undefined {
      if (header === undefined) return undefined;
      for (const pair of header.split(';')) {
        const [key = '', value = ''] = pair.split('=', 2);
        if (key.trim() === name && TOKEN.test(value.trim())) return value.trim();
      }
      return undefined;
    },
    write: (token: string, expiresAt: string): string =>
      `${name}=${token}; ${attributes}; Expires=${new Date(expiresAt).toUTCString()}`,
    clear: (): string => `${name}=; ${attributes}; Max-Age=0`,
  };
}
