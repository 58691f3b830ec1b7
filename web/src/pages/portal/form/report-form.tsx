import { randomUUID } from 'node:crypto';
import type { OwnReport, Reference } from '@touchstone/sdk';
import { Crumbs } from '../../../components/section.tsx';
import { readFormFiles } from '../../../form-fields.ts';
import { type Document, type Page, type PageAnswer, PageProblem } from '../../../page.ts';
import { FORM_TOKEN_FIELD } from '../../../session/kept-form.ts';
import { type Form, type PersonalRequest, personalAction, personalPage } from '../../../session/personal-page.ts';
import { useSite } from '../../../site-view.ts';
import { requireAgencies } from '../own-agencies.ts';
import { findInstitutions, readInstitutionNames } from './find-institutions.ts';
import { type Candidate, FormProvider, type FormView } from './form-view.ts';
import { copyOfReport, fromReport } from './from-report.ts';
import { type Outcome, OutcomeNotice } from './outcome.tsx';
import { FIELDS_OF_STUDY } from './programme.tsx';
import { ReportFields } from './sections.tsx';
import { type Corrected, sendReport } from './send-report.ts';
import { toSubmission, type Vocabulary } from './to-submission.ts';
import { NOTHING_TYPED, readTyped, rowsIn, type Typed, withAddedRow } from './typed.ts';

const NEW_PATH = '/portal/reports/new';
const EDIT_PATH = '/portal/reports/:id/edit';
/** As much as the registry takes at once. */
const FORM_LIMIT = 10 * 1024 * 1024;
/** Without a place of its own an address takes over that of the form, which is its problems. */
const TOP = '#main';

/** What the page shows: the form as it is now. */
interface Shown {
  readonly typed: Typed;
  readonly corrects: Corrected | undefined;
  readonly files: OwnReport['files'];
  readonly candidates?: ReadonlyMap<string, readonly Candidate[]>;
  readonly outcome?: Outcome | undefined;
  /** Whether there is something in it that was typed and not sent. */
  readonly isTyped?: boolean;
  readonly copiedFrom?: number;
}

export const newReportPage = personalPage(NEW_PATH, async (request) => {
  requireAgencies(request);
  const copied = request.query.get('copy');
  const nothing = { corrects: undefined, files: [] };
  if (copied === null) return formDocument(request, { typed: NOTHING_TYPED, ...nothing });
  const report = await readReport(request, copied);
  const typed = copyOfReport(report, toVocabulary(await request.registry.getReference()));
  return formDocument(request, { typed, copiedFrom: report.id, ...nothing });
});

export const editReportPage = personalPage(EDIT_PATH, async (request) => {
  requireAgencies(request);
  const report = await readReport(request, request.params['id'] ?? '');
  if (report.state === 'withdrawn') throw new PageProblem(410, request.messages.account.portalForm.withdrawn);
  const typed = fromReport(report, toVocabulary(await request.registry.getReference()));
  const corrects = { reportId: report.id, version: String(report.version) };
  return formDocument(request, { typed, corrects, files: report.files });
});

export const newReportAction: Page = {
  ...personalAction(NEW_PATH, (request, form) => act(request, form, undefined)),
  bodyLimit: FORM_LIMIT,
};

export const editReportAction: Page = {
  ...personalAction(EDIT_PATH, async (request, form) => {
    return act(request, form, await readReport(request, request.params['id'] ?? ''));
  }),
  bodyLimit: FORM_LIMIT,
};

async function readReport({ visitor, messages }: PersonalRequest, id: string): Promise<OwnReport> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new PageProblem(404, messages.problem.noSuchRecord);
  return visitor.asVisitor().getOwnReport({ reportID: Number(id) });
}

/** One of the buttons of the form was pressed. */
async function act(request: PersonalRequest, form: Form, report: OwnReport | undefined): Promise<PageAnswer> {
  requireAgencies(request);
  const isOverwriting = form.get('act') === 'overwrite';
  const corrects = report && {
    reportId: report.id,
    version: isOverwriting ? String(report.version) : (form.get('version') ?? ''),
  };
  const shown = { corrects, files: report?.files ?? [], isTyped: true };
  const typed = readTyped(withUploads(withButton(form), request));
  const added = form.get('add');
  if (added !== undefined) return formDocument(request, { ...shown, typed: withAddedRow(typed, added) });
  if (form.has('remove') || form.has('choose')) return formDocument(request, { ...shown, typed });
  const isCheck = form.get('act') === 'check';
  return send(request, { ...shown, typed }, { key: form.get('key') ?? '', isCheck });
}

async function send(
  request: PersonalRequest,
  shown: Shown,
  { key, isCheck }: { readonly key: string; readonly isCheck: boolean },
): Promise<PageAnswer> {
  const { registry, visitor, messages, link } = request;
  const vocabulary = toVocabulary(await registry.getReference());
  const { typed, candidates } = await findInstitutions(shown.typed, registry, vocabulary.resources);
  const order = { ...toSubmission(typed, vocabulary), corrects: shown.corrects, key, isCheck };
  const sent = await sendReport(visitor.asVisitor(), order, messages.account);
  if ('outcome' in sent) {
    const outcome = withQuestions(sent.outcome, typed, { candidates, messages });
    return formDocument(request, { ...shown, typed, candidates, outcome });
  }
  const { answer } = sent;
  if (isCheck) return formDocument(request, { ...shown, typed, outcome: { kind: 'checked', answer } });
  if (answer.submission_status === 'waiting') return { redirect: `${link('/portal')}?done=waiting${TOP}`, status: 303 };
  const done = shown.corrects === undefined ? 'sent' : 'corrected';
  return { redirect: `${link(`/portal/report/${answer.submitted_report.id}`)}?done=${done}${TOP}`, status: 303 };
}

/** A name that fits several institutions, or none, is asked about instead of called a bad identifier. */
function withQuestions(
  outcome: Outcome,
  typed: Typed,
  {
    candidates,
    messages,
  }: { candidates: ReadonlyMap<string, readonly Candidate[]> } & Pick<PersonalRequest, 'messages'>,
): Outcome {
  if (outcome.kind !== 'refused') return outcome;
  const { suggested, nothingSuggested } = messages.account.portalForm;
  const problems = new Map(outcome.problems);
  for (const [field, found] of candidates) {
    const [list = '', place] = field.split('.');
    const name = rowsIn(typed, list)[Number(place)]?.texts['named'] ?? '';
    problems.set(field, [found.length === 0 ? nothingSuggested(name) : suggested(name)]);
  }
  return { ...outcome, problems };
}

/** Buttons that change a row say so by the name of its fields. */
function withButton(form: Form): Form {
  const removed = form.get('remove');
  if (removed !== undefined) return new Map([...form].filter(([name]) => !name.startsWith(`${removed}.`)));
  const [, field, id] = /^([\w.]+)=(\w+)$/.exec(form.get('choose') ?? '') ?? [];
  return field === undefined || id === undefined ? form : new Map([...form, [field, id]]);
}

/** Files that were chosen become texts of their rows, as which they come back with the form. */
function withUploads(form: Form, { contentType, body }: PersonalRequest): Form {
  const files = readFormFiles(contentType, body);
  return new Map(
    [...form].flatMap(([name, value]): readonly (readonly [string, string])[] => {
      if (!name.endsWith(UPLOAD)) return [[name, value]];
      const file = files.get(name);
      const row = name.slice(0, -UPLOAD.length);
      if (file === undefined) return [];
      return [
        [`${row}.file`, Buffer.from(file.bytes).toString('base64')],
        [`${row}.file_name`, file.name],
      ];
    }),
  );
}

const UPLOAD = '.upload';

function toVocabulary({ language, resource }: Reference): Vocabulary {
  return { languages: language, resources: resource.map((one) => one.resource) };
}

async function formDocument(request: PersonalRequest, shown: Shown): Promise<Document> {
  const { registry, messages } = request;
  const words = messages.account.portalForm;
  const { typed, corrects, outcome, files, candidates = new Map() } = shown;
  const [agencies, reference, institutionNames] = await Promise.all([
    Promise.all(requireAgencies(request).map((id) => registry.getAgency({ agencyID: id }))),
    registry.getReference(),
    readInstitutionNames(typed, registry),
  ]);
  const problems = outcome?.kind === 'refused' ? outcome.problems : new Map<string, readonly string[]>();
  const view = { typed, problems, agencies, reference, institutionNames, candidates, files };
  const title = corrects === undefined ? words.newTitle : words.editTitle(corrects.reportId);
  return {
    title,
    description: words.description,
    isUnlisted: true,
    personal: corrects === undefined ? 'new-report' : 'reports',
    script: 'portal-form',
    ...(outcome !== undefined && outcome.kind !== 'checked' && { status: outcome.kind === 'conflict' ? 409 : 422 }),
    content: <FormPage title={title} shown={shown} view={view} />,
  };
}

interface FormPageProps {
  readonly title: string;
  readonly shown: Shown;
  readonly view: FormView;
}

function FormPage({ title, shown, view }: FormPageProps) {
  const { messages, link, session } = useSite();
  const { corrects, outcome, copiedFrom, isTyped = false } = shown;
  const { portal, portalForm: words } = messages.account;
  const path = corrects === undefined ? NEW_PATH : EDIT_PATH.replace(':id', String(corrects.reportId));
  return (
    <>
      <Crumbs trail={[['/portal', portal.title]]} here={title} />
      <form
        class="report-form"
        action={`${link(path)}#problems`}
        method="post"
        encType="multipart/form-data"
        noValidate
        data-guard={isTyped ? 'typed' : ''}
      >
        <input type="hidden" name={FORM_TOKEN_FIELD} value={session?.formToken() ?? ''} />
        <input type="hidden" name="key" value={randomUUID()} />
        {corrects !== undefined && <input type="hidden" name="version" value={corrects.version} />}
        {/* Enter in a field presses the first button of a form: it must not be one that removes something. */}
        <button class="unseen" type="submit" name="act" value="check" tabIndex={-1} aria-hidden="true">
          {words.check}
        </button>
        <div class="opening">
          <h1>{title}</h1>
          <p class="lead">{corrects === undefined ? words.newLead : words.editLead}</p>
          {copiedFrom !== undefined && <p class="caption">{words.copied(copiedFrom)}</p>}
          {outcome !== undefined && <OutcomeNotice outcome={outcome} />}
        </div>
        <FormProvider value={view}>
          <ReportFields />
        </FormProvider>
        <div class="form-end">
          <div class="buttons">
            <button class="button other" type="submit" name="act" value="check">
              {words.check}
            </button>
            <button class="button" type="submit" name="act" value="send">
              {corrects === undefined ? words.send : words.sendChanges}
            </button>
          </div>
        </div>
        <datalist id={FIELDS_OF_STUDY}>
          {view.reference.field_study.map(({ code, value }) => (
            <option key={code} value={code}>
              {value}
            </option>
          ))}
        </datalist>
      </form>
    </>
  );
}
