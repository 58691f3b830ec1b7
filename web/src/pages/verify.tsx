import { type CredentialVerification, RegistryClientError, type Report } from '@touchstone/sdk';
import { readForm, readFormFiles } from '../form-fields.ts';
import type { Document, Page, PageRequest } from '../page.ts';
import { documentDifferences } from '../registry/document-differences.ts';
import { VerifyForm, type VerifyFormProps } from './verify/form.tsx';
import { VerifyResult, WithdrawnResult } from './verify/result.tsx';

/** Files of any kind are brought here; the page says what is wrong with them, up to this size. */
const LARGEST_FORM = 8 * 1024 * 1024;

/** The page, and the check of a credential of this registry by its address, as behind a QR code. */
export const verifyPage: Page = {
  path: '/verify',
  async respond(request) {
    const address = request.query.get('url')?.trim() ?? '';
    return address === '' ? formPage(request, {}) : checkAddress(address, request);
  },
};

/** The check of what a visitor brings: a file before a text before an address. */
export const verifyAction: Page = {
  path: '/verify',
  method: 'POST',
  bodyLimit: LARGEST_FORM,
  async respond(request) {
    const form = readForm(request.contentType, request.body);
    const fileName = readFormFiles(request.contentType, request.body).get('file')?.name ?? '';
    const [file = '', text = '', url = ''] = ['file', 'text', 'url'].map((name) => form.get(name)?.trim());
    if (file !== '') return checkText(file, request, { field: 'file', fileName });
    if (text !== '') return checkText(text, request, { field: 'text' });
    if (url !== '') return checkAddress(url, request);
    return formPage(request, { field: 'file', wrong: request.messages.verify.nothingGiven }, 400);
  },
};

interface Brought {
  readonly field: 'file' | 'text' | 'url';
  readonly fileName?: string;
  /** The address it was read from. */
  readonly url?: string;
}

async function checkText(text: string, request: PageRequest, brought: Brought): Promise<Document> {
  const { verify } = request.messages;
  const kept = brought.field === 'text' ? { text } : {};
  if (text.startsWith('%PDF')) return formPage(request, { ...brought, wrong: verify.isPdf }, 400);
  try {
    return await resultPage(text, request, brought);
  } catch (error) {
    if (!(error instanceof RegistryClientError)) throw error;
    if (error.status === 413) return formPage(request, { ...brought, wrong: verify.tooLarge }, 413);
    if (error.status === 400) return formPage(request, { ...brought, ...kept, wrong: verify.notReadable }, 400);
    throw error;
  }
}

async function checkAddress(url: string, request: PageRequest): Promise<Document> {
  const { verify } = request.messages;
  const reference = ownReference(url, request);
  const brought = { field: 'url', url } as const;
  if (reference === undefined) return formPage(request, { ...brought, wrong: verify.notOurs(ownPrefix(request)) }, 400);
  try {
    return await checkText(JSON.stringify(await request.registry.getCredential(reference)), request, brought);
  } catch (error) {
    if (!(error instanceof RegistryClientError)) throw error;
    if (error.status === 404) return formPage(request, { ...brought, wrong: verify.noCredential }, 404);
    if (error.status === 410) return resultDocument(request, <WithdrawnResult address={url} checkedAt={timeNow()} />);
    throw error;
  }
}

function ownPrefix({ permalink }: PageRequest): string {
  return permalink('/credentials/reports/');
}

/** Only credentials of this registry are fetched: the page must not be sent to places on somebody's behalf. */
function ownReference(address: string, request: PageRequest) {
  const prefix = ownPrefix(request);
  const [, id, institution] =
    /^(\d{1,9})(?:\?institution=(REGINST\d+))?$/.exec(address.startsWith(prefix) ? address.slice(prefix.length) : '') ??
    [];
  if (id === undefined) return undefined;
  return { reportID: Number(id), ...(institution !== undefined && { institution }) };
}

function formPage(request: PageRequest, props: Omit<VerifyFormProps, 'isPage'>, status = 200): Document {
  const { verify } = request.messages;
  return {
    title: verify.title,
    description: verify.description,
    menu: 'verify',
    ...(status !== 200 && { status, isPrivate: true, isUnlisted: true }),
    content: <VerifyForm {...props} isPage />,
  };
}

async function resultPage(text: string, request: PageRequest, brought: Brought): Promise<Document> {
  const { visitor, registry } = request;
  const verification = await visitor.asVisitor().verifyCredential({ body: text });
  const report = await readReport(verification, registry);
  const isTampered = verification.checks.some(({ check: name, result }) => name === 'signature' && result === 'fail');
  const differences = isTampered ? documentDifferences(parse(text), verification.registry.document) : [];
  const shown = { verification, report, isTampered, differences, name: brought.fileName ?? '', checkedAt: timeNow() };
  return resultDocument(request, <VerifyResult {...shown} />);
}

function resultDocument({ messages }: PageRequest, content: Document['content']): Document {
  return {
    title: messages.verify.result,
    description: messages.verify.description,
    menu: 'verify',
    isPrivate: true,
    isUnlisted: true,
    content,
  };
}

/** The time of day in UTC, for whoever prints the result. */
function timeNow(): string {
  return new Date().toISOString().slice(11, 16);
}

async function readReport(
  { registry: { report_id: id, state } }: CredentialVerification,
  registry: PageRequest['registry'],
): Promise<Report | undefined> {
  const isVisible = state === 'published' || state === 'superseded';
  return id === null || !isVisible ? undefined : registry.getReport({ reportID: id });
}

/** A token has no members to compare. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
