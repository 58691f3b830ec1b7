import type { Report, ReportHistoryEntry } from '@touchstone/sdk';
import { Day } from '../../components/day.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import { Facts, Section } from '../../components/section.tsx';
import { useSite } from '../../site-view.ts';

export function ReportCredential({ report }: { readonly report: Report }) {
  const { messages, link, permalink } = useSite();
  const words = messages.report.credential;
  const { credential_url: address } = report;
  if (address === null) return null;
  return (
    <Section id="credential" title={words.title} aside={words.aside}>
      <div class="with-qr">
        <QrCode text={permalink(`/verify?url=${encodeURIComponent(address)}`)} label={words.qr} />
        <div>
          <p class="buttons">
            <a class="button" href={address} download>
              {words.download}
            </a>
            <a class="button other" href={`${link('/verify')}?url=${encodeURIComponent(address)}`}>
              {words.verify}
            </a>
          </p>
          <p class="caption">{words.qrHint}</p>
          <p class="caption">
            {words.address}
            {messages.frame.colon}
            <code>{address}</code>
          </p>
        </div>
      </div>
    </Section>
  );
}

export function ReportHistory({ history }: { readonly history: readonly ReportHistoryEntry[] }) {
  const { messages } = useSite();
  const words = messages.report.history;
  const describe = ({ change, fields }: ReportHistoryEntry) => {
    if (change !== 'changed') return words[change];
    return fields.length === 0 ? words.changedUnknown : words.changed(fields.join(', '));
  };
  return (
    <Section id="changes" title={words.title} aside={words.aside}>
      <ol class="history">
        {history.map((entry, index) => (
          <li key={`${entry.date}${entry.change}`} class={index === 0 ? 'latest' : undefined}>
            <span class="when number">{entry.date.slice(0, 4)}</span>
            <div>
              <Day day={entry.date} />. {describe(entry)}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function ReportCitation({ report, title }: { readonly report: Report; readonly title: string }) {
  const { messages, permalink, link, today } = useSite();
  const { cite } = messages.report;
  const { record } = messages.frame;
  const path = `/report/${report.id}`;
  const address = permalink(path);
  const citation = cite.citation({
    agency: report.agency_name,
    year: report.valid_from.slice(0, 4),
    title,
    id: report.id,
    today,
    address,
  });
  return (
    <Section id="cite" title={cite.title}>
      <Facts
        rows={[
          [record.citation, <cite>{citation}</cite>],
          [record.permalink, <a href={address}>{address}</a>],
          [
            record.data,
            <>
              <a href={`${address}.json`}>JSON</a>, <a href={`${address}.jsonld`}>JSON-LD</a>,{' '}
              <a href={permalink(`/webapi/v2/browse/reports/${report.id}/`)}>{record.api}</a>
            </>,
          ],
          [record.wrong, <a href={`${link('/correction')}?record=report&id=${report.id}`}>{record.reportError}</a>],
        ]}
      />
    </Section>
  );
}
