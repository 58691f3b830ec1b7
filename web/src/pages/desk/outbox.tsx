import { DataTable } from '../../components/data-table.tsx';
import { deskDocument } from './desk-frame.tsx';
import { deskPage } from './desk-page.ts';

const PATH = '/desk/outbox';

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
              { title: words.date, cell: ({ date }) => date },
            ]}
          />
        )}
      </>
    ),
  });
});

/** The whole mail as it would be sent. */
export const outboxMailPage = deskPage(`${PATH}/:name`, async ({ visitor, messages, params }) => {
  const words = messages.desk.outbox;
  const { name, text } = await visitor.asVisitor().getOutboxMail({ name: params['name'] ?? '' });
  return deskDocument({
    path: `${PATH}/${name}`,
    trail: [[PATH, words.title]],
    title: words.mail,
    description: words.description,
    children: <pre>{text}</pre>,
  });
});
