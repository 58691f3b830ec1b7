import { deskDocument } from './desk-frame.tsx';
import { deskPage } from './desk-page.ts';

/** What waits, at a glance. */
export const deskHomePage = deskPage('/desk', async ({ messages }) => {
  const { title, description, lead } = messages.desk;
  return deskDocument({ path: '/desk', title, description, lead, children: null });
});
