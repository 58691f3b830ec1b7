import type { InstitutionSearchItem } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { ShortDay } from '../../../components/day.tsx';
import { Section } from '../../../components/section.tsx';
import { institutions as words } from '../../../messages/en/desk/institutions.ts';
import type { PersonalRequest } from '../../../session/personal-page.ts';
import { tryForm } from '../../../session/refusal.ts';
import { useSite } from '../../../site-view.ts';
import { deskDocument } from '../desk-frame.tsx';
import { deskPage } from '../desk-page.ts';
import { FilterBar, FilterText } from '../filters.tsx';
import { DeskPager, pageIn } from '../paging.tsx';

export const INSTITUTIONS_PATH = '/desk/institutions';
const PAGE_SIZE = 20;

/** Institutions by name, identifier or place. */
export const deskInstitutionsPage = deskPage(INSTITUTIONS_PATH, async (request) => {
  const { registry, query } = request;
  const asked = query.get('query')?.trim() ?? '';
  const known = await knownByNumber(request, asked);
  if (known !== undefined) return { redirect: request.link(`${INSTITUTIONS_PATH}/${known}`), status: 302 };
  const offset = (pageIn(query) - 1) * PAGE_SIZE;
  const found = await registry.searchInstitutions({ ...(asked !== '' && { query: asked }), limit: PAGE_SIZE, offset });
  return deskDocument({
    path: INSTITUTIONS_PATH,
    title: words.title,
    description: words.description,
    lead: words.lead,
    children: <Found query={query} asked={asked} count={found.count} institutions={found.results} />,
  });
});

/** A merged institution is in no list, but whoever knows its number finds it. */
async function knownByNumber({ visitor }: PersonalRequest, asked: string): Promise<string | undefined> {
  if (!/^(?:[A-Z]{4,}\d{4,}|\d{1,9})$/i.test(asked)) return undefined;
  const id = asked.toUpperCase();
  const outcome = await tryForm(() => visitor.asVisitor().getEditableInstitution({ id }));
  return 'answer' in outcome ? String(outcome.answer.record['registry_id']) : undefined;
}

interface FoundProps {
  readonly query: URLSearchParams;
  readonly asked: string;
  readonly count: number;
  readonly institutions: readonly InstitutionSearchItem[];
}

function Found({ query, asked, count, institutions }: FoundProps) {
  const { messages, link } = useSite();
  const { shared } = messages.desk;
  return (
    <Section id="found" title={words.found}>
      <FilterBar path={INSTITUTIONS_PATH}>
        <FilterText name="query" label={words.query} value={asked} />
      </FilterBar>
      <p class="row-of-links">
        <span>{shared.found(count, words.one, words.many)}</span>
        <a href={link(`${INSTITUTIONS_PATH}/new`)}>{words.add}</a>
      </p>
      {institutions.length > 0 ? <InstitutionTable institutions={institutions} /> : <p>{words.nothingFound}</p>}
      <DeskPager path={INSTITUTIONS_PATH} query={query} count={count} size={PAGE_SIZE} />
    </Section>
  );
}

function InstitutionTable({ institutions }: Pick<FoundProps, 'institutions'>) {
  const { messages, link } = useSite();
  return (
    <DataTable
      caption={words.found}
      rows={institutions}
      keyOf={({ id }) => id}
      columns={[
        {
          title: words.columns.name,
          cell: ({ registry_id: id, name_primary: name, name_official_display: official }) => (
            <>
              <a href={link(`${INSTITUTIONS_PATH}/${id}`)}>{name}</a>
              {official !== name && official !== '' && <div class="muted small">{official}</div>}
            </>
          ),
        },
        { title: words.columns.id, cell: ({ registry_id: id }) => <span class="no-wrap">{id}</span> },
        { title: words.columns.place, cell: placeOf },
        {
          title: words.columns.closed,
          cell: ({ closure_date: closed }) => (closed === null ? messages.frame.none : <ShortDay day={closed} />),
        },
      ]}
    />
  );
}

export function placeOf({ place, country }: InstitutionSearchItem): string {
  const [first] = place;
  if (first === undefined) return country.join(', ');
  return [first.city, first.country].filter((part) => part !== '').join(', ');
}
