import type { FacetValue, SearchState } from '../registry/search-state.ts';
import { useSite } from '../site-view.ts';
import { Labelled } from './labelled.tsx';

/** How many values of a facet are shown before the reader asks for all of them. */
const SHOWN = 6;

export interface FacetField {
  readonly parameter: string;
  readonly title: string;
  readonly values: readonly FacetValue[];
  /** The words for a value; the value itself when not given. */
  readonly label?: (value: string) => string;
  /** Keeps the order of the values instead of the most frequent first. */
  readonly isOrdered?: boolean;
}

/** The values of one filter with their counts. Several may be chosen; a count ignores the choices of its own filter. */
export function Facet({ field, state }: { readonly field: FacetField; readonly state: SearchState }) {
  const { messages, format } = useSite();
  const chosen = new Set(state.choices[field.parameter]);
  const known = new Set(field.values.map(({ value }) => value));
  const missing = [...chosen].filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }));
  const values = [...missing, ...field.values];
  // One value that nobody chose tells nothing apart.
  if (values.length < 2 && chosen.size === 0) return null;
  const byCount = field.isOrdered ? values : [...values].sort((one, other) => other.count - one.count);
  const first = byCount.filter(({ value }, index) => index < SHOWN || chosen.has(value));
  const rest = values.filter((value) => !first.includes(value));
  const choice = (value: FacetValue) => (
    <Choice key={value.value} field={field} value={value} isChosen={chosen.has(value.value)} />
  );
  return (
    <fieldset>
      <legend>{field.title}</legend>
      <div>{first.map(choice)}</div>
      {rest.length > 0 && (
        <details>
          <summary>{messages.search.more(format.number(rest.length))}</summary>
          {rest.map(choice)}
        </details>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly field: FacetField;
  readonly value: FacetValue;
  readonly isChosen: boolean;
}

function Choice({ field, value: { value, count }, isChosen }: ChoiceProps) {
  const { format } = useSite();
  return (
    <label class="choice">
      <input type="checkbox" name={field.parameter} value={value} checked={isChosen} />
      <span>{field.label?.(value) ?? value}</span>
      <span class="count">{format.number(count)}</span>
    </label>
  );
}

interface DayFilterProps {
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly state: SearchState;
}

export function DayFilter({ name, title, hint, state }: DayFilterProps) {
  const { messages } = useSite();
  const isWrong = state.notDays.includes(name);
  return (
    <fieldset>
      <Labelled id={`day-${name}`} label={title} hint={hint} wrong={isWrong ? messages.frame.notADay : undefined}>
        {(attributes) => <input class="input small" type="date" name={name} value={state.days[name]} {...attributes} />}
      </Labelled>
    </fieldset>
  );
}
