export const ROLES = ['consumer', 'agency', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking, once a token has been checked. */
export interface Principal {
  readonly accountId: number;
  readonly username: string;
  readonly role: Role;
}

export type Authentication =
  | { readonly state: 'active'; readonly principal: Principal }
  | { readonly state: 'suspended'; readonly reason: string };

/** Finds out whose token it is; `undefined` for a token nobody has. */
export type Authenticate = (token: string) => Promise<Authentication | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Present on every route behind a token. */
    principal: Principal | null;
  }
}
