import type { ComponentChildren } from 'preact';
import type { Messages } from '../../../messages/messages.ts';
import { useSite } from '../../../site-view.ts';
import { NOTHING_TYPED, rowsIn, type Typed } from './typed.ts';

type ListName = keyof Messages['account']['portalForm']['rows'];

interface RowsProps {
  readonly among: Typed;
  /** What comes before its name, such as `programmes.0.`. */
  readonly path?: string;
  readonly name: ListName;
  /** How many there are to begin with. */
  readonly least?: number;
  row(typed: Typed, path: string): ComponentChildren;
}

/**
 * Fields that are there as often as needed. Without script the buttons send the form, which comes back with a row more or
 * less; with script `client/portal-form.ts` does the same in place, from the template.
 */
export function Rows({ among, path = '', name, least = 0, row }: RowsProps) {
  const { add } = useSite().messages.account.portalForm;
  const list = `${path}${name}`;
  const typed = rowsIn(among, name);
  const blank = Array.from({ length: Math.max(0, least - typed.length) }, () => NOTHING_TYPED);
  return (
    <div class="rows" data-rows={list}>
      {[...typed, ...blank].map((one, place) => (
        // Rows have no name of their own; they are what stands at their place.
        <RowSet key={`${list}.${place}`} list={list} name={name} place={String(place)}>
          {row(one, `${list}.${place}.`)}
        </RowSet>
      ))}
      <template>
        <RowSet list={list} name={name} place={placeholderOf(name)}>
          {row(NOTHING_TYPED, `${list}.${placeholderOf(name)}.`)}
        </RowSet>
      </template>
      <p>
        <button
          class="button other small"
          type="submit"
          name="add"
          value={list}
          formAction={`#${list}.${typed.length + blank.length}`}
        >
          {add[name]}
        </button>
      </p>
    </div>
  );
}

/** What script replaces by a number; another one for lists in lists. */
function placeholderOf(name: ListName): string {
  return `{${name}}`;
}

interface RowSetProps {
  readonly list: string;
  readonly name: ListName;
  readonly place: string;
  readonly children: ComponentChildren;
}

function RowSet({ list, name, place, children }: RowSetProps) {
  const { rows, remove } = useSite().messages.account.portalForm;
  const number = Number(place) + 1;
  // In the template the number is not known yet.
  const title = Number.isNaN(number) ? rows[name](0).replace('0', `{${name}#}`) : rows[name](number);
  return (
    <fieldset class="row-set" id={`${list}.${place}`} data-row>
      <legend>{title}</legend>
      {children}
      <button
        class="link-button"
        type="submit"
        name="remove"
        value={`${list}.${place}`}
        formAction={`#${list.split('.')[0]}`}
      >
        {remove} <span class="unseen">{title}</span>
      </button>
    </fieldset>
  );
}
