import type { FastifyReply } from 'fastify';

/** Adds a header to those that the answer depends on. */
export function addVary(reply: FastifyReply, field: string): void {
  const present = reply.getHeader('vary');
  if (present === undefined) reply.header('vary', field);
  else if (!String(present).split(', ').includes(field)) reply.header('vary', `${String(present)}, ${field}`);
}
