import { readFormToken, signedOutNotice } from './own-session.ts';

/** After that somebody may try again whose browser never got an answer. */
const PATIENCE_MS = 15_000;
/** A page of so short ago has just been shown to somebody signed in. */
const FRESH_MS = 60_000;
const asked = new WeakSet<HTMLFormElement>();
let wasLeft = false;

/** A form that changes something is sent once, however often its button is pressed, and not once its owner is signed out. */
export function guardPostForms(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    // What a page sends by itself is its own affair.
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'post') return;
    if (form.ariaBusy === 'true') return event.preventDefault();
    form.ariaBusy = 'true';
    setTimeout(() => release(form), PATIENCE_MS);
    if (asked.delete(form) || !needsSession(form)) return;
    event.preventDefault();
    void sendSignedIn(form, submitter);
  });
  // Whoever comes back from another page may have signed out there.
  document.addEventListener('visibilitychange', () => {
    wasLeft = true;
  });
  // Browsers keep pages as they were left.
  window.addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[aria-busy]')) release(form);
  });
}

function release(form: HTMLFormElement): void {
  form.ariaBusy = null;
}

function needsSession(form: HTMLFormElement): boolean {
  const isFresh = !wasLeft && performance.now() < FRESH_MS;
  return !isFresh && tokenField(form) !== null && form.closest('main') !== null && signedOutNotice() !== null;
}

function tokenField(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[name="form_token"]');
}

async function sendSignedIn(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const answer = await readFormToken();
  form.querySelector('.signed-out')?.remove();
  release(form);
  if (answer === 'signed out') return say(form, submitter);
  const field = tokenField(form);
  if (field !== null && answer.token !== undefined) field.value = answer.token;
  asked.add(form);
  form.requestSubmit(submitter);
}

/** Beside the button that was pressed; everything typed stays. */
function say(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const notice = signedOutNotice()?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return;
  const buttons = submitter?.closest('.buttons');
  if (buttons && form.contains(buttons)) buttons.before(notice);
  else form.append(notice);
  form.dispatchEvent(new Event('not-sent'));
  notice.scrollIntoView({ block: 'nearest' });
}
