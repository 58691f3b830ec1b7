/** As much of an institution as a list under a search box shows. */
interface Suggestion {
  readonly registry_id: string;
  readonly name_display: string;
  readonly name_matched: string;
  readonly city: string;
  readonly country: readonly string[];
}

/** Long enough that a quick typist asks once a word, short enough not to be felt. */
const PAUSE_MS = 120;
const SHORTEST = 2;

/**
 * Turns the search boxes that ask for it into comboboxes with a list (WAI-ARIA combobox pattern). Without script, or when
 * an answer does not come, the box searches as it always did.
 */
export function enhanceSearchBoxes(within: ParentNode = document): void {
  for (const input of within.querySelectorAll<HTMLInputElement>('input[data-suggest]')) enhance(input);
}

function enhance(input: HTMLInputElement): void {
  const place = input.closest('.suggesting');
  if (place === null) return;
  const list = createList(`${input.id}-suggestions`, input.dataset['suggestLabel'] ?? '');
  const status = createStatus();
  place.append(list, status);
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');
  input.autocomplete = 'off';

  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  input.addEventListener('input', () => {
    // What was chosen is no longer what the box says.
    document.getElementById(input.dataset['suggestName'] ?? '')?.replaceChildren();
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), PAUSE_MS);
  });
  input.addEventListener('keydown', onKey);
  input.addEventListener('blur', () => setTimeout(close, 150));

  async function ask(): Promise<void> {
    const query = input.value.trim();
    running?.abort();
    if (query.length < SHORTEST) {
      close();
      return;
    }
    running = new AbortController();
    const found = await fetchSuggestions(input.dataset['suggest'] ?? '', query, running.signal);
    if (found !== undefined && input.value.trim() === query) show(found);
  }

  function show(suggestions: readonly Suggestion[]): void {
    active = -1;
    list.replaceChildren(...suggestions.map((suggestion, index) => toOption(suggestion, `${list.id}-${index}`)));
    for (const option of options()) {
      option.addEventListener('mousedown', (event) => event.preventDefault());
      option.addEventListener('click', () => open(option));
    }
    list.hidden = suggestions.length === 0;
    input.setAttribute('aria-expanded', String(suggestions.length > 0));
    input.removeAttribute('aria-activedescendant');
    status.textContent = (input.dataset['suggestCount'] ?? '').replace('{count}', String(suggestions.length));
  }

  function close(): void {
    running?.abort();
    list.hidden = true;
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      close();
    }
    if (list.hidden) return;
    const count = options().length;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      // One place more than there are options: the box itself, with what was typed.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      choose(((active + 1 + step + count + 1) % (count + 1)) - 1);
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      const option = options()[active];
      if (option) open(option);
    }
  }

  function choose(index: number): void {
    active = index;
    for (const [at, option] of options().entries()) option.setAttribute('aria-selected', String(at === index));
    const option = options()[index];
    if (option === undefined) {
      input.removeAttribute('aria-activedescendant');
      return;
    }
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }

  function open(option: HTMLElement): void {
    const shownName = document.getElementById(input.dataset['suggestName'] ?? '');
    if (shownName !== null) {
      input.value = option.dataset['id'] ?? '';
      shownName.textContent = option.querySelector('.name')?.textContent ?? '';
      close();
      return;
    }
    const target = (input.dataset['suggestTarget'] ?? '').replace('{id}', option.dataset['id'] ?? '');
    window.location.assign(target);
  }

  function options(): HTMLElement[] {
    return [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  }
}

async function fetchSuggestions(
  address: string,
  query: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | undefined> {
  try {
    const response = await fetch(`${address}?${new URLSearchParams({ query })}`, { signal });
    return response.ok ? ((await response.json()) as readonly Suggestion[]) : undefined;
  } catch (error) {
    // The reader typed on, or the line is down: both leave the box as it is.
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}

function createList(id: string, label: string): HTMLElement {
  const list = document.createElement('div');
  list.id = id;
  list.className = 'suggestions';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', label);
  return list;
}

function createStatus(): HTMLElement {
  const status = document.createElement('p');
  status.className = 'unseen';
  status.setAttribute('role', 'status');
  return status;
}

function toOption({ registry_id, name_display, name_matched, city, country }: Suggestion, id: string): HTMLElement {
  const option = document.createElement('div');
  option.id = id;
  option.dataset['id'] = registry_id;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  // Doubles differ in nothing else.
  const where = [name_matched, city, ...country, registry_id].filter((text) => text !== '').join(', ');
  option.append(part('name', name_display), part('where', where));
  return option;
}

function part(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}
