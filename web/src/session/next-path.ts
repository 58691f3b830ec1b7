const BASE = 'http://site.invalid';

/**
 * Where somebody wanted to go before signing in, if that is a page of this site. Browsers read backslashes as slashes
 * and skip tabs and line breaks, so the address is taken as they would read it.
 */
export function nextPath(given: string | null): string | undefined {
  if (given === null || !given.startsWith('/') || !URL.canParse(given, BASE)) return undefined;
  const { origin, pathname, search } = new URL(given, BASE);
  if (origin !== BASE || pathname.startsWith('//')) return undefined;
  return `${pathname}${search}`;
}
