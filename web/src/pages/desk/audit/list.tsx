import { tryForm } from '../../../session/refusal.ts';
import { useSite } from '../../../site-view.ts';
import { deskDocument } from '../desk-frame.tsx';
import { deskPage } from '../desk-page.ts';
import { FilterBar, FilterChoice, FilterText } from '../filters.tsx';
import { withParameter } from '../paging.tsx';
import { findActor, readActors } from './actors.tsx';
import { ChangeTable } from './change-table.tsx';

const PATH = '/desk/audit';
const SIZE = 30;
const TYPES = ['report', 'institution', 'agency', 'activity_group', 'country'] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Every change of a public record. */
export const auditPage = deskPage(PATH, async ({ visitor, query, messages }) => {
  const words = messages.desk.audit;
  const desk = visitor.asVisitor();
  const asked = (name: string) => query.get(name)?.trim() ?? '';
  const type = TYPES.find((known) => known === asked('record_type'));
  const id = numberIn(asked('record_id'));
  const actor = await findActor(desk, asked('actor'));
  const [since, until] = [asked('since'), asked('until')];
  const before = numberIn(asked('before'));
  const outcome = await tryForm(() =>
    desk.listChanges({
      ...(type !== undefined && { record_type: type }),
      ...(id !== undefined && { record_id: id }),
      ...(actor !== '' && { actor }),
      ...(DAY.test(since) && { since: `${since}T00:00:00Z` }),
      ...(DAY.test(until) && { until: `${until}T23:59:59Z` }),
      ...(before !== undefined && { before }),
      limit: SIZE,
    }),
  );
  const found = 'answer' in outcome ? outcome.answer : { results: [], next_before: null };
  const refused = 'refusal' in outcome ? { action: 'filter', form: new Map(), refusal: outcome.refusal } : undefined;
  const actors = await readActors(desk, found.results);
  return deskDocument({
    path: PATH,
    title: words.title,
    description: words.description,
    lead: words.lead,
    refused,
    children: (
      <>
        <FilterBar path={PATH}>
          <FilterChoice
            name="record_type"
            label={words.recordType}
            chosen={type ?? ''}
            any={messages.desk.shared.any}
            options={TYPES.map((known) => [known, words.recordTypes[known]])}
          />
          <FilterText name="record_id" label={words.recordId} value={asked('record_id')} maxLength={9} />
          <FilterText name="actor" label={words.actor} value={asked('actor')} hint={words.actorHint} />
          <FilterText name="since" label={words.since} value={since} type="date" />
          <FilterText name="until" label={words.until} value={until} type="date" />
        </FilterBar>
        {refused === undefined && <ChangeTable caption={words.title} changes={found.results} actors={actors} />}
        <OlderChanges query={query} nextBefore={found.next_before} isFirst={before === undefined} />
      </>
    ),
  });
});

function numberIn(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

interface OlderChangesProps {
  readonly query: URLSearchParams;
  readonly nextBefore: number | null;
  readonly isFirst: boolean;
}

/** The journal is read backwards from a place in it, so there are no numbers of pages. */
function OlderChanges({ query, nextBefore, isFirst }: OlderChangesProps) {
  const { messages, link } = useSite();
  const { older, newest } = messages.desk.audit;
  if (nextBefore === null && isFirst) return null;
  const first = new URLSearchParams(query);
  first.delete('before');
  return (
    <nav class="pager" aria-label={messages.frame.pages}>
      {!isFirst && <a href={`${link(PATH)}?${first}`}>{newest}</a>}
      {nextBefore !== null && (
        <a href={`${link(PATH)}${withParameter(query, 'before', String(nextBefore))}`} rel="next">
          {older}
        </a>
      )}
    </nav>
  );
}
