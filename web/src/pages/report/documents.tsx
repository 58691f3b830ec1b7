import type { Report } from '@touchstone/sdk';
import { Section } from '../../components/section.tsx';
import { useSite } from '../../site-view.ts';

export function ReportDocuments({ report }: { readonly report: Report }) {
  const { messages, format } = useSite();
  const words = messages.report.documents;
  const isEmpty = report.report_files.length + report.report_links.length === 0;
  return (
    <Section id="documents" title={words.title}>
      {isEmpty ? (
        <p>{words.none}</p>
      ) : (
        <ul class="records tight">
          {report.report_files.map(({ file, file_display_name: name, languages }) => (
            <li key={`${name}${file}`} class="record">
              <p class="name">{file === null ? name : <a href={file}>{name}</a>}</p>
              <p class="details">
                <span>{languages.map(format.language).join(', ')}</span>
                <span>PDF</span>
                {file === null && <span>{words.notStored}</span>}
              </p>
            </li>
          ))}
          {report.report_links.map(({ link, link_display_name: name }) => (
            <li key={link} class="record">
              <p class="name">
                <a href={link} rel="external">
                  {name || link}
                </a>
              </p>
              <p class="details">
                <span>{hostOf(link)}</span>
                <span>{words.otherSite}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
