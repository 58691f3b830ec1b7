import { useSite } from '../site-view.ts';
import { Facts, Section } from './section.tsx';

interface RecordLinksProps {
  /** The path of the lasting address. */
  readonly path: string;
  /** The address of the record in the API, from its base. */
  readonly api: string;
  readonly kind: 'institution' | 'report' | 'agency' | 'country';
  readonly id: string | number;
  /** The path of its signed documents, where there are some. */
  readonly credentials?: string;
}

/** How to keep, reuse and correct a record. */
export function RecordLinks({ path, api, kind, id, credentials }: RecordLinksProps) {
  const { messages, permalink, link } = useSite();
  const { record } = messages.frame;
  return (
    <Section id="record" title={record.title}>
      <Facts
        rows={[
          [record.permalink, <a href={permalink(path)}>{permalink(path)}</a>],
          [
            record.data,
            <>
              <a href={permalink(`${path}.json`)}>JSON</a>, <a href={permalink(`${path}.jsonld`)}>JSON-LD</a>,{' '}
              <a href={permalink(api)}>{record.api}</a>
            </>,
          ],
          credentials !== undefined && [
            record.credentials,
            <a href={permalink(credentials)}>{record.allCredentials}</a>,
          ],
          [record.wrong, <a href={`${link('/correction')}?record=${kind}&id=${id}`}>{record.reportError}</a>],
        ]}
      />
    </Section>
  );
}
