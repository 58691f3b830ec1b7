import type { System } from '@touchstone/sdk';
import { ShortDay } from '../../components/day.tsx';
import { Facts, Section } from '../../components/section.tsx';
import { system as words } from '../../messages/en/desk/system.ts';
import { useSite } from '../../site-view.ts';
import { deskDocument } from './desk-frame.tsx';
import { deskPage } from './desk-page.ts';
import { Moment } from './moment.tsx';

const PATH = '/desk/system';
const BACKUP_COMMAND = 'touchstone backup monday.backup --with-secrets';

/** How the registry does. */
export const systemPage = deskPage(PATH, async ({ visitor }) => {
  const system = await visitor.asVisitor().getSystem();
  const { search, credentials } = system;
  const isInStep = search.lag === 0 && (credentials === null || (credentials.lag === 0 && credentials.walk === null));
  return deskDocument({
    path: PATH,
    title: words.title,
    description: words.description,
    lead: isInStep ? words.inStep : words.behind,
    children: (
      <>
        <Now system={system} />
        <Backup />
        <Elsewhere />
      </>
    ),
  });
});

function Now({ system }: { readonly system: System }) {
  const { link } = useSite();
  const { database, journal, search, outbox } = system;
  return (
    <Section id="now" title={words.now}>
      <Facts
        rows={[
          [words.release, system.release],
          [words.started, <Moment at={system.started_at} />],
          [words.database, `${words.databases[database.kind]}${words.schema(database.schema)}`],
          [words.journal, words.sequence(journal.sequence)],
          journal.changed_at !== null && [words.lastChange, <Moment at={journal.changed_at} />],
          [words.search, `${words.engines[search.kind]}, ${words.lag(search.lag)}`],
          [words.credentials, <Credentials credentials={system.credentials} />],
          [words.keys, <Keys keys={system.keys} />],
          [words.files, words.pendingFiles(system.pending_files)],
          [
            words.outbox,
            outbox === 0 ? words.waitingMails(0) : <a href={link('/desk/outbox')}>{words.waitingMails(outbox)}</a>,
          ],
        ]}
      />
    </Section>
  );
}

function Credentials({ credentials }: Pick<System, 'credentials'>) {
  if (credentials === null) return <span>{words.notBegun}</span>;
  const { lag, walk } = credentials;
  return (
    <span>
      {words.lag(lag)}
      {walk !== null && `, ${words.walk(walk.after, walk.last)}`}
    </span>
  );
}

function Keys({ keys }: Pick<System, 'keys'>) {
  if (keys.length === 0) return <span>{words.noKeys}</span>;
  return (
    <ul>
      {keys.map(({ kid, algorithm, use_from: from }) => (
        <li key={kid}>
          {algorithm} <code>{kid}</code> <span class="muted">{words.keySince}</span>
          <ShortDay day={from} />
        </li>
      ))}
    </ul>
  );
}

/** Whether there is one is known only where backups are kept. */
function Backup() {
  return (
    <Section id="backup" title={words.backup}>
      <p>{words.backupText}</p>
      <p>
        <code>{BACKUP_COMMAND}</code>
      </p>
      <p>{words.backupDrill}</p>
    </Section>
  );
}

function Elsewhere() {
  const { link, permalink } = useSite();
  return (
    <Section id="elsewhere" title={words.elsewhere}>
      <p class="row-of-links">
        <a href={link('/status')}>{words.publicStatus}</a>
        <a href={permalink('/readyz')}>{words.ready}</a>
      </p>
    </Section>
  );
}
