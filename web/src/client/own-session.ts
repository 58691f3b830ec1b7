/** The answer of `/account/session`; empty for somebody signed out. */
interface OwnSession {
  readonly account?: string;
  readonly form_token?: string;
}

/** What the page holds ready for the moment its owner is signed out. */
export function signedOutNotice(): HTMLTemplateElement | null {
  return document.querySelector<HTMLTemplateElement>('#signed-out');
}

/**
 * Whether the owner of the page is still signed in, and a token that forms can be sent with: after signing in again the
 * one in the page fits no longer. `undefined` if somebody else is signed in now, or nobody knows.
 */
export async function readFormToken(): Promise<{ readonly token: string | undefined } | 'signed out'> {
  const { sessionPath = '', account } = signedOutNotice()?.dataset ?? {};
  try {
    const response = await fetch(sessionPath, { headers: { accept: 'application/json' } });
    if (!response.ok) return { token: undefined };
    const session = (await response.json()) as OwnSession;
    if (session.account === undefined) return 'signed out';
    return { token: session.account === account ? session.form_token : undefined };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return { token: undefined };
    throw error;
  }
}
