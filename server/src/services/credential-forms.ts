import { createHash } from 'node:crypto';
import { createDocumentLoader } from '../credentials/contexts.ts';
import type { AccreditationDocument } from '../credentials/document.ts';
import { signVcJwt } from '../credentials/vc-jwt.ts';
import { signVc2, vc2Document } from '../credentials/vc2.ts';
import type { Clock } from '../domain/clock.ts';
import type { CredentialFormat } from '../domain/credential.ts';
import { keepForm, type StoredForm } from '../store/credential-writer.ts';
import type { Database } from '../store/database.ts';
import type { CredentialSigners } from './credential-signers.ts';

/** Makes the forms that are not made beforehand, each once, when somebody asks for it. */
export interface CredentialForms {
  /** The same claims as in the bytes of the 1.1 document, in another form, kept from then on. */
  make(credentialId: number, format: Exclude<CredentialFormat, 'vc1'>, vc1: string): Promise<StoredForm>;
}

interface FormsStart {
  readonly database: Database;
  readonly signers: CredentialSigners;
  readonly clock: Clock;
  readonly baseUrl: string;
}

export function createCredentialForms({ database, signers, clock, baseUrl }: FormsStart): CredentialForms {
  const documentLoader = createDocumentLoader(baseUrl);
  const making = new Map<string, Promise<StoredForm>>();

  return {
    make(credentialId, format, vc1) {
      const key = `${credentialId} ${format}`;
      const running = making.get(key);
      if (running) return running;
      const form = makeAndKeep(credentialId, format, vc1).finally(() => making.delete(key));
      making.set(key, form);
      return form;
    },
  };

  async function makeAndKeep(
    credentialId: number,
    format: Exclude<CredentialFormat, 'vc1'>,
    vc1: string,
  ): Promise<StoredForm> {
    const { proof: _, ...document } = JSON.parse(vc1) as AccreditationDocument & { readonly proof: unknown };
    const { bytes, keyId } = await sign(document, format);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const form: StoredForm = { credentialId, format, keyId, bytes, sha256 };
    return database.transaction((transaction) => keepForm(transaction, form));
  }

  async function sign(document: AccreditationDocument, format: Exclude<CredentialFormat, 'vc1'>) {
    const keys = await signers.open();
    const signer = await keys.signer(format === 'jwt' ? 'ES256' : 'EdDSA', document.issuer);
    const unsigned = vc2Document(document, baseUrl);
    const created = clock.now();
    const bytes =
      format === 'jwt'
        ? await signVcJwt(unsigned, signer, created)
        : JSON.stringify(await signVc2(unsigned, signer, { created, documentLoader }));
    return { bytes, keyId: signer.kid };
  }
}
