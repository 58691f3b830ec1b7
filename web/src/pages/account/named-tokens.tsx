import type { CreatedToken, NamedToken } from '@touchstone/sdk';
import { DataTable } from '../../components/data-table.tsx';
import { ShortDay } from '../../components/day.tsx';
import { Field, PostForm, Submit } from '../../components/form.tsx';
import { Section } from '../../components/section.tsx';
import type { Form } from '../../session/personal-page.ts';
import type { Refusal } from '../../session/refusal.ts';
import { useSite } from '../../site-view.ts';
import { Secret } from './secret.tsx';

const SCOPES = ['read', 'submit', 'admin'] as const;

export function NamedTokens({ tokens }: { readonly tokens: readonly NamedToken[] }) {
  const { messages } = useSite();
  const { tokens: words, scopes } = messages.account;
  return (
    <Section id="named" title={words.named} aside={words.namedAside}>
      {tokens.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.named}
          rows={tokens}
          keyOf={({ id }) => id}
          columns={[
            { title: words.name, cell: ({ name }) => name },
            { title: words.scope, cell: ({ scope }) => scopes[scope] },
            { title: words.created, cell: ({ created_at: at }) => <ShortDay day={at} /> },
            { title: words.expires, cell: ({ expires_at: at }) => (at === null ? words.never : <ShortDay day={at} />) },
            {
              title: words.lastUsed,
              cell: ({ last_used_at: at }) => (at === null ? words.notYet : <ShortDay day={at} />),
            },
            { title: words.revoke, cell: (token) => <Revoke token={token} /> },
          ]}
        />
      )}
    </Section>
  );
}

function Revoke({ token: { id, name } }: { readonly token: NamedToken }) {
  const { messages } = useSite();
  const { revoke, revokeOne } = messages.account.tokens;
  return (
    <PostForm action="/account/tokens" name="revoke">
      <input type="hidden" name="token" value={id} />
      <button class="button other small" type="submit" aria-label={revokeOne(name)}>
        {revoke}
      </button>
    </PostForm>
  );
}

interface NewTokenProps {
  readonly refusal: Refusal | undefined;
  /** What was typed, when it was refused. */
  readonly draft: Form | undefined;
}

export function NewToken({ refusal, draft }: NewTokenProps) {
  const { messages, session, today } = useSite();
  const { tokens: words, scopes } = messages.account;
  const held = session?.account.scope ?? 'read';
  const offered = SCOPES.slice(0, SCOPES.indexOf(held) + 1);
  // The registry speaks of an instant, the page asks for a day.
  const wrong = refusal?.fields.get('expires_at');
  const shown =
    refusal && wrong !== undefined
      ? { ...refusal, fields: new Map([...refusal.fields, ['last_day', wrong]]) }
      : refusal;
  return (
    <Section id="create" title={words.create}>
      <PostForm action="/account/tokens" name="create" refusal={refusal}>
        <Field
          name="name"
          label={words.name}
          hint={words.nameHint}
          value={draft?.get('name')}
          maxLength={100}
          refusal={refusal}
          autocomplete="off"
        />
        <div class="field">
          <label for="scope">{words.scope}</label>
          <select id="scope" name="scope">
            {offered.map((scope) => (
              <option key={scope} value={scope} selected={draft?.get('scope') === scope}>
                {scopes[scope]}
              </option>
            ))}
          </select>
        </div>
        <Field
          name="last_day"
          label={words.lastDay}
          hint={held === 'admin' ? words.lastDayHint : words.lastDayHintPlain}
          type="date"
          min={today}
          value={draft?.get('last_day')}
          refusal={shown}
          isOptional
        />
        <Submit>{words.createSubmit}</Submit>
      </PostForm>
    </Section>
  );
}

export function CreatedNotice({ created: { name, token } }: { readonly created: CreatedToken }) {
  const { messages } = useSite();
  const { createdOne, onlyOnce } = messages.account.tokens;
  return (
    <div class="notice" role="status">
      <Secret label={createdOne(name)} value={token} />
      <p>{onlyOnce}</p>
    </div>
  );
}
