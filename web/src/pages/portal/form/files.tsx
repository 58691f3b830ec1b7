import { Labelled, Wrong } from '../../../components/labelled.tsx';
import { Section } from '../../../components/section.tsx';
import { useSite } from '../../../site-view.ts';
import { TextField, useWrong } from './fields.tsx';
import { useForm } from './form-view.ts';
import { Rows } from './rows.tsx';
import type { Typed } from './typed.ts';

/** More than the registry takes inside a report; larger ones it fetches. */
const MAX_FILE_BYTES = 7 * 1024 * 1024;
const KILOBYTE = 1_000;

export function Files({ typed }: { readonly typed: Typed }) {
  const { sections, asides } = useSite().messages.account.portalForm;
  return (
    <Section id="report_files" title={sections.report_files} aside={asides.report_files}>
      <Wrong id="report_files">{useWrong('report_files')}</Wrong>
      <Rows among={typed} name="report_files" least={1} row={(row, path) => <File among={row} path={path} />} />
    </Section>
  );
}

interface FileProps {
  readonly among: Typed;
  readonly path: string;
}

function File({ among, path }: FileProps) {
  const { files } = useForm();
  const stored = files.find(({ id }) => String(id) === among.texts['id']);
  return (
    <>
      {stored === undefined ? <Source among={among} path={path} /> : <Stored path={path} file={stored} />}
      <div class="side-by-side">
        <TextField among={among} path={path} name="display_name" isOptional maxLength={255} />
        <TextField among={among} path={path} name="report_language" />
      </div>
    </>
  );
}

function Stored({ path, file }: { readonly path: string; readonly file: ReturnType<typeof useForm>['files'][number] }) {
  const { portal, portalForm } = useSite().messages.account;
  return (
    <p>
      <input type="hidden" name={`${path}id`} value={String(file.id)} />
      {portalForm.storedFile(file.file_name, portal.report.fileStates[file.state])}
      {file.original_location !== null && <span class="hint">{file.original_location}</span>}
    </p>
  );
}

/** Where the file is, or the file: one that was chosen comes back with the form, as browsers choose none by themselves. */
function Source({ among, path }: FileProps) {
  const { messages, format } = useSite();
  const words = messages.account.portalForm;
  const { file = '', file_name: fileName = '' } = among.texts;
  const id = `${path}upload`;
  const wrong = useWrong(id);
  if (file !== '') {
    const kilobytes = Math.ceil((file.length * 3) / 4 / KILOBYTE);
    return (
      <div class="field">
        <input type="hidden" name={`${path}file`} value={file} />
        <input type="hidden" name={`${path}file_name`} value={fileName} />
        <p id={id}>{words.chosenFile(fileName, `${format.number(kilobytes)} kB`)}</p>
        <Wrong id={id}>{wrong}</Wrong>
      </div>
    );
  }
  return (
    <div class="side-by-side">
      <TextField among={among} path={path} name="original_location" type="url" maxLength={500} />
      <Labelled id={id} label={words.fields['upload']} hint={words.hints['upload']} wrong={wrong}>
        {(attributes) => (
          <input
            class="input"
            type="file"
            name={id}
            accept=".pdf,application/pdf"
            data-max-bytes={MAX_FILE_BYTES}
            data-too-large={words.fileTooLarge}
            {...attributes}
          />
        )}
      </Labelled>
    </div>
  );
}
