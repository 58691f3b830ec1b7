import type { Principal, TokenCheck } from '../services/token-check.ts';

/** Finds out whose token it is; `undefined` for a token nobody has. */
export type Authenticate = TokenCheck['authenticate'];

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends the token of the request; `null` without a valid one. */
    principal: Principal | null;
    /** Why a known token is not accepted: the account is suspended. */
    suspensionReason: string | null;
  }
}
