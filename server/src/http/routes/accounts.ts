import type { FastifyPluginAsync } from 'fastify';
import { ACCOUNT_SCHEMAS } from '../schemas/account.ts';
import type { AccountRoutesOptions } from './account-options.ts';
import { profileRoutes } from './account-profile.ts';
import { recoveryRoutes } from './account-recovery.ts';
import { registrationRoutes } from './account-registration.ts';
import { sessionRoutes } from './account-session.ts';
import { signInRoutes } from './account-sign-in.ts';
import { tokenRoutes } from './account-tokens.ts';

/** Everything under `/accounts`. It has no version: the API's versions share its accounts. */
export const accountRoutes: FastifyPluginAsync<AccountRoutesOptions> = async (app, { accounts, baseUrl }) => {
  const options = { accounts, baseUrl };
  for (const schema of ACCOUNT_SCHEMAS) app.addSchema(schema);
  await app.register(signInRoutes, options);
  await app.register(sessionRoutes, options);
  await app.register(registrationRoutes, options);
  await app.register(profileRoutes, options);
  await app.register(recoveryRoutes, options);
  await app.register(tokenRoutes, options);
};
