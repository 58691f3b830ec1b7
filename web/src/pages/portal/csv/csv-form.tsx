import { randomUUID } from 'node:crypto';
import type { ComponentChildren } from 'preact';
import { writeColumnWords } from '../../../csv/column-label.ts';
import { FORM_TOKEN_FIELD } from '../../../session/kept-form.ts';
import { useSite } from '../../../site-view.ts';

export const CSV_PATH = '/portal/csv';
export const ROWS_PATH = '/portal/csv/rows';
export const RESULT_PATH = '/portal/csv/result';
export const TEMPLATE_PATH = '/portal/csv/template';

interface CsvFormProps {
  readonly path?: string;
  readonly children: ComponentChildren;
}

/** A form with rows in it. Each has a key of its own, so that pressing a button twice stores nothing twice. */
export function CsvForm({ path = CSV_PATH, children }: CsvFormProps) {
  const { link, session } = useSite();
  return (
    <form class="csv-form" action={link(path)} method="post" encType="multipart/form-data">
      <input type="hidden" name={FORM_TOKEN_FIELD} value={session?.formToken() ?? ''} />
      <input type="hidden" name="key" value={randomUUID()} />
      {children}
    </form>
  );
}

/** Where rows come from: a file, or what was copied from a spreadsheet. With script `client/portal-csv.tsx` takes over. */
export function CsvSource({ text, problem }: { readonly text: string; readonly problem: string | undefined }) {
  const { messages, link } = useSite();
  const { portalCsv: words, portalForm } = messages.account;
  return (
    <div
      data-csv
      data-words={JSON.stringify({ ...words, columnWords: writeColumnWords(portalForm) })}
      data-rows-path={link(ROWS_PATH)}
      data-report-path={link('/portal/report')}
    >
      <CsvForm>
        <div class="field">
          <label for="file">{words.file}</label>
          <span class="hint" id="file-hint">
            {words.fileHint}
          </span>
          <input
            class="input"
            type="file"
            id="file"
            name="file"
            accept=".csv,.txt,.tsv,text/csv"
            aria-describedby={problem === undefined ? 'file-hint' : 'file-hint file-wrong'}
            aria-invalid={problem === undefined ? undefined : 'true'}
          />
          {problem !== undefined && (
            <p class="error" id="file-wrong">
              {problem}
            </p>
          )}
        </div>
        <div class="field">
          <label for="text">{words.text}</label>
          <span class="hint" id="text-hint">
            {words.textHint}
          </span>
          <textarea class="input" id="text" name="text" aria-describedby="text-hint" spellcheck={false} wrap="off">
            {text}
          </textarea>
        </div>
        <CheckOrSend />
      </CsvForm>
    </div>
  );
}

interface CheckOrSendProps {
  readonly check?: string;
  readonly send?: string;
  /** Whether something else on the page is to be done first. */
  readonly isSecond?: boolean;
}

export function CheckOrSend({ check, send, isSecond = false }: CheckOrSendProps) {
  const words = useSite().messages.account.portalCsv;
  return (
    <div class="buttons">
      <button class={isSecond ? 'button other' : 'button'} type="submit" name="act" value="check">
        {check ?? words.check}
      </button>
      <button class="button other" type="submit" name="act" value="send">
        {send ?? words.send}
      </button>
    </div>
  );
}
