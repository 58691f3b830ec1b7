import type { Proposal, RecordRow } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { ShortDay } from '../../../components/day.tsx';
import { Section } from '../../../components/section.tsx';
import { proposals as words } from '../../../messages/en/desk/proposals.ts';
import { useSite } from '../../../site-view.ts';
import { deskDocument } from '../desk-frame.tsx';
import { deskPage } from '../desk-page.ts';
import { FilterBar, FilterChoice } from '../filters.tsx';
import { INSTITUTIONS_PATH } from '../institutions/find.tsx';
import { DeskPager, pageIn } from '../paging.tsx';
import { valueAt } from '../record-form/record-row.ts';

export const PROPOSALS_PATH = '/desk/proposals';
const SIZE = 25;
const STATES = ['open', 'accepted', 'refused'] as const;

/** Proposed institutions, those that wait first. */
export const proposalsPage = deskPage(PROPOSALS_PATH, async ({ visitor, query, messages }) => {
  const asked = query.get('state') ?? 'open';
  const state = STATES.find((known) => known === asked);
  const { count, results } = await visitor.asVisitor().listProposals({
    ...(state !== undefined && { state }),
    limit: SIZE,
    offset: (pageIn(query) - 1) * SIZE,
  });
  return deskDocument({
    path: PROPOSALS_PATH,
    title: words.title,
    description: words.description,
    lead: words.lead,
    children: (
      <Section id="proposals" title={words.list}>
        <FilterBar path={PROPOSALS_PATH}>
          <FilterChoice
            name="state"
            label={words.state}
            chosen={state ?? ''}
            any={messages.desk.shared.any}
            options={STATES.map((known) => [known, words.states[known]])}
          />
        </FilterBar>
        <p>{messages.desk.shared.found(count, words.one, words.many)}</p>
        {results.length > 0 && <Proposals proposals={results} />}
        <DeskPager path={PROPOSALS_PATH} query={query} count={count} size={SIZE} />
      </Section>
    ),
  });
});

function Proposals({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const { link } = useSite();
  const { columns, states } = words;
  return (
    <DataTable
      caption={words.list}
      rows={proposals}
      keyOf={({ id }) => id}
      columns={[
        {
          title: columns.name,
          cell: ({ id, institution }) => (
            <a href={link(`${PROPOSALS_PATH}/${id}`)}>{proposedName(institution) ?? words.unnamed(id)}</a>
          ),
        },
        { title: columns.at, cell: ({ at }) => <ShortDay day={at} /> },
        { title: columns.state, cell: ({ state }) => states[state] },
        {
          title: columns.outcome,
          cell: ({ institution_id: id }) =>
            id !== null && <a href={link(`${INSTITUTIONS_PATH}/${id}`)}>{words.outcome(id)}</a>,
        },
      ]}
    />
  );
}

/** The English name in a row, else the official one. */
export function proposedName(row: RecordRow): string | undefined {
  const names = [valueAt(row, '/names/0/name_english'), valueAt(row, '/names/0/name_official')];
  return names.find((name) => typeof name === 'string' && name !== '') as string | undefined;
}
