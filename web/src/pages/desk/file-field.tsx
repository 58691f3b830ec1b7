import { asSentence, Labelled } from '../../components/labelled.tsx';

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
    <Labelled id="file" label={label} hint={hint} wrong={wrong && asSentence(wrong)}>
      {(attributes) => (
        <input class="input" type="file" name="file" accept={accept} required={!isOptional} {...attributes} />
      )}
    </Labelled>
  );
}
