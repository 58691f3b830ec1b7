import type { AuditedChange, Client } from '@touchstone/sdk';
import { Facts, Section } from '../../../components/section.tsx';
import { type Document, PageProblem } from '../../../page.ts';
import type { PersonalRequest } from '../../../session/personal-page.ts';
import { useSite } from '../../../site-view.ts';
import { DecisionForm } from '../decision-form.tsx';
import { deskDocument } from '../desk-frame.tsx';
import { deskAction, deskPage } from '../desk-page.ts';
import { Differences } from '../differences.tsx';
import { Moment } from '../moment.tsx';
import { nameReferences, readReferences } from '../record-form/named-references.ts';
import { recordIdIn } from '../record-id.ts';
import { recordPath } from '../record-path.ts';
import type { Refused } from '../refused.ts';
import { tryDecision } from '../try-decision.ts';
import { Actor, type ActorNames, readActors } from './actors.tsx';

const PATH = '/desk/audit/:id';

/** One change, field by field, and the way back from it. */
export const changePage = deskPage(PATH, (request) => changeDocument(request));

export const changeAction = deskAction(PATH, async (request, form) => {
  const { visitor, link } = request;
  const sequence = recordIdIn(request);
  const desk = visitor.asVisitor();
  const outcome = await tryDecision(request, form, (reason) => desk.undoChange({ sequence, reason }));
  if ('refusal' in outcome) return changeDocument(request, { action: 'undo', form, refusal: outcome.refusal });
  const latest = await latestChange(desk, outcome.answer);
  return { redirect: `${link(`/desk/audit/${latest ?? sequence}`)}?done=undo`, status: 303 };
});

async function changeDocument(request: PersonalRequest, refused?: Refused): Promise<Document> {
  const { registry, visitor, messages, query } = request;
  const { change: words, title } = messages.desk.audit;
  const sequence = recordIdIn(request);
  const desk = visitor.asVisitor();
  const [change] = (await desk.listChanges({ before: sequence + 1, limit: 1 })).results;
  if (change?.sequence !== sequence) throw new PageProblem(404, messages.problem.noSuchRecord);
  const [latest, actors, references] = await Promise.all([
    latestChange(desk, change),
    readActors(desk, [change]),
    readReferences(registry),
  ]);
  const changes = nameReferences(change.changes, references);
  return deskDocument({
    path: `/desk/audit/${sequence}`,
    trail: [['/desk/audit', title]],
    title: words.title(sequence),
    description: words.description,
    lead: leadOf(change, messages.desk.audit),
    done: query.get('done') === 'undo' ? words.undoDone : undefined,
    refused,
    children: (
      <>
        <ChangeFacts change={change} actors={actors} />
        <Section id="fields" title={words.fields} aside={change.version === 1 ? words.newFields : words.fieldsAside}>
          <Differences caption={words.fields} changes={changes} isNew={change.version === 1} />
        </Section>
        <Undo change={change} latest={latest} refused={refused} />
      </>
    ),
  });
}

type AuditWords = PersonalRequest['messages']['desk']['audit'];

function leadOf({ record_type: type, record_id: id, version }: AuditedChange, words: AuditWords): string {
  const record = words.record(words.recordTypes[type], id);
  return version === 1 ? words.change.made(record) : words.change.changed(record, version);
}

/** The place of the newest change of a record in the journal. */
async function latestChange(
  desk: Client,
  { record_type: type, record_id: id }: Pick<AuditedChange, 'record_type' | 'record_id'>,
): Promise<number | undefined> {
  const { results } = await desk.listChanges({ record_type: type, record_id: id, limit: 1 });
  return results[0]?.sequence;
}

function ChangeFacts({ change, actors }: { readonly change: AuditedChange; readonly actors: ActorNames }) {
  const { messages, link } = useSite();
  const words = messages.desk.audit;
  const { record_type: type, record_id: id } = change;
  const name = words.record(words.recordTypes[type], id);
  return (
    <Section id="facts" title={words.change.facts}>
      <Facts
        rows={[
          [words.change.record, <a href={link(recordPath(type, id))}>{name}</a>],
          [words.when, <Moment at={change.at} />],
          [words.who, <Actor actor={change.actor} names={actors} />],
          [words.why, change.reason === '' ? words.change.noReason : change.reason],
          [words.change.version, String(change.version)],
        ]}
      />
      <p>
        <a href={`${link('/desk/audit')}?record_type=${type}&record_id=${id}`}>{words.change.history}</a>
      </p>
    </Section>
  );
}

interface UndoProps {
  readonly change: AuditedChange;
  readonly latest: number | undefined;
  readonly refused: Refused | undefined;
}

function Undo({ change, latest, refused }: UndoProps) {
  const { messages, link } = useSite();
  const { change: words } = messages.desk.audit;
  const isMerge = change.changes.some(({ field }) => field === 'merged_into_id');
  if (change.version === 1) return <Instead title={words.undo} text={words.isFirst} />;
  if (latest !== undefined && latest !== change.sequence) {
    return (
      <Section id="undo" title={words.undo}>
        <p>
          {words.isPast} <a href={link(`/desk/audit/${latest}`)}>{words.latest(latest)}</a>.
        </p>
      </Section>
    );
  }
  if (isMerge) return <Instead title={words.undo} text={words.isMerge} />;
  return (
    <Section id="undo" title={words.undo} aside={words.undoAside}>
      <DecisionForm
        action={`/desk/audit/${change.sequence}`}
        name="undo"
        submit={words.undoSubmit}
        isSecondary
        refused={refused}
      />
    </Section>
  );
}

function Instead({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Section id="undo" title={title}>
      <p>{text}</p>
    </Section>
  );
}
