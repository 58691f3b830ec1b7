import { DataTable } from '../../../components/data-table.tsx';
import { Crumbs, Section } from '../../../components/section.tsx';
import { columnLabel } from '../../../csv/column-label.ts';
import { type CsvTable, decodeCsv, parseCsv, toCsvText } from '../../../csv/csv-table.ts';
import type { RowResult } from '../../../csv/row-results.ts';
import { readFormFiles } from '../../../form-fields.ts';
import type { Data, Document, Page, PageAnswer } from '../../../page.ts';
import { type Form, type PersonalRequest, personalAction, personalPage } from '../../../session/personal-page.ts';
import { useSite } from '../../../site-view.ts';
import { requireAgencies } from '../own-agencies.ts';
import { CSV_PATH, CsvSource, RESULT_PATH, ROWS_PATH, TEMPLATE_PATH } from './csv-form.tsx';
import { type CsvOutcome, CsvResults } from './csv-results.tsx';
import { sendRows } from './send-rows.ts';

/** Without script a file comes as a whole; with it, and by program, larger ones can be sent. */
const FILE_LIMIT = 10 * 1024 * 1024;
const NOT_KEPT = { 'cache-control': 'no-store' };

interface Shown {
  readonly text?: string;
  readonly problem?: string;
  /** What is wrong with the names of the columns. */
  readonly columns?: readonly string[];
  readonly outcome?: CsvOutcome;
}

export const csvPage = personalPage(CSV_PATH, async (request) => {
  requireAgencies(request);
  return csvDocument(request, {});
});

/** A file that is sent without script: the answer is a page. */
export const csvAction: Page = {
  ...personalAction(CSV_PATH, async (request, form) => {
    requireAgencies(request);
    return receive(request, form);
  }),
  bodyLimit: FILE_LIMIT,
};

/** Some of the rows, sent by script, which shows what became of them. */
export const csvRowsAction: Page = {
  ...personalAction(ROWS_PATH, async (request, form): Promise<Data> => {
    requireAgencies(request);
    const { visitor, messages } = request;
    const order = { text: form.get('text') ?? '', isCheck: form.get('act') !== 'send', key: form.get('key') ?? '' };
    const sent = await sendRows(visitor.asVisitor(), order, messages.account.submissionSentences);
    return { contentType: 'application/json; charset=utf-8', data: JSON.stringify(sent), headers: NOT_KEPT };
  }),
  bodyLimit: FILE_LIMIT,
};

/** The result as a file, out of the page that shows it. */
export const csvResultAction: Page = {
  ...personalAction(
    RESULT_PATH,
    async ({ messages }, form): Promise<Data> => ({
      contentType: 'text/csv; charset=utf-8',
      data: form.get('csv') ?? '',
      fileName: messages.account.portalCsv.fileName,
      headers: NOT_KEPT,
    }),
  ),
  bodyLimit: 2 * FILE_LIMIT,
};

export const csvTemplatePage = personalPage(TEMPLATE_PATH, async (request): Promise<Data> => {
  requireAgencies(request);
  const data = await request.visitor.asVisitor().getCsvTemplate();
  return { contentType: 'text/csv; charset=utf-8', data, fileName: 'reports.csv', headers: NOT_KEPT };
});

async function receive(request: PersonalRequest, form: Form): Promise<PageAnswer> {
  const { visitor, messages } = request;
  const words = messages.account.portalCsv;
  const text = textIn(request, form);
  if (text.trim() === '') return csvDocument(request, { problem: words.nothing });
  const table = parseCsv(text);
  if ('fault' in table) return csvDocument(request, { text, problem: words.faults[table.fault] });
  const isCheck = form.get('act') !== 'send';
  const sendable = { ...table, rows: table.rows.filter(({ isTooLong }) => !isTooLong) };
  const order = { text: toCsvText(sendable), isCheck, key: form.get('key') ?? '' };
  const sent = await sendRows(visitor.asVisitor(), order, messages.account.submissionSentences);
  if ('problems' in sent) return csvDocument(request, { text, columns: sent.problems });
  const results = withTooLong(table, sent.results, words.tooLong);
  return csvDocument(request, { outcome: { table, results, isCheck } });
}

function textIn({ contentType, body }: PersonalRequest, form: Form): string {
  const file = readFormFiles(contentType, body).get('file');
  return file === undefined ? (form.get('text') ?? '') : decodeCsv(file.bytes);
}

/** Rows that were not sent stand among the others, refused. */
function withTooLong({ rows }: CsvTable, results: readonly RowResult[], note: string): readonly RowResult[] {
  const answers = results.values();
  return rows.flatMap(({ isTooLong = false }) => {
    if (isTooLong) return [{ state: 'refused', reportId: null, cells: [], notes: [note] } as const];
    return answers.next().value ?? [];
  });
}

async function csvDocument({ messages, visitor }: PersonalRequest, shown: Shown): Promise<Document> {
  const template = await visitor.asVisitor().getCsvTemplate();
  const words = messages.account.portalCsv;
  const isFaulty = shown.problem !== undefined || shown.columns !== undefined;
  return {
    title: words.title,
    description: words.description,
    isUnlisted: true,
    personal: 'upload',
    script: 'portal-csv',
    ...(isFaulty && { status: 422 }),
    content: <CsvContent {...shown} template={template.trim().split(',')} />,
  };
}

function CsvContent({ text = '', problem, columns, outcome, template }: Shown & ColumnsProps) {
  const { messages, link } = useSite();
  const { portal, portalCsv: words } = messages.account;
  return (
    <>
      <Crumbs trail={[['/portal', portal.title]]} here={words.title} />
      <div class="opening">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        {columns !== undefined && (
          <div class="notice of-negative" role="alert">
            <h2>{words.notUsed}</h2>
            <ul>
              {columns.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {outcome !== undefined && <CsvResults {...outcome} />}
      <Section
        id="source"
        title={words.source}
        aside={
          <p>
            <a href={link(TEMPLATE_PATH)}>{words.template}</a>
          </p>
        }
      >
        <CsvSource text={text} problem={problem} />
        <Columns template={template} />
      </Section>
    </>
  );
}

interface ColumnsProps {
  /** The names of the columns of an ordinary file. */
  readonly template: readonly string[];
}

function Columns({ template }: ColumnsProps) {
  const { portalCsv: words, portalForm } = useSite().messages.account;
  return (
    <details>
      <summary>{words.columnsTitle}</summary>
      <DataTable
        caption={words.columnsTitle}
        rows={template}
        keyOf={(column) => column}
        columns={[
          { title: words.columnsHead.column, cell: (column) => <code>{column}</code> },
          { title: words.columnsHead.holds, cell: (column) => columnLabel(column, portalForm) },
        ]}
      />
      <p class="caption">{words.columnsNote}</p>
    </details>
  );
}
