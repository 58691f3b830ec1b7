import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { serveMeasurement } from './measured-process.ts';

/** An answer of the registry, to be sent again without any of the work. */
export interface RecordedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** The measure of all: routes that do nothing but send recorded answers. */
let answers: readonly RecordedAnswer[] = [];
const app = fastify();

app.get<{ Params: { number: string } }>('/:number', (request, reply) => {
  const { status, headers, body } = answers[Number(request.params.number)] as RecordedAnswer;
  for (const [name, value] of headers) reply.header(name, value);
  reply.code(status).send(status === 304 ? undefined : body);
});

app.get<{ Params: { number: string } }>('/body/:number', (request, reply) => {
  const { headers, body } = answers[Number(request.params.number)] as RecordedAnswer;
  for (const [name, value] of headers) if (name === 'content-type') reply.header(name, value);
  reply.send(body);
});

await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

serveMeasurement({
  ready: { port },
  onGiven(message) {
    answers = (message as { answers: readonly RecordedAnswer[] }).answers;
  },
  close: () => app.close(),
});
