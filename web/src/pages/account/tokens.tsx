import type { CreatedToken } from '@touchstone/sdk';
import type { Document } from '../../page.ts';
import { type Form, type PersonalRequest, personalAction, personalPage } from '../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../session/refusal.ts';
import { DoneNotice } from './done-notice.tsx';
import { CreatedNotice, NamedTokens, NewToken } from './named-tokens.tsx';
import { PrimaryToken } from './primary-token.tsx';

/** What came of the form that was sent from the page, if one was. */
interface Outcome {
  readonly primary?: string;
  readonly isRenewed?: boolean;
  readonly isRenewalUnconfirmed?: boolean;
  readonly created?: CreatedToken;
  readonly refusal?: Refusal;
  readonly draft?: Form;
}

export const tokensPage = personalPage('/account/tokens', (request) => tokensDocument(request, {}));

/** A token is shown in the answer to the form and nowhere else: no address leads to it. */
export const tokensAction = personalAction('/account/tokens', async (request, form) => {
  const registry = request.visitor.asVisitor();
  switch (form.get('action') ?? '') {
    case 'show':
      return tokensDocument(request, { primary: (await registry.showToken()).token });
    case 'renew':
      if (form.get('sure') !== 'yes') return tokensDocument(request, { isRenewalUnconfirmed: true });
      return tokensDocument(request, { primary: (await registry.rotateToken()).token, isRenewed: true });
    case 'create': {
      const outcome = await create(request, form);
      if ('refusal' in outcome) return tokensDocument(request, { refusal: outcome.refusal, draft: form });
      return tokensDocument(request, { created: outcome.answer });
    }
    case 'revoke':
      // One that is gone already is what was wanted.
      await tryForm(() => registry.revokeToken({ tokenID: Number(form.get('token')) }));
      return { redirect: `${request.link('/account/tokens')}?done=revoked`, status: 303 };
    default:
      return { redirect: request.link('/account/tokens'), status: 303 };
  }
});

function create({ visitor }: PersonalRequest, form: Form) {
  const scope = (['submit', 'admin'] as const).find((known) => known === form.get('scope')) ?? 'read';
  const lastDay = form.get('last_day') ?? '';
  const expiry = lastDay === '' ? {} : { expires_at: `${lastDay}T23:59:59Z` };
  return tryForm(() => visitor.asVisitor().createToken({ name: form.get('name')?.trim() ?? '', scope, ...expiry }));
}

async function tokensDocument(request: PersonalRequest, outcome: Outcome): Promise<Document> {
  const { title, description, lead, revoked } = request.messages.account.tokens;
  const { created, refusal, draft } = outcome;
  const tokens = await request.visitor.asVisitor().listTokens();
  const content = (
    <>
      <div class="opening">
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
        <DoneNotice sentence={request.query.get('done') === 'revoked' ? revoked : undefined} />
        {created !== undefined && <CreatedNotice created={created} />}
      </div>
      <PrimaryToken {...outcome} />
      <NamedTokens tokens={tokens} />
      <NewToken refusal={refusal} draft={draft} />
    </>
  );
  const status = outcome.isRenewalUnconfirmed ? 400 : refusal?.status;
  return { title, description, isUnlisted: true, personal: 'tokens', content, ...(status !== undefined && { status }) };
}
