import { render } from 'preact';
import { decodeCsv, parseCsv } from '../csv/csv-table.ts';
import { toDesk } from './csv/desk-state.ts';
import { DeskView } from './csv/desk-view.tsx';
import type { CsvWords } from './csv/words.ts';

/** Reads the file here, sends its rows some at a time and lets the refused ones be corrected in place. */
for (const place of document.querySelectorAll<HTMLElement>('[data-csv]')) enhance(place);

function enhance(place: HTMLElement): void {
  const form = place.querySelector('form');
  const section = place.closest('.section');
  if (form === null || section === null) return;
  const words = JSON.parse(place.dataset['words'] ?? '{}') as CsvWords;
  const file = form.querySelector<HTMLInputElement>('input[name="file"]');
  const text = form.querySelector<HTMLTextAreaElement>('textarea[name="text"]');
  const holder = document.createElement('div');
  section.before(holder);

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    const isCheck = !(submitter instanceof HTMLButtonElement) || submitter.value !== 'send';
    void start(isCheck);
  });

  async function start(isCheck: boolean): Promise<void> {
    const chosen = file?.files?.[0];
    const content = chosen ? decodeCsv(new Uint8Array(await chosen.arrayBuffer())) : (text?.value ?? '');
    if (content.trim() === '') return say(words.nothing);
    const table = parseCsv(content);
    if ('fault' in table) return say(words.faults[table.fault]);
    say('');
    render(null, holder);
    render(
      <DeskView
        start={toDesk(table, words.tooLong)}
        isCheck={isCheck}
        words={words}
        language={document.documentElement.lang}
        path={place.dataset['rowsPath'] ?? ''}
        reportPath={place.dataset['reportPath'] ?? ''}
        formToken={form?.querySelector<HTMLInputElement>('input[name="form_token"]')?.value ?? ''}
      />,
      holder,
    );
    holder.scrollIntoView({ block: 'start' });
  }

  function say(sentence: string): void {
    document.getElementById('file-wrong')?.remove();
    file?.removeAttribute('aria-invalid');
    if (sentence === '' || file === null) return;
    const message = document.createElement('p');
    message.id = 'file-wrong';
    message.className = 'error';
    message.setAttribute('role', 'alert');
    message.textContent = sentence;
    file.setAttribute('aria-invalid', 'true');
    file.setAttribute('aria-describedby', 'file-hint file-wrong');
    file.after(message);
  }
}
