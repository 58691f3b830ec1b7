import type { AgencyDetail } from '@touchstone/sdk';
import { Wrong } from '../../../components/labelled.tsx';
import { capitalised } from '../../../components/report-entry.tsx';
import { Decision } from '../../../components/report-state.tsx';
import { Section } from '../../../components/section.tsx';
import { useSite } from '../../../site-view.ts';
import { PROPOSAL_PATH } from '../proposal.tsx';
import { ChoiceField, SelectField, TextArea, TextField, TickField, useWrong } from './fields.tsx';
import { Files } from './files.tsx';
import { useForm } from './form-view.ts';
import { InstitutionField } from './institution-field.tsx';
import { LEVELS, Programme } from './programme.tsx';
import { Rows } from './rows.tsx';
import { ACTIVITY_PREFIX, LEVEL_PREFIX } from './to-submission.ts';
import type { Typed } from './typed.ts';

/** All fields of a report, from what every report has to what few do. */
export function ReportFields() {
  const { typed } = useForm();
  return (
    <>
      <ReportPart typed={typed} />
      <DecisionPart typed={typed} />
      <Institutions typed={typed} />
      <Programmes typed={typed} />
      <Files typed={typed} />
      <More typed={typed} />
    </>
  );
}

interface PartProps {
  readonly typed: Typed;
}

function ReportPart({ typed }: PartProps) {
  const { sections, asides } = useSite().messages.account.portalForm;
  const { agencies } = useForm();
  const [only] = agencies;
  return (
    <Section id="report" title={sections.report} aside={asides.report}>
      {agencies.length > 1 && (
        <SelectField
          among={typed}
          name="agency"
          options={agencies.map(({ acronym_primary: acronym, name_primary: name }) => [acronym, `${acronym}, ${name}`])}
        />
      )}
      <Activities typed={typed} agencies={agencies} />
      <TextField among={typed} name="local_identifier" isOptional maxLength={255} size="middle" />
      {agencies.length === 1 && only !== undefined && (
        <input type="hidden" name="agency" value={only.acronym_primary} />
      )}
    </Section>
  );
}

function Activities({ typed, agencies }: PartProps & { readonly agencies: readonly AgencyDetail[] }) {
  const { messages, format, today } = useSite();
  const words = messages.account.portalForm;
  const isSeveral = agencies.length > 1;
  // What is over cannot be chosen by mistake, but a report of that time may still come in.
  const sorted = agencies.flatMap(({ acronym_primary: acronym, activities }) =>
    activities
      .map((activity) => ({ ...activity, acronym, isOver: isBefore(activity.activity_valid_to, today) }))
      .toSorted((one, other) => Number(one.isOver) - Number(other.isOver)),
  );
  return (
    <TickField
      among={typed}
      name="activities"
      prefix={ACTIVITY_PREFIX}
      options={sorted.map(({ id, activity, activity_type: type, acronym, isOver, activity_valid_to: until }) => [
        String(id),
        <>
          {isSeveral && `${acronym}: `}
          {capitalised(activity)}{' '}
          <span class="muted">
            ({messages.vocabulary.activityType[type]}
            {isOver && `, ${words.activityEnded(format.shortDay(until))}`})
          </span>
        </>,
      ])}
    />
  );
}

function isBefore(day: string, today: string): boolean {
  return day !== '' && day < today;
}

const DECISIONS = ['positive', 'positive with conditions or restrictions', 'negative', 'not applicable'] as const;
const STATUSES = ['part of obligatory EQA system', 'voluntary'] as const;

function DecisionPart({ typed }: PartProps) {
  const { messages } = useSite();
  const { sections, asides } = messages.account.portalForm;
  return (
    <Section id="decision-part" title={sections.decision} aside={asides.decision}>
      <ChoiceField
        among={typed}
        name="decision"
        options={DECISIONS.map((decision) => [decision, <Decision report={{ decision }} />])}
      />
      <ChoiceField
        among={typed}
        name="status"
        isInline
        options={STATUSES.map((status) => [status, messages.vocabulary.status[status]])}
      />
      <div class="side-by-side">
        <TextField among={typed} name="valid_from" type="date" />
        <TextField among={typed} name="valid_to" type="date" isOptional />
      </div>
    </Section>
  );
}

function Institutions({ typed }: PartProps) {
  const { messages, link } = useSite();
  const { portalForm, portalProposal } = messages.account;
  const { sections, asides } = portalForm;
  return (
    <Section
      id="institutions"
      title={sections.institutions}
      aside={
        <>
          <p>{asides.institutions}</p>
          <p>
            <a href={link(PROPOSAL_PATH)} target="_blank" rel="noopener">
              {portalProposal.link}
            </a>
          </p>
        </>
      }
    >
      <WrongList name="institutions" />
      <Rows
        among={typed}
        name="institutions"
        least={1}
        row={(row, path) => <InstitutionField among={row} path={path} />}
      />
    </Section>
  );
}

function Programmes({ typed }: PartProps) {
  const { sections, asides } = useSite().messages.account.portalForm;
  return (
    <Section id="programmes" title={sections.programmes} aside={asides.programmes}>
      <WrongList name="programmes" />
      <Rows among={typed} name="programmes" row={(row, path) => <Programme among={row} path={path} />} />
    </Section>
  );
}

/** What is wrong with a list as a whole. */
function WrongList({ name }: { readonly name: string }) {
  return <Wrong id={name}>{useWrong(name)}</Wrong>;
}

const MORE = [
  'summary',
  'other_comment',
  'supersedes',
  'contributing_agencies',
  'other_activities',
  'limit_field',
  'limit_qf_levels',
  'report_links',
  'platforms',
];

function More({ typed }: PartProps) {
  const { messages } = useSite();
  const { problems } = useForm();
  const words = messages.account.portalForm;
  const isWrong = [...problems.keys()].some((name) => MORE.includes(name.split('.')[0] ?? ''));
  return (
    <Section id="more" title={words.sections.more} aside={words.asides.more}>
      <details open={isWrong || isFilled(typed)}>
        <summary>{words.moreOfReport}</summary>
        <div class="stack">
          <TextArea among={typed} name="summary" isOptional />
          <TextArea among={typed} name="other_comment" isOptional />
          <TextField among={typed} name="supersedes" isOptional isNumber size="short" />
          <Rows
            among={typed}
            name="report_links"
            row={(row, path) => (
              <div class="side-by-side">
                <TextField among={row} path={path} name="link" type="url" />
                <TextField among={row} path={path} name="link_display_name" isOptional />
              </div>
            )}
          />
          <p class="hint">{words.platformsHint}</p>
          <Rows among={typed} name="platforms" row={(row, path) => <InstitutionField among={row} path={path} />} />
          <div class="side-by-side">
            <TextField among={typed} name="contributing_agencies" isOptional />
            <TextField among={typed} name="other_activities" isOptional />
          </div>
          <TextField among={typed} name="limit_field" isOptional />
          <TickField
            among={typed}
            name="limit_qf_levels"
            prefix={LEVEL_PREFIX}
            isOptional
            options={LEVELS.map((level) => [level, messages.vocabulary.level[level]])}
          />
        </div>
      </details>
    </Section>
  );
}

function isFilled({ texts, lists }: Typed): boolean {
  const names = Object.keys(texts).filter((name) => texts[name] !== '');
  return (
    names.some((name) => MORE.includes(name.split(':')[0] ?? '')) || MORE.some((name) => (lists[name] ?? []).length > 0)
  );
}
