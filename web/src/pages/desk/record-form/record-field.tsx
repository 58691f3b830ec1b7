import { asSentence, attributesOf, type ControlAttributes, Labelled, Wrong } from '../../../components/labelled.tsx';
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
  const said = sentencesOf(wrong);
  const own = {
    name: pointer,
    autofocus: isFirstOfNew,
    // Entries can be closed, and a browser is silent about a field that it cannot show; the registry is not.
    required: isRequired && !/\/\d+\//.test(pointer),
  };
  if (kind === 'yes') {
    const around = attributesOf(pointer, { hasHint: false, isWrong: said !== undefined });
    return (
      <div class="field check">
        <label class="choice">
          <input type="checkbox" value="yes" checked={value === true} {...around} {...own} />
          <span>{label}</span>
        </label>
        <Wrong id={pointer}>{said}</Wrong>
      </div>
    );
  }
  return (
    <Labelled id={pointer} label={label} hint={meaning ?? hint} wrong={said} size={isWide ? 'wide' : undefined}>
      {(around) => <Control part={part} value={value} attributes={{ ...around, ...own }} />}
    </Labelled>
  );
}

export function sentencesOf(wrong: readonly string[]): string | undefined {
  return wrong.length === 0 ? undefined : wrong.map(asSentence).join(' ');
}

interface ControlProps extends Pick<RecordFieldProps, 'part' | 'value'> {
  readonly attributes: ControlAttributes & {
    readonly name: string;
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
