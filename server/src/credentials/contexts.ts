// oxlint-disable-next-line typescript/triple-slash-reference -- programs that import this file from another workspace need it
/// <reference path="./untyped-packages.d.ts" />
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { contexts as dataIntegrityContexts } from '@digitalbazaar/data-integrity-context';
import { contexts as statusListContexts } from '@digitalbazaar/vc-bitstring-status-list-context';
import type { RemoteDocument } from 'jsonld';
import {
  CREDENTIALS_V1,
  CREDENTIALS_V2,
  DATA_INTEGRITY_V2,
  JWS_2020_V1,
  ownContextUrl,
  STATUS_V1,
} from './context-urls.ts';
import { contextV1 } from './context-v1.ts';
import { jws2020Context } from './jws-2020-context.ts';

export type DocumentLoader = (url: string) => Promise<RemoteDocument>;

/** Every context a credential of ours may name, by its address. */
export function bundledContexts(base: string): ReadonlyMap<string, object> {
  return new Map([
    [CREDENTIALS_V1, bundled(credentialContexts, CREDENTIALS_V1)],
    [CREDENTIALS_V2, bundled(credentialContexts, CREDENTIALS_V2)],
    [JWS_2020_V1, jws2020Context],
    [STATUS_V1, bundled(statusListContexts, STATUS_V1)],
    [DATA_INTEGRITY_V2, bundled(dataIntegrityContexts, DATA_INTEGRITY_V2)],
    [ownContextUrl(base), contextV1(base)],
  ]);
}

/** Never fetches: a context from elsewhere could give the signed words another meaning. */
export function createDocumentLoader(base: string): DocumentLoader {
  const contexts = bundledContexts(base);
  return async (url) => {
    const document = contexts.get(url);
    if (document === undefined) throw new Error(`The context ${url} is not one of those that are bundled`);
    // The tag lets jsonld keep what it made of the context.
    return { contextUrl: null, documentUrl: url, document, tag: 'static' };
  };
}

function bundled(contexts: ReadonlyMap<string, object>, url: string): object {
  const context = contexts.get(url);
  if (context === undefined) throw new Error(`The package no longer brings the context ${url}`);
  return context;
}
