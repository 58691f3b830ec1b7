import type { Correction } from '@touchstone/sdk';
import { Field, PostForm } from '../../components/form.tsx';
import { Facts } from '../../components/section.tsx';
import type { Document } from '../../page.ts';
import type { PersonalRequest } from '../../session/personal-page.ts';
import { tryForm } from '../../session/refusal.ts';
import { useSite } from '../../site-view.ts';
import { deskDocument } from './desk-frame.tsx';
import { deskAction, deskPage } from './desk-page.ts';
import { FilterBar, FilterChoice } from './filters.tsx';
import { Moment } from './moment.tsx';
import { DeskPager, pageIn } from './paging.tsx';
import { recordPath } from './record-path.ts';
import { formState, type Refused } from './refused.ts';

const PATH = '/desk/corrections';
const SIZE = 20;
const STATES = ['open', 'accepted', 'rejected'] as const;
const NOTE_LENGTH = 2_000;

/** What readers say is wrong. */
export const correctionsPage = deskPage(PATH, (request) => correctionsDocument(request));

export const correctionsAction = deskAction(PATH, async (request, form) => {
  const { visitor, link, query } = request;
  const state = STATES.find((known) => known === form.get('decision'));
  const id = form.get('id') ?? '';
  if (state === undefined || !/^[1-9]\d{0,8}$/.test(id)) return { redirect: link(PATH), status: 303 };
  const decision = { correctionID: Number(id), state, note: form.get('note')?.trim() ?? '' };
  const outcome = await tryForm(() => visitor.asVisitor().decideCorrection(decision));
  if ('refusal' in outcome) {
    return correctionsDocument(request, { action: formName(Number(id)), form, refusal: outcome.refusal });
  }
  const shown = STATES.find((known) => known === query.get('state')) ?? 'open';
  return { redirect: `${link(PATH)}?state=${shown}&done=${state}`, status: 303 };
});

const formName = (id: number) => `message-${id}`;

async function correctionsDocument(request: PersonalRequest, refused?: Refused): Promise<Document> {
  const { visitor, query, messages } = request;
  const words = messages.desk.corrections;
  const state = STATES.find((known) => known === query.get('state')) ?? 'open';
  const page = { limit: SIZE, offset: (pageIn(query) - 1) * SIZE };
  const { count, results } = await visitor.asVisitor().listCorrections({ state, ...page });
  return deskDocument({
    path: PATH,
    title: words.title,
    description: words.description,
    lead: words.lead,
    done: words.done[query.get('done') ?? ''],
    refused,
    children: (
      <>
        <FilterBar path={PATH}>
          <FilterChoice
            name="state"
            label={words.state}
            chosen={state}
            options={STATES.map((known) => [known, words.states[known]])}
          />
        </FilterBar>
        <p class="queue-count">{count === 0 ? words.none : words.count(count)}</p>
        <ul class="records">
          {results.map((correction) => (
            <li key={correction.id}>
              <Message correction={correction} refused={refused} />
            </li>
          ))}
        </ul>
        <DeskPager path={PATH} query={query} count={count} size={SIZE} />
      </>
    ),
  });
}

interface MessageProps {
  readonly correction: Correction;
  readonly refused: Refused | undefined;
}

function Message({ correction, refused }: MessageProps) {
  const { messages } = useSite();
  const words = messages.desk.corrections;
  const { id, at, message, contact, state, note } = correction;
  return (
    <article class="stack" aria-labelledby={`number-${id}`}>
      <h2 class="plain" id={`number-${id}`}>
        {words.number(id)}
      </h2>
      <p class="quoted">{message}</p>
      <Facts
        rows={[
          [words.about, <About correction={correction} />],
          [words.came, <Moment at={at} />],
          [words.contact, contact === '' ? <span class="muted">{words.noContact}</span> : contact],
          state !== 'open' && [
            words.outcome,
            note === '' ? words.outcomes[state] : `${words.outcomes[state]}: ${note}`,
          ],
        ]}
      />
      <DecideForm correction={correction} refused={refused} />
    </article>
  );
}

/** Where the record can be looked at, and where it is put right. */
function About({ correction: { record_type: type, record_id: id } }: { readonly correction: Correction }) {
  const { messages, link } = useSite();
  const { audit, corrections: words } = messages.desk;
  const name = words.record(audit.recordTypes[type], id);
  return (
    <>
      <a href={link(recordPath(type, id))}>{name}</a>
      {/* The public page of a country has its code for an address. */}
      {type !== 'country' && (
        <>
          , <a href={link(`/${type}/${id}`)}>{words.publicPage}</a>
        </>
      )}
    </>
  );
}

function DecideForm({ correction: { id, state }, refused }: MessageProps) {
  const { messages } = useSite();
  const words = messages.desk.corrections;
  const { refusal, typed } = formState(refused, formName(id));
  return (
    <PostForm action={`${PATH}?state=${state}`} name={formName(id)}>
      <input type="hidden" name="id" value={id} />
      {state === 'open' ? (
        <>
          <Field
            name="note"
            id={`note-${id}`}
            label={words.note}
            hint={words.noteHint}
            maxLength={NOTE_LENGTH}
            autocomplete="off"
            isOptional
            value={typed('note')}
            refusal={refusal}
          />
          <div class="buttons">
            <button class="button" type="submit" name="decision" value="accepted">
              {words.accept}
            </button>
            <button class="button other" type="submit" name="decision" value="rejected">
              {words.reject}
            </button>
          </div>
        </>
      ) : (
        <div class="buttons">
          <button class="button other small" type="submit" name="decision" value="open">
            {words.reopen}
          </button>
        </div>
      )}
    </PostForm>
  );
}
