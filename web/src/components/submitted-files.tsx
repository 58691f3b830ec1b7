import type { AdminReport, SubmittedFile } from '@touchstone/sdk';
import { useSite } from '../site-view.ts';
import { DataTable } from './data-table.tsx';
import { Section } from './section.tsx';

/** The documents of a report in any state, for those who look after it. */
export function SubmittedFiles({ report: { id, files, state } }: { readonly report: AdminReport }) {
  const { messages, format } = useSite();
  const { report: words } = messages.account.portal;
  const isPublic = state === 'published' || state === 'superseded';
  return (
    <Section id="files" title={words.files}>
      {files.length === 0 ? (
        <p>{words.noFiles}</p>
      ) : (
        <DataTable
          caption={words.files}
          rows={files}
          keyOf={(file) => file.id}
          columns={[
            { title: words.file, cell: (file) => <FileName file={file} reportId={id} isPublic={isPublic} /> },
            { title: words.languages, cell: ({ languages }) => format.and(languages) },
            { title: words.state, cell: (file) => <FileState file={file} /> },
            { title: words.origin, cell: (file) => <Origin address={file.original_location} /> },
          ]}
        />
      )}
    </Section>
  );
}

interface FileNameProps {
  readonly file: SubmittedFile;
  readonly reportId: number;
  readonly isPublic: boolean;
}

/** Documents are as public as their report: nobody can open those of a held one here. */
function FileName({ file, reportId, isPublic }: FileNameProps) {
  const { id, display_name: displayName, file_name: fileName, state } = file;
  const name = displayName || fileName;
  if (!isPublic || state !== 'stored') return <span>{name}</span>;
  return <a href={`/files/${reportId}/${id}/${encodeURIComponent(fileName)}`}>{name}</a>;
}

function FileState({ file: { state, message, next_try: next } }: { readonly file: SubmittedFile }) {
  const { messages, format } = useSite();
  const { fileStates, nextTry } = messages.account.portal.report;
  const parts = [fileStates[state], message, next === null ? '' : nextTry(format.shortDay(next))];
  return <span>{parts.filter((part) => part !== '').join('; ')}</span>;
}

function Origin({ address }: { readonly address: string | null }) {
  const { messages } = useSite();
  if (address === null) return <span class="muted">{messages.account.portal.report.sent}</span>;
  if (!/^https?:/i.test(address)) return <span>{address}</span>;
  return (
    <a href={address} rel="noreferrer nofollow">
      <span class="mono">{address}</span>
    </a>
  );
}
