import type { FastifyInstance } from 'fastify';

/** Reads bodies of HTML forms. A repeated field becomes a list, which the schema then refuses where it wants one text. */
export function acceptFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(String(body))),
  );
}

function parseForm(text: string): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const present = fields.get(name);
    fields.set(name, present === undefined ? value : [present, value].flat());
  }
  return Object.fromEntries(fields);
}
