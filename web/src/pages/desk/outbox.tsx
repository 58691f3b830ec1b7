import { DataTable } from '../../components/data-table.tsx';
import { Facts } from '../../components/section.tsx';
import { deskDocument } from './desk-frame.tsx';
import { deskPage } from './desk-page.ts';
import { readMailText } from './mail-text.ts';
import { Moment } from './moment.tsx';

const PATH = '/desk/outbox';
const SHOWN_HEADS: ReadonlySet<string> = new Set(['From', 'To', 'Date']);

/** Mails that wait to be sent. */
export const outboxPage = deskPage(PATH, async ({ visitor, messages, link }) => {
  const words = messages.desk.outbox;
  const { count, results } = await visitor.asVisitor().listOutbox();
  return deskDocument({
    path: PATH,
    title: words.title,
    description: words.description,
    lead: words.lead,
    children: (
      <>
        <p class="queue-count">
          {count === 0 ? words.none : words.count(count)} {count > results.length && words.notAll(results.length)}
        </p>
        {results.length > 0 && (
          <DataTable
            caption={words.title}
            rows={results}
            keyOf={({ name }) => name}
            columns={[
              {
                title: words.subject,
                cell: ({ name, subject }) => <a href={link(`${PATH}/${name}`)}>{subject || name}</a>,
              },
              { title: words.to, cell: ({ to }) => to },
              { title: words.date, cell: ({ date }) => <Written date={date} /> },
            ]}
          />
        )}
      </>
    ),
  });
});

/** As mails write it, in the manner of the desk where it can be read. */
function Written({ date }: { readonly date: string }) {
  const moment = Date.parse(date);
  return Number.isNaN(moment) ? <span>{date}</span> : <Moment at={new Date(moment).toISOString()} />;
}

/** A mail as its reader would see it. */
export const outboxMailPage = deskPage(`${PATH}/:name`, async ({ visitor, messages, params }) => {
  const words = messages.desk.outbox;
  const { name, text } = await visitor.asVisitor().getOutboxMail({ name: params['name'] ?? '' });
  const { heads, body } = readMailText(text);
  const subject = heads.find(([head]) => head === 'Subject')?.[1] ?? words.mail;
  const shown = heads.filter(([head]) => SHOWN_HEADS.has(head));
  return deskDocument({
    path: `${PATH}/${name}`,
    trail: [[PATH, words.title]],
    title: subject,
    description: words.description,
    children: (
      <div class="stack">
        <Facts rows={shown} kind="narrow" />
        <pre>{body}</pre>
      </div>
    ),
  });
});
