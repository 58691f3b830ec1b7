import type { AdminAccount } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { ShortDay } from '../../../components/day.tsx';
import { Section } from '../../../components/section.tsx';
import { useSite } from '../../../site-view.ts';
import { DecisionForm } from '../decision-form.tsx';
import type { AccountProps } from './account.tsx';

type NamedToken = AdminAccount['tokens'][number];

/** The named tokens of an account, and how they are taken away. */
export function Tokens({ account, refused }: AccountProps) {
  const { account: words } = useSite().messages.desk.accounts;
  const revokeAll = 'revoke-all';
  return (
    <Section id="tokens" title={words.tokens} aside={words.tokensAside}>
      {account.tokens.length === 0 ? <p>{words.noTokens}</p> : <TokenTable tokens={account.tokens} />}
      {account.tokens.map(({ id, name }) => (
        <details key={id} class="more" open={refused?.form.get('token') === String(id)}>
          <summary>{words.revoke(name)}</summary>
          <DecisionForm
            action={`/desk/accounts/${account.id}`}
            name={`revoke-${id}`}
            hidden={{ token: id }}
            submit={[['revoke', words.revoke(name)]]}
            refused={refused}
          />
        </details>
      ))}
      <details class="more" open={refused?.action === revokeAll}>
        <summary>{words.revokeAll}</summary>
        <p class="hint prose">{words.revokeAllMeans}</p>
        <DecisionForm
          action={`/desk/accounts/${account.id}`}
          name={revokeAll}
          submit={words.revokeAll}
          isSecondary
          refused={refused}
        />
      </details>
    </Section>
  );
}

function TokenTable({ tokens }: { readonly tokens: readonly NamedToken[] }) {
  const { account: words } = useSite().messages.desk.accounts;
  return (
    <DataTable
      caption={words.tokens}
      rows={tokens}
      keyOf={({ id }) => id}
      columns={[
        { title: words.token, cell: ({ name }) => name },
        { title: words.scope, cell: ({ scope }) => words.scopes[scope] },
        { title: words.expires, cell: ({ expires_at: at }) => (at === null ? words.never : <ShortDay day={at} />) },
        {
          title: words.lastUsed,
          cell: ({ last_used_at: at }) => (at === null ? words.notUsed : <ShortDay day={at} />),
        },
      ]}
    />
  );
}
