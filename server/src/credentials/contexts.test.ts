import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { BASE, documentLoader } from '../../test/credential-world.ts';
import { contextV1 } from './context-v1.ts';
import { bundledContexts } from './contexts.ts';
import { schemaV1 } from './schema-v1.ts';

it('brings every context it needs and fetches none', async () => {
  const contexts = bundledContexts(BASE);
  expect([...contexts.keys()]).toEqual([
    'https://www.w3.org/2018/credentials/v1',
    'https://www.w3.org/ns/credentials/v2',
    'https://w3id.org/security/suites/jws-2020/v1',
    'https://www.w3.org/ns/credentials/status/v1',
    'https://w3id.org/security/data-integrity/v2',
    'https://registry.example/context/v1.jsonld',
  ]);
  for (const [url, document] of contexts) expect((await documentLoader(url)).document).toEqual(document);
  for (const url of [
    'https://evil.example/x',
    'http://127.0.0.1/',
    'file:///etc/passwd',
    `${BASE}/context/v2.jsonld`,
    '',
  ]) {
    await expect(documentLoader(url)).rejects.toThrow('is not one of those that are bundled');
  }
});

it('lets nobody redefine a term of ours and has no words for what it does not know', () => {
  const context = JSON.stringify(bundledContexts(BASE).get(`${BASE}/context/v1.jsonld`));
  expect(context).not.toContain('@vocab');
  const scopes = context.match(/"@context":/g)?.length;
  expect(context.match(/"@protected":true/g)).toHaveLength(scopes ?? 0);
});

it('never changes what version 1 of context and schema say', () => {
  const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
  // Documents signed under these addresses must keep their meaning: a change is a version 2 at another address.
  expect(hash(contextV1(BASE))).toBe('db7a0e84ce0ff955229753af7113d17df14494e350570922579d897d7bd48f10');
  expect(hash(schemaV1(BASE))).toBe('b65c9c7c3a910e6d0e81e03287c82f0626a18b2045b1c5fe34338d4c75931798');
});
