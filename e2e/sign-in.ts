import type { Page } from 'playwright-core';

/** Signs in as one of the people of the demo, whose passwords are their names. */
export async function signIn(page: Page, name: string, path = '/account'): Promise<void> {
  await page.goto(`/sign-in?next=${encodeURIComponent(path)}`);
  await fillSignIn(page, name);
}

/** The same on a page that asks for it by itself. */
export async function fillSignIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password').fill(name);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in');
}

/** The token of the demo agency, as programs get it. */
export async function agencyToken(page: Page): Promise<string> {
  const answer = await page.request.post('/accounts/get_token/', { data: { username: 'agency', password: 'agency' } });
  return String((await answer.json()).token);
}
