import { asSentence } from './record-form/record-field.tsx';

interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  /** What kinds of file a browser offers. */
  readonly accept: string;
  readonly wrong: string | undefined;
  readonly isOptional?: boolean;
}

/** A file to be chosen, under the name `file`. */
export function FileField({ label, hint, accept, wrong, isOptional = false }: FileFieldProps) {
  return (
    <div class="field">
      <label for="file">{label}</label>
      <span class="hint" id="file-hint">
        {hint}
      </span>
      <input
        class="input"
        type="file"
        id="file"
        name="file"
        accept={accept}
        required={!isOptional}
        aria-invalid={wrong === undefined ? undefined : 'true'}
        aria-describedby={wrong === undefined ? 'file-hint' : 'file-hint file-wrong'}
      />
      {wrong !== undefined && (
        <p class="error" id="file-wrong">
          {asSentence(wrong)}
        </p>
      )}
    </div>
  );
}
