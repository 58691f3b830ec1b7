import { hash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { contextV1 } from '../../credentials/context-v1.ts';
import { schemaV1 } from '../../credentials/schema-v1.ts';
import { RegistryError } from '../../domain/errors.ts';
import type { CredentialReader } from '../../services/credential-reader.ts';
import { chooseMediaType } from '../media-type.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { AnyDocument } from '../schemas/credential.ts';
import { problemResponse } from '../schemas/problem.ts';
import { sendDocument } from '../send-document.ts';
import { addVary } from '../vary.ts';

export interface CredentialKeyRoutesOptions {
  readonly credentials: { readonly reader: CredentialReader };
  readonly baseUrl: string;
}

const ListPath = pathParameters({ number: recordId('The number of the list.') });
const AgencyPath = pathParameters({ agencyID: recordId('The number of the agency.') });

const LIST_TYPES = ['application/vc', 'application/vc+ld+json', 'application/ld+json', 'application/json'] as const;

/** Kept by others for as long as the list itself says. */
const FIVE_MINUTES = 'public, max-age=300';
/** What is at these addresses never changes; a change is another address. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const ANYBODY = { config: { access: 'public' } } as const;
const open = { tags: ['credentials'], security: [] };

/** Everything that a document points at, and that somebody who checks it needs. */
export const credentialKeyRoutes: FastifyPluginAsyncTypebox<CredentialKeyRoutesOptions> = async (
  app,
  { credentials: { reader }, baseUrl },
) => {
  app.get(
    '/status/revocation/:number',
    {
      ...ANYBODY,
      schema: {
        ...open,
        operationId: 'getStatusList',
        summary: 'Which credentials were revoked, as a signed list of bits',
        params: ListPath,
        response: {
          200: described('The list.', LIST_TYPES),
          404: problemResponse(404),
          406: problemResponse(406),
          429: problemResponse(429),
        },
      },
    },
    async (request, reply) => {
      addVary(reply, 'Accept');
      const type = chooseMediaType(request.headers.accept, LIST_TYPES);
      if (type === undefined) {
        throw new RegistryError('not_acceptable', `This can be had as ${LIST_TYPES.join(', ')}.`);
      }
      const { signed, sha256 } = await reader.statusList(request.params.number);
      const document = { text: signed, sha256 };
      return sendDocument(request, reply, document, { type, cacheControl: FIVE_MINUTES });
    },
  );

  const fixed = [
    {
      path: '/context/v1.jsonld',
      operationId: 'getCredentialContext',
      summary: 'What the words in credentials mean',
      type: 'application/ld+json',
      document: toStored(contextV1(baseUrl)),
    },
    {
      path: '/schemas/verifiable-accreditation/v1.json',
      operationId: 'getCredentialSchema',
      summary: 'The form of credentials as a JSON Schema',
      type: 'application/schema+json',
      document: toStored(schemaV1(baseUrl)),
    },
  ];
  for (const { path, operationId, summary, type, document } of fixed) {
    app.get(
      path,
      {
        ...ANYBODY,
        schema: {
          ...open,
          operationId,
          summary,
          response: { 200: described(`${summary}.`, [type]), 429: problemResponse(429) },
        },
      },
      async (request, reply) => sendDocument(request, reply, document, { type, cacheControl: FOR_EVER }),
    );
  }

  app.get(
    '/.well-known/did.json',
    {
      ...ANYBODY,
      schema: {
        ...open,
        operationId: 'getDidDocument',
        summary: 'The keys of the registry as a DID document',
        response: { 200: described('The DID document.', [DID_TYPE]), 429: problemResponse(429) },
      },
    },
    async (request, reply) =>
      sendDocument(request, reply, toStored(await reader.didDocument()), {
        type: DID_TYPE,
        cacheControl: FIVE_MINUTES,
      }),
  );

  app.get(
    '/agencies/:agencyID/did.json',
    {
      ...ANYBODY,
      schema: {
        ...open,
        operationId: 'getAgencyDidDocument',
        summary: 'The keys that sign in the name of an agency, as a DID document',
        params: AgencyPath,
        response: {
          200: described('The DID document.', [DID_TYPE]),
          404: problemResponse(404),
          429: problemResponse(429),
        },
      },
    },
    async (request, reply) => {
      const document = toStored(await reader.agencyDidDocument(request.params.agencyID));
      return sendDocument(request, reply, document, { type: DID_TYPE, cacheControl: FIVE_MINUTES });
    },
  );

  app.get(
    '/.well-known/jwks.json',
    {
      ...ANYBODY,
      schema: {
        ...open,
        operationId: 'getKeySet',
        summary: 'The keys of the registry as a JSON Web Key Set',
        response: { 200: described('The keys.', [KEY_SET_TYPE]), 429: problemResponse(429) },
      },
    },
    async (request, reply) =>
      sendDocument(request, reply, toStored(await reader.jwks()), { type: KEY_SET_TYPE, cacheControl: FIVE_MINUTES }),
  );
};

const DID_TYPE = 'application/did+ld+json';
const KEY_SET_TYPE = 'application/jwk-set+json';

function toStored(document: object) {
  const text = JSON.stringify(document);
  return { text, sha256: hash('sha256', text) };
}

function described(description: string, types: readonly string[]) {
  return { description, content: Object.fromEntries(types.map((type) => [type, { schema: AnyDocument }])) };
}
