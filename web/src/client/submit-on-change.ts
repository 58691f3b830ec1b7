/** A choice takes effect at once where script runs; its button is for everybody else. */
export function enhanceChoices(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-submit]')) {
    select.addEventListener('change', () => select.form?.requestSubmit());
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-without-script]')) button.hidden = true;
}
