import type { AdminAccountItem } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { ShortDay } from '../../../components/day.tsx';
import { useSite } from '../../../site-view.ts';
import { deskDocument } from '../desk-frame.tsx';
import { deskPage } from '../desk-page.ts';
import { FilterBar, FilterChoice, FilterText } from '../filters.tsx';
import { DeskPager, pageIn } from '../paging.tsx';

const SIZE = 25;
export const ROLES = ['consumer', 'agency', 'operator'] as const;
const STATUSES = ['pending', 'approval', 'active', 'suspended'] as const;

/** Who waits for a decision on their registration. */
export const registrationsPage = deskPage('/desk/registrations', async ({ visitor, query, messages }) => {
  const { title, description, lead, none, count: counted } = messages.desk.accounts.registrations;
  const page = { limit: SIZE, offset: (pageIn(query) - 1) * SIZE };
  const { count, results } = await visitor.asVisitor().listAccounts({ status: 'approval', ...page });
  return deskDocument({
    path: '/desk/registrations',
    title,
    description,
    lead,
    children: (
      <>
        <AccountTable accounts={results} said={count === 0 ? none : counted(count)} hasPurpose />
        <DeskPager path="/desk/registrations" query={query} count={count} size={SIZE} />
      </>
    ),
  });
});

/** Everybody with an account. */
export const accountsPage = deskPage('/desk/accounts', async ({ visitor, registry, query, messages, link }) => {
  const { list: words, roles, statuses } = messages.desk.accounts;
  const wanted = query.get('query')?.trim() ?? '';
  const role = ROLES.find((known) => known === query.get('role'));
  const status = STATUSES.find((known) => known === query.get('status'));
  const { results: agencies } = await registry.listAgencies({ registered: 'all', ordering: 'acronym_primary' });
  const agency = agencies.find(({ id }) => String(id) === query.get('agency'));
  const { count, results } = await visitor.asVisitor().listAccounts({
    ...(wanted !== '' && { query: wanted }),
    ...(role !== undefined && { role }),
    ...(status !== undefined && { status }),
    ...(agency !== undefined && { agency_id: agency.id }),
    limit: SIZE,
    offset: (pageIn(query) - 1) * SIZE,
  });
  return deskDocument({
    path: '/desk/accounts',
    title: words.title,
    description: words.description,
    lead: words.lead,
    children: (
      <>
        <FilterBar path="/desk/accounts">
          <FilterText name="query" label={words.query} value={wanted} />
          <FilterChoice
            name="role"
            label={words.role}
            chosen={role ?? ''}
            any={messages.desk.shared.any}
            options={ROLES.map((known) => [known, roles[known]])}
          />
          <FilterChoice
            name="status"
            label={words.status}
            chosen={status ?? ''}
            any={messages.desk.shared.any}
            options={STATUSES.map((known) => [known, statuses[known]])}
          />
          <FilterChoice
            name="agency"
            label={words.agency}
            chosen={agency === undefined ? '' : String(agency.id)}
            any={messages.desk.shared.any}
            options={agencies.map(({ id, acronym_primary: acronym }) => [String(id), acronym])}
          />
        </FilterBar>
        <AccountTable accounts={results} said={count === 0 ? words.none : words.count(count)} />
        <DeskPager path="/desk/accounts" query={query} count={count} size={SIZE} />
        <p class="after-list">
          <a href={link('/desk/accounts/new')}>{words.open}</a>
        </p>
      </>
    ),
  });
});

interface AccountTableProps {
  readonly accounts: readonly AdminAccountItem[];
  /** How many there are, in words. */
  readonly said: string;
  readonly hasPurpose?: boolean;
}

function AccountTable({ accounts, said, hasPurpose = false }: AccountTableProps) {
  const { messages } = useSite();
  const { columns, roles, statuses, purpose } = messages.desk.accounts;
  const count = <p class="queue-count">{said}</p>;
  if (accounts.length === 0) return count;
  return (
    <>
      {count}
      <DataTable
        caption={said}
        rows={accounts}
        keyOf={({ id }) => id}
        columns={[
          { title: columns.account, cell: (account) => <AccountName account={account} /> },
          { title: columns.organisation, cell: ({ organisation }) => organisation },
          ...(hasPurpose
            ? [{ title: purpose, cell: (account: AdminAccountItem) => account.purpose }]
            : [
                { title: columns.role, cell: ({ role }: AdminAccountItem) => roles[role] },
                { title: columns.status, cell: ({ status }: AdminAccountItem) => statuses[status] },
              ]),
          { title: columns.since, cell: ({ created_at: at }) => <ShortDay day={at} /> },
        ]}
      />
    </>
  );
}

function AccountName({ account: { id, username, display_name: name, email } }: { readonly account: AdminAccountItem }) {
  const { link } = useSite();
  return (
    <>
      <a href={link(`/desk/accounts/${id}`)}>{username}</a>{' '}
      <span class="own muted">{[name, email].filter((part) => part !== '').join(', ')}</span>
    </>
  );
}
