import type { FastifyReply } from 'fastify';

/** Adds a header to those that the answer depends on. */
export function addVary(reply: FastifyReply, field: string): void {
  const present = reply.getHeader('vary');
  reply.header('vary', present === undefined ? field : `${String(present)}, ${field}`);
}
