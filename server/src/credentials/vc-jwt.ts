import { compactVerify, importJWK } from 'jose';
import type { Instant } from '../domain/day.ts';
import { decodeBase64url } from './base64url.ts';
import { algorithmOfJwk, type PublicJwk } from './did.ts';
import { misfit, type ProofProblem } from './proof.ts';
import { jwkMethodId, type Signer } from './signer.ts';
import type { Vc2Document } from './vc2.ts';

/** The 2.0 document as a signed token, media type `application/vc+jwt`. */
export async function signVcJwt(document: Vc2Document, signer: Signer, created: Instant): Promise<string> {
  const header = { alg: signer.algorithm, typ: 'vc+jwt', cty: 'vc', kid: jwkMethodId(signer) };
  const payload = { ...document, iat: Date.parse(created) / 1_000 };
  const signed = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = await signer.sign(Buffer.from(signed));
  return `${signed}.${Buffer.from(signature).toString('base64url')}`;
}

/** What is wrong with the signature of a token, given the key it names. */
export async function checkVcJwt(token: string, publicJwk: PublicJwk): Promise<ProofProblem> {
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => part === '' || decodeBase64url(part) === undefined)) {
    return 'The token is not three parts in canonical base64url.';
  }
  const algorithm = algorithmOfJwk(publicJwk);
  try {
    await compactVerify(token, await importJWK(publicJwk, algorithm), { algorithms: [algorithm] });
    return undefined;
  } catch (error) {
    return misfit(error);
  }
}
