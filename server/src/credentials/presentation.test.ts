import { expect, it } from 'vitest';
import { aDocument, BASE, createCredentialWorld, someFacts } from '../../test/credential-world.ts';
import { institutionPresentation } from './presentation.ts';

const world = createCredentialWorld();

it('holds credentials that each verify by themselves', async () => {
  const credentials = [await world.issue(), await world.issue(aDocument(someFacts({ reportId: 4712 })))];
  const presentation = institutionPresentation(credentials, { base: BASE, registryId: 'REGINST0042' });
  expect(presentation).toEqual({
    '@context': ['https://www.w3.org/2018/credentials/v1'],
    id: 'https://registry.example/credentials/institutions/REGINST0042',
    type: ['VerifiablePresentation'],
    verifiableCredential: credentials,
  });
  for (const credential of presentation.verifiableCredential) {
    expect((await world.verify(credential)).result).toBe('valid');
  }
});
