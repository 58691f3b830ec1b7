import { useSite } from '../../../site-view.ts';
import type { FieldPart } from './record-parts.ts';
import { writtenForm } from './record-row.ts';

export interface RecordFieldProps {
  readonly part: FieldPart;
  readonly pointer: string;
  readonly value: unknown;
  readonly wrong: readonly string[];
  /** Said about the value beside the label, such as the name behind an identifier. */
  readonly meaning?: string | undefined;
  /** Whether it belongs to an entry that was just added. */
  readonly isFirstOfNew: boolean;
}

/** A label, a field of the kind that fits, and under it what is wrong with it. */
export function RecordField({ part, pointer, value, wrong, meaning, isFirstOfNew }: RecordFieldProps) {
  const { kind, label, hint, isRequired, isWide } = part;
  if (kind === 'kept number') return <KeptNumber label={label} pointer={pointer} value={value} />;
  const attributes = {
    id: pointer,
    name: pointer,
    'aria-invalid': wrong.length > 0 ? ('true' as const) : undefined,
    'aria-describedby': describedBy(pointer, { hint: hint ?? meaning, wrong }),
    autofocus: isFirstOfNew,
    // Entries can be closed, and a browser is silent about a field that it cannot show; the registry is not.
    required: isRequired && !/\/\d+\//.test(pointer),
  };
  if (kind === 'yes') {
    return (
      <div class="field check">
        <label class="choice">
          <input type="checkbox" value="yes" checked={value === true} {...attributes} />
          <span>{label}</span>
        </label>
        <Wrong pointer={pointer} wrong={wrong} />
      </div>
    );
  }
  return (
    <div class={isWide ? 'field wide' : 'field'}>
      <label for={pointer}>{label}</label>
      {(hint ?? meaning) !== undefined && (
        <span class="hint" id={`${pointer}-hint`}>
          {meaning ?? hint}
        </span>
      )}
      <Control part={part} value={value} attributes={attributes} />
      <Wrong pointer={pointer} wrong={wrong} />
    </div>
  );
}

interface Described {
  readonly hint: string | undefined;
  readonly wrong: readonly string[];
}

function describedBy(pointer: string, { hint, wrong }: Described): string | undefined {
  const ids = [hint !== undefined && `${pointer}-hint`, wrong.length > 0 && `${pointer}-wrong`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

interface ControlProps extends Pick<RecordFieldProps, 'part' | 'value'> {
  readonly attributes: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-invalid': 'true' | undefined;
    readonly 'aria-describedby': string | undefined;
    readonly autofocus: boolean;
    readonly required: boolean;
  };
}

const LINES = 2;

function Control({ part: { kind, options }, value, attributes }: ControlProps) {
  if (kind === 'choice') return <Choice options={options} value={value} attributes={attributes} />;
  if (kind === 'long text' || kind === 'texts') {
    const written = writtenForm(value);
    const rows = Math.max(LINES, Math.ceil(written.length / 90), written.split('\n').length + 1);
    return (
      <textarea class="input prose-input" rows={Math.min(rows, 14)} {...attributes}>
        {written}
      </textarea>
    );
  }
  return (
    <input
      class="input"
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it the compiler refuses the other
      type={(kind === 'day' ? 'date' : 'text') as 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      value={writtenForm(value)}
      autocomplete="off"
      {...attributes}
    />
  );
}

function Choice({ options, value, attributes }: Pick<FieldPart, 'options'> & Omit<ControlProps, 'part'>) {
  const chosen = writtenForm(value);
  const isKnown = chosen === '' || options.some(([known]) => known === chosen);
  return (
    <select class="input" {...attributes}>
      <option value="" />
      {!isKnown && (
        <option value={chosen} selected>
          {chosen}
        </option>
      )}
      {options.map(([known, text]) => (
        <option key={known} value={known} selected={known === chosen}>
          {text}
        </option>
      ))}
    </select>
  );
}

function KeptNumber({
  label,
  pointer,
  value,
}: {
  readonly label: string;
  readonly pointer: string;
  readonly value: unknown;
}) {
  const { messages } = useSite();
  const written = writtenForm(value);
  return (
    <div class="field">
      <span class="label">{label}</span>
      <input type="hidden" name={pointer} value={written} />
      <span>{written === '' ? messages.frame.none : written}</span>
    </div>
  );
}

/** What is wrong with a field, an entry or a list. */
export function Wrong({ pointer, wrong }: { readonly pointer: string; readonly wrong: readonly string[] }) {
  if (wrong.length === 0) return null;
  return (
    <p class="error" id={`${pointer}-wrong`}>
      {wrong.map(asSentence).join(' ')}
    </p>
  );
}

/** The registry names the field before such a phrase; here it stands above it. */
export function asSentence(phrase: string): string {
  const end = /[.?!]$/.test(phrase) ? '' : '.';
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}${end}`;
}
