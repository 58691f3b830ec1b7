import type { CountryListItem, ReportListItem, Statistics } from '@touchstone/sdk';
import { ReportEntry } from '../components/report-entry.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { Ledger, Section } from '../components/section.tsx';
import type { Page } from '../page.ts';
import { countryCodes } from '../registry/country-codes.ts';
import { languageOfName } from '../registry/name-language.ts';
import { type SearchExample, searchExamples } from '../registry/search-examples.ts';
import { useSite } from '../site-view.ts';
import { Coverage } from './home-coverage.tsx';

const RECENT = 5;
/** Those with most reports, among which every kind of example is found. */
const EXAMPLES_FROM = 60;

interface HomeProps {
  readonly statistics: Statistics;
  readonly agencyCount: number;
  readonly countries: readonly CountryListItem[];
  readonly recent: readonly ReportListItem[];
  readonly examples: readonly SearchExample[];
}

export const homePage: Page = {
  path: '/',
  async respond({ registry, messages }) {
    const [statistics, agencies, countries, reports, institutions] = await Promise.all([
      registry.getStatistics(),
      registry.listAgencies({ limit: 0 }),
      registry.listCountries(),
      registry.searchReports({ limit: RECENT, ordering: '-date_created', facets: false }),
      registry.searchInstitutions({ limit: EXAMPLES_FROM, ordering: '-report_count', facets: false }),
    ]);
    return {
      title: messages.home.title,
      description: messages.home.description,
      hasSearch: true,
      content: (
        <Home
          statistics={statistics}
          agencyCount={agencies.count}
          countries={countries}
          recent={reports.results}
          examples={searchExamples(institutions.results)}
        />
      ),
    };
  },
};

function Home({ statistics, agencyCount, countries, recent, examples }: HomeProps) {
  const { messages, link } = useSite();
  const { home } = messages;
  const codes = countryCodes(countries);
  return (
    <>
      <div class="opening split">
        <div>
          <h1>
            {home.heading[0]}
            <br />
            {home.heading[1]}
          </h1>
          <search aria-label={messages.frame.searchLabel}>
            <form action={link('/institutions')}>
              <label for="home-query">{home.find}</label>
              <span class="hint" id="home-hint">
                {home.findHint}
              </span>
              <SearchBox id="home-query" isLarge describedBy="home-hint" />
            </form>
          </search>
          <p class="small">{home.examples(<Examples examples={examples} />)}</p>
          <p class="lead">{home.what}</p>
        </div>
        <Figures statistics={statistics} agencyCount={agencyCount} countries={countries} />
      </div>
      <Coverage coverage={statistics.coverage} />
      <Section id="recent" title={home.recent.title} aside={home.recent.what}>
        <ul class="records">
          {recent.map((report) => (
            <li key={report.id}>
              <ReportEntry report={report} codes={codes} isDated />
            </li>
          ))}
        </ul>
        <p class="small">
          <a href={link('/reports')}>{home.recent.all(statistics.report_total)}</a>
        </p>
      </Section>
      <Tasks />
    </>
  );
}

/** Words that are really there, whatever the registry holds. */
function Examples({ examples }: Pick<HomeProps, 'examples'>) {
  const { link } = useSite();
  return (
    <>
      {examples.map(({ text, isOwnScript }, index) => (
        <span key={text}>
          {index > 0 && ', '}
          <a
            href={`${link('/institutions')}?query=${encodeURIComponent(text)}`}
            lang={isOwnScript ? languageOfName(text, undefined) : undefined}
          >
            {text}
          </a>
        </span>
      ))}
    </>
  );
}

function Figures({ statistics, agencyCount, countries }: Omit<HomeProps, 'recent' | 'examples'>) {
  const { messages, format, link } = useSite();
  const { figures } = messages.home;
  return (
    <div>
      <Ledger
        rows={[
          { term: figures.institutions, value: format.number(statistics.institution_total) },
          { term: figures.covered, value: format.number(statistics.institution_valid_count), isPart: true },
          { term: figures.reports, value: format.number(statistics.report_total) },
          { term: figures.agencies, value: format.number(agencyCount) },
          { term: figures.countries, value: format.number(countries.length) },
        ]}
      />
      <p class="caption">
        {figures.asOf(statistics.date)} <a href={link('/statistics')}>{figures.all}</a>
      </p>
    </div>
  );
}

function Tasks() {
  const { messages, link } = useSite();
  const { tasks } = messages.home;
  const entries = [
    ['/institutions', tasks.diploma, tasks.diplomaText],
    ['/verify', tasks.verify, tasks.verifyText],
    ['/api', tasks.submit, tasks.submitText],
  ] as const;
  return (
    <Section id="tasks" title={tasks.title}>
      <div class="columns-3">
        {entries.map(([path, title, text]) => (
          <div key={path}>
            <h3>
              <a href={link(path)}>{title}</a>
            </h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
