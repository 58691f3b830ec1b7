import type { ComponentChildren } from 'preact';
import { DataTable } from '../components/data-table.tsx';
import { ShortDay } from '../components/day.tsx';
import { Facts } from '../components/section.tsx';
import type { Page } from '../page.ts';

const NAMES = ['about', 'terms', 'privacy', 'imprint', 'licence', 'accessibility', 'api'] as const;

/** Pages of prose. */
export const textPages: readonly Page[] = NAMES.map((name) => ({
  path: `/${name}`,
  respond(site) {
    const { title, description, body } = site.messages.text[name];
    return { title, description, content: <Prose title={title}>{body(site)}</Prose> };
  },
}));

export const statusPage: Page = {
  path: '/status',
  async respond({ registry, messages, format, release }) {
    const words = messages.text.status;
    const statistics = await registry.getStatistics();
    const content = (
      <Prose title={words.title}>
        <p class="lead">{words.answers}</p>
        <Facts
          rows={[
            [words.version, release],
            [words.asOf, words.today(statistics.date)],
            [words.institutions, format.number(statistics.institution_total)],
            [words.reports, format.number(statistics.report_total)],
          ]}
        />
        <p>
          {words.probes}
          <code>/healthz</code>, <code>/readyz</code>
        </p>
      </Prose>
    );
    return { title: words.title, description: words.description, content };
  },
};

export const usersPage: Page = {
  path: '/users',
  async respond({ registry, messages }) {
    const words = messages.text.users;
    const { results } = await registry.listUsers({ limit: 1_000 });
    const content = (
      <>
        <div class="opening">
          <h1>{words.title}</h1>
          <p class="lead">{results.length === 0 ? words.none : words.lead}</p>
        </div>
        {results.length > 0 && (
          <DataTable
            caption={words.title}
            rows={results}
            keyOf={({ name, since }) => `${name}${since}`}
            columns={[
              { title: words.name, cell: ({ name }) => name },
              { title: words.purpose, cell: ({ purpose }) => purpose },
              { title: words.since, cell: ({ since }) => <ShortDay day={since} /> },
            ]}
          />
        )}
      </>
    );
    return { title: words.title, description: words.description, content };
  },
};

function Prose({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div class="opening">
      <h1>{title}</h1>
      <div class="prose">{children}</div>
    </div>
  );
}
