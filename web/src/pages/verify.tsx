import type { CredentialVerification, Report } from '@touchstone/sdk';
import { readForm } from '../form-fields.ts';
import type { Document, Page, PageRequest } from '../page.ts';
import { documentDifferences } from '../registry/document-differences.ts';
import { VerifyForm } from './verify/form.tsx';
import { VerifyResult } from './verify/result.tsx';

/** The page, and the check of a credential of this registry by its address, as behind a QR code. */
export const verifyPage: Page = {
  path: '/verify',
  async respond(request) {
    const address = request.query.get('url') ?? '';
    if (address === '') return formPage(request);
    const text = await readOwnCredential(address, request);
    return text === undefined
      ? formPage(request, request.messages.verify.notOurs(ownPrefix(request)))
      : check(text, request);
  },
};

/** The check of what a visitor brings: a file before a text before an address. */
export const verifyAction: Page = {
  path: '/verify',
  method: 'POST',
  async respond(request) {
    const { messages } = request;
    const form = readForm(request.contentType, request.body);
    const text = [form.get('file'), form.get('text')].map((given) => given?.trim() ?? '').find((given) => given !== '');
    if (text !== undefined) return check(text, request);
    const address = form.get('url')?.trim() ?? '';
    if (address === '') return formPage(request, messages.verify.nothingGiven);
    const own = await readOwnCredential(address, request);
    return own === undefined ? formPage(request, messages.verify.notOurs(ownPrefix(request))) : check(own, request);
  },
};

function ownPrefix({ permalink }: PageRequest): string {
  return permalink('/credentials/reports/');
}

/** Only credentials of this registry are fetched: the page must not be sent to places on somebody's behalf. */
async function readOwnCredential(address: string, request: PageRequest): Promise<string | undefined> {
  const prefix = ownPrefix(request);
  const [, id, institution] =
    /^(\d{1,9})(?:\?institution=(REGINST\d+))?$/.exec(address.startsWith(prefix) ? address.slice(prefix.length) : '') ??
    [];
  if (id === undefined) return undefined;
  const input = { reportID: Number(id), ...(institution !== undefined && { institution }) };
  return JSON.stringify(await request.registry.getCredential(input));
}

function formPage(request: PageRequest, error?: string): Document {
  const { verify } = request.messages;
  return {
    title: verify.title,
    description: verify.description,
    menu: 'verify',
    ...(error !== undefined && { status: 400 }),
    content: <VerifyForm error={error} isPage />,
  };
}

async function check(text: string, request: PageRequest): Promise<Document> {
  const { visitor, registry, messages } = request;
  const verification = await visitor.asVisitor().verifyCredential({ body: text });
  const report = await readReport(verification, registry);
  const isTampered = verification.checks.some(({ check: name, result }) => name === 'signature' && result === 'fail');
  const differences = isTampered ? documentDifferences(parse(text), verification.registry.document) : [];
  return {
    title: messages.verify.result,
    description: messages.verify.description,
    menu: 'verify',
    isPrivate: true,
    isUnlisted: true,
    content: (
      <VerifyResult verification={verification} report={report} isTampered={isTampered} differences={differences} />
    ),
  };
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
