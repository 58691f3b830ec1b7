export interface FormOrigin {
  readonly origin: string | undefined;
  /** The header `Sec-Fetch-Site`. */
  readonly fetchSite: string | undefined;
  readonly host: string | undefined;
}

/**
 * Whether a form was sent by a page of this site. Browsers say so themselves; one that says neither is not believed.
 * The host was compared with the public name before, so it can stand for it where a machine has several names.
 */
export function isFromHere({ origin, fetchSite, host }: FormOrigin): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
