/** What helps with the form for a report. Without script its buttons send the form, which comes back changed. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-guard]')) {
  growInPlace(form);
  guard(form);
  checkSizes(form);
}
for (const hint of document.querySelectorAll<HTMLElement>('[data-with-script]')) sayWithScript(hint);
document.getElementById('problems')?.focus();

/** Adds and removes rows where they are, from the template of their list. */
function growInPlace(form: HTMLFormElement): void {
  form.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.name === 'add') {
      event.preventDefault();
      addRow(button.closest<HTMLElement>('[data-rows]'));
    } else if (button?.name === 'remove') {
      event.preventDefault();
      removeRow(button.closest<HTMLElement>('[data-row]'));
    }
  });
}

function addRow(list: HTMLElement | null): void {
  const template = list?.querySelector<HTMLTemplateElement>(':scope > template');
  if (!list || !template) return;
  const name = (list.dataset['rows'] ?? '').split('.').at(-1) ?? '';
  // Counted up and never used again: the numbers only tell rows apart.
  const place = Number(list.dataset['next'] ?? rowsOf(list).length);
  list.dataset['next'] = String(place + 1);
  const holder = document.createElement('div');
  holder.innerHTML = template.innerHTML
    .replaceAll(`{${name}#}`, String(rowsOf(list).length + 1))
    .replaceAll(`{${name}}`, String(place));
  const row = holder.firstElementChild;
  if (row === null) return;
  template.before(row);
  for (const hint of row.querySelectorAll<HTMLElement>('[data-with-script]')) sayWithScript(hint);
  row.dispatchEvent(new Event('row-added', { bubbles: true }));
  row.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
}

/** Whoever removes a row stays where it was. */
function removeRow(row: HTMLElement | null): void {
  const list = row?.closest<HTMLElement>('[data-rows]');
  if (!row || !list) return;
  const next = Number(list.dataset['next'] ?? rowsOf(list).length);
  list.dataset['next'] = String(next);
  row.remove();
  row.dispatchEvent(new Event('input', { bubbles: true }));
  list.querySelector<HTMLElement>(':scope > p > button[name="add"]')?.focus();
  list.closest('form')?.setAttribute('data-guard', 'typed');
}

function rowsOf(list: HTMLElement): readonly Element[] {
  return [...list.querySelectorAll(':scope > [data-row]')];
}

/** Asks before something typed is left behind. Browsers ask in words of their own. */
function guard(form: HTMLFormElement): void {
  let isSending = false;
  form.addEventListener('input', () => form.setAttribute('data-guard', 'typed'));
  form.addEventListener('submit', () => {
    // Whoever comes back here is shown the page anew: what was sent to make it cannot be sent once more.
    history.replaceState(null, '');
    isSending = true;
  });
  const stay = () => {
    isSending = false;
  };
  form.addEventListener('not-sent', stay);
  window.addEventListener('pageshow', stay);
  window.addEventListener('beforeunload', (event) => {
    if (form.dataset['guard'] === 'typed' && !isSending) event.preventDefault();
  });
}

/** A file that is too large is told before it travels. */
function checkSizes(form: HTMLFormElement): void {
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    const id = `${target.id}-wrong`;
    document.getElementById(id)?.remove();
    target.removeAttribute('aria-invalid');
    const isTooLarge = (target.files?.[0]?.size ?? 0) > Number(target.dataset['maxBytes']);
    if (!isTooLarge) return;
    const message = document.createElement('p');
    message.id = id;
    message.className = 'error';
    message.setAttribute('role', 'alert');
    message.textContent = target.dataset['tooLarge'] ?? '';
    target.value = '';
    target.setAttribute('aria-invalid', 'true');
    target.after(message);
  });
}

function sayWithScript(hint: HTMLElement): void {
  hint.textContent = hint.dataset['withScript'] ?? '';
}
