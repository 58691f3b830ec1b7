import type { ActivityGroup } from '@touchstone/sdk';
import { Field } from '../../../components/form.tsx';
import { Section } from '../../../components/section.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { agencies as words } from '../../../messages/en/desk/agencies.ts';
import { type Document, PageProblem } from '../../../page.ts';
import type { Form, PersonalRequest } from '../../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../../session/refusal.ts';
import { useSite } from '../../../site-view.ts';
import { DecisionForm } from '../decision-form.tsx';
import { deskDocument } from '../desk-frame.tsx';
import { deskAction, deskPage } from '../desk-page.ts';
import { recordIdIn } from '../record-id.ts';
import { formState, type Refused } from '../refused.ts';
import { AGENCIES_PATH, GROUPS_PATH } from './list.tsx';

const PATH = `${GROUPS_PATH}/:id`;
const NEW_PATH = `${GROUPS_PATH}/new`;
const FORM = 'group';

/** What the group was when the form was shown. */
const SEEN = 'seen';

type GroupKind = ActivityGroup['activity_type'];

const OVERTAKEN: Refusal = { status: 409, message: words.groupOvertaken, fields: new Map(), problems: [] };

export const deskGroupPage = deskPage(PATH, async (request) => groupDocument(request, await readGroup(request)));

export const deskGroupAction = deskAction(PATH, async (request, form) => {
  const group = await readGroup(request);
  if (form.get(SEEN) !== stateOf(group))
    return groupDocument(request, group, { action: FORM, form, refusal: OVERTAKEN });
  const change = { groupID: group.id, ...readForm(form) };
  const outcome = await tryForm(() => request.visitor.asVisitor().changeActivityGroup(change));
  if ('refusal' in outcome) return groupDocument(request, group, { action: FORM, form, refusal: outcome.refusal });
  return { redirect: `${request.link(`${GROUPS_PATH}/${group.id}`)}?done=saved`, status: 303 };
});

export const newGroupPage = deskPage(NEW_PATH, async (request) => groupDocument(request, undefined));

export const newGroupAction = deskAction(NEW_PATH, async (request, form) => {
  const outcome = await tryForm(() => request.visitor.asVisitor().addActivityGroup(readForm(form)));
  if ('refusal' in outcome) return groupDocument(request, undefined, { action: FORM, form, refusal: outcome.refusal });
  return { redirect: `${request.link(`${GROUPS_PATH}/${outcome.answer.id}`)}?done=saved`, status: 303 };
});

function readForm(form: Form) {
  return {
    activity: form.get('activity')?.trim() ?? '',
    activity_type: (form.get('activity_type') ?? '') as GroupKind,
    reports_link: form.get('reports_link')?.trim() ?? '',
    reason: form.get('reason')?.trim() ?? '',
  };
}

function stateOf({ activity, activity_type: kind, reports_link: link }: ActivityGroup): string {
  return JSON.stringify([activity, kind, link]);
}

async function readGroup(request: PersonalRequest): Promise<ActivityGroup> {
  const id = recordIdIn(request);
  const group = (await request.registry.listActivityGroups()).find((one) => one.id === id);
  if (group === undefined) throw new PageProblem(404, request.messages.problem.noSuchRecord);
  return group;
}

function groupDocument({ query }: PersonalRequest, group: ActivityGroup | undefined, refused?: Refused): Document {
  const path = group === undefined ? NEW_PATH : `${GROUPS_PATH}/${group.id}`;
  return deskDocument({
    path,
    trail: [[AGENCIES_PATH, words.title]],
    title: group === undefined ? words.addGroup : words.groupTitle(group.id),
    description: words.groupsDescription,
    lead: group?.activity ?? words.groupsLead,
    done: query.get('done') === 'saved' ? words.groupDone : undefined,
    refused,
    children: <GroupForm path={path} group={group} refused={refused} />,
  });
}

interface GroupFormProps {
  readonly path: string;
  readonly group: ActivityGroup | undefined;
  readonly refused: Refused | undefined;
}

function GroupForm({ path, group, refused }: GroupFormProps) {
  const { messages } = useSite();
  const { refusal, typed } = formState(refused, FORM);
  const submit = group === undefined ? words.addGroup : words.changeGroup;
  const seen = group === undefined ? {} : { [SEEN]: stateOf(group) };
  return (
    <Section id="group" title={submit}>
      <DecisionForm action={path} name={FORM} submit={submit} refused={refused} hidden={seen}>
        <Field
          name="activity"
          label={words.groupName}
          value={typed('activity') ?? group?.activity}
          refusal={refusal}
          autocomplete="off"
        />
        <SelectField
          name="activity_type"
          label={words.groupKind}
          options={Object.entries(messages.vocabulary.activityType)}
          chosen={typed('activity_type') ?? group?.activity_type ?? ''}
          refusal={refusal}
          isRequired
        />
        <Field
          name="reports_link"
          label={words.activityLink}
          value={typed('reports_link') ?? group?.reports_link}
          isOptional
          refusal={refusal}
          autocomplete="off"
        />
      </DecisionForm>
    </Section>
  );
}
