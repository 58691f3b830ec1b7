import type { Statistics } from '@touchstone/sdk';
import type { ComponentChildren } from 'preact';
import { BarList, type BarRow } from '../charts/bar-list.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Contents, Section } from '../components/section.tsx';
import { YearFigure } from '../components/year-figure.tsx';
import { toCsv } from '../csv.ts';
import { type Page, PageProblem } from '../page.ts';
import { type CountryCodes, countryCodes } from '../registry/country-codes.ts';
import { columnsByStartYear, totalOf } from '../registry/reports-by-year.ts';
import { STATISTICS_TABLES } from '../registry/statistics-tables.ts';
import { useSite } from '../site-view.ts';

const SHOWN = 15;
/** A share of few institutions says little, so the largest systems are shown. */
const LARGEST = 20;

export const statisticsPage: Page = {
  path: '/statistics',
  async respond({ registry, messages }) {
    const [statistics, countries] = await Promise.all([registry.getStatistics(), registry.listCountries()]);
    const codes = countryCodes(countries);
    const { title, description } = messages.statistics;
    return {
      title,
      description,
      menu: 'statistics',
      content: <StatisticsPage statistics={statistics} codes={codes} />,
    };
  },
};

export const statisticsDownload: Page = {
  path: '/statistics/:table',
  isNeutral: true,
  async respond({ registry, params, messages }) {
    const name = /^(\w+)\.csv$/.exec(params['table'] ?? '')?.[1] ?? '';
    const table = Object.hasOwn(STATISTICS_TABLES, name) ? STATISTICS_TABLES[name] : undefined;
    if (table === undefined) throw new PageProblem(404, messages.problem.noSuchPage);
    const { head, rows } = table(await registry.getStatistics());
    return { contentType: 'text/csv; charset=utf-8', data: toCsv(head, rows), fileName: `touchstone-${name}.csv` };
  },
};

interface StatisticsProps {
  readonly statistics: Statistics;
  readonly codes: CountryCodes;
}

function StatisticsPage({ statistics, codes }: StatisticsProps) {
  const { messages } = useSite();
  const words = messages.statistics;
  const { contents } = words;
  return (
    <>
      <div class="opening">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      <Contents
        entries={[
          ['years', contents.years],
          ['coverage', contents.coverage],
          ['countries', contents.countries],
          ['agencies', contents.agencies],
          ['levels', contents.levels],
          ['kinds', contents.kinds],
        ]}
      />
      <Years statistics={statistics} />
      <CoverageByCountry statistics={statistics} />
      <Countries statistics={statistics} codes={codes} />
      <Agencies statistics={statistics} />
      <Levels statistics={statistics} />
      <Kinds statistics={statistics} />
    </>
  );
}

type OnlyStatistics = Pick<StatisticsProps, 'statistics'>;

function Years({ statistics }: OnlyStatistics) {
  const words = useSite().messages.statistics.years;
  const columns = columnsByStartYear(statistics);
  const most = columns.reduce(
    (one, other) => (totalOf(other) > totalOf(one) ? other : one),
    columns[0] ?? { label: '', parts: [] },
  );
  const all = columns.reduce((sum, column) => sum + totalOf(column), 0);
  const conditional = columns.reduce(
    (sum, { parts }) => sum + (parts.find(({ fill }) => fill === 'conditional')?.count ?? 0),
    0,
  );
  return (
    <Section id="years" title={words.title} aside={words.aside}>
      <YearFigure
        columns={columns}
        title={words.finding(most.label, totalOf(most), all === 0 ? 0 : conditional / all)}
        yearTitle={words.year}
        totalTitle={words.total}
      />
      <Source statistics={statistics} table="years" />
    </Section>
  );
}

function CoverageByCountry({ statistics }: OnlyStatistics) {
  const { messages, format, link } = useSite();
  const words = messages.statistics.coverage;
  const name = ({ country }: Statistics['coverage'][number]) =>
    format.country(country.iso_3166_alpha2, country.name_english);
  const rows = statistics.coverage
    .filter(({ country }) => !country.iso_3166_alpha2.includes('-'))
    .toSorted((one, other) => other.institution_total - one.institution_total)
    .slice(0, LARGEST)
    .toSorted((one, other) => other.valid_share - one.valid_share);
  const [best] = rows;
  const bars = rows.map((row) => ({
    key: String(row.country.id),
    label: <a href={link(`/country/${row.country.iso_3166_alpha2}`)}>{name(row)}</a>,
    value: row.valid_share,
    text: format.percent(row.valid_share),
  }));
  return (
    <Section id="coverage" title={words.title} aside={words.aside}>
      <Figure
        title={best === undefined ? words.title : words.finding(name(best), best.valid_share)}
        rows={bars}
        most={1}
      >
        <DataTable
          caption={words.title}
          rows={statistics.coverage}
          keyOf={({ country }) => country.id}
          columns={[
            { title: words.country, cell: name },
            { title: words.total, isNumber: true, cell: (row) => format.number(row.institution_total) },
            { title: words.count, isNumber: true, cell: (row) => format.number(row.institution_count) },
            { title: words.valid, isNumber: true, cell: (row) => format.number(row.institution_valid_count) },
            { title: words.share, isNumber: true, cell: (row) => format.percent(row.valid_share) },
          ]}
        />
      </Figure>
      <Source statistics={statistics} table="coverage" />
    </Section>
  );
}

function Countries({ statistics, codes }: StatisticsProps) {
  const { messages, format, link } = useSite();
  const words = messages.statistics.countries;
  const name = (value: string) => format.country(codes.get(value) ?? '', value);
  const rows = byCount(statistics.reports.country);
  const [first] = rows;
  return (
    <Section id="countries" title={words.title} aside={words.aside}>
      <Figure
        title={first === undefined ? words.title : words.finding(name(first.value), first.count)}
        rows={rows.slice(0, SHOWN).map(({ value, count }) => ({
          key: value,
          label: <a href={`${link('/reports')}?country=${encodeURIComponent(value)}`}>{name(value)}</a>,
          value: count,
        }))}
      >
        <ValueTable caption={words.title} head={words.country} count={words.reports} rows={rows} nameOf={name} />
      </Figure>
      <Source statistics={statistics} table="countries" />
    </Section>
  );
}

function Agencies({ statistics }: OnlyStatistics) {
  const { messages, link } = useSite();
  const words = messages.statistics.agencies;
  const rows = byCount(statistics.reports.agency);
  const [first] = rows;
  return (
    <Section id="agencies" title={words.title} aside={words.aside}>
      <Figure
        title={first === undefined ? words.title : words.finding(first.value, first.count)}
        rows={rows.slice(0, SHOWN).map(({ value, count }) => ({
          key: value,
          label: <a href={`${link('/reports')}?agency=${encodeURIComponent(value)}`}>{value}</a>,
          value: count,
        }))}
      >
        <ValueTable caption={words.title} head={words.agency} count={words.reports} rows={rows} />
      </Figure>
      <Source statistics={statistics} table="agencies" />
    </Section>
  );
}

function Levels({ statistics }: OnlyStatistics) {
  const { messages } = useSite();
  const words = messages.statistics.levels;
  const { level } = messages.vocabulary;
  const name = (value: string) => level[value as keyof typeof level] ?? value;
  const rows = byCount(statistics.reports.qf_ehea_level);
  const [first] = rows;
  return (
    <Section id="levels" title={words.title} aside={words.aside}>
      <Figure
        title={first === undefined ? words.title : words.finding(name(first.value))}
        rows={rows.map(({ value, count }) => ({ key: value, label: name(value), value: count }))}
      />
      <Source statistics={statistics} table="levels" />
    </Section>
  );
}

function Kinds({ statistics }: OnlyStatistics) {
  const { messages } = useSite();
  const words = messages.statistics.kinds;
  const { activityType, status } = messages.vocabulary;
  const names: Readonly<Record<string, string>> = { ...activityType, ...status };
  const { activity_type: types, status: statuses } = statistics.reports;
  const obligatory = statuses.find(({ value }) => value !== 'voluntary')?.count ?? 0;
  const bars = [...byCount(types), ...byCount(statuses)];
  return (
    <Section id="kinds" title={words.title} aside={words.aside}>
      <Figure
        title={words.finding(statistics.report_total === 0 ? 0 : obligatory / statistics.report_total)}
        rows={bars.map(({ value, count }) => ({ key: value, label: names[value] ?? value, value: count }))}
      />
      <Source statistics={statistics} table="kinds" />
    </Section>
  );
}

interface FigureProps {
  readonly title: string;
  readonly rows: readonly BarRow[];
  readonly most?: number;
  /** Every figure, where the bars leave some out. */
  readonly children?: ComponentChildren;
}

function Figure({ title, rows, most, children }: FigureProps) {
  const { messages } = useSite();
  return (
    <figure class="figure">
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <BarList rows={rows} {...(most !== undefined && { most })} />
      {children !== undefined && (
        <details class="more">
          <summary>{messages.frame.table}</summary>
          {children}
        </details>
      )}
    </figure>
  );
}

type Value = Statistics['reports']['country'][number];

interface ValueTableProps {
  readonly caption: string;
  readonly head: string;
  readonly count: string;
  readonly rows: readonly Value[];
  readonly nameOf?: (value: string) => string;
}

function ValueTable({ caption, head, count, rows, nameOf = (value) => value }: ValueTableProps) {
  const { format } = useSite();
  return (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={({ value }) => value}
      columns={[
        { title: head, cell: ({ value }) => nameOf(value) },
        { title: count, isNumber: true, cell: (row) => format.number(row.count) },
      ]}
    />
  );
}

function Source({ statistics, table }: { readonly statistics: Statistics; readonly table: string }) {
  const { messages, isDemo, linkIn } = useSite();
  const words = messages.statistics;
  return (
    <p class="caption">
      {isDemo ? words.demoSource(statistics.date) : words.source(statistics.date)}{' '}
      <a href={linkIn('en', `/statistics/${table}.csv`)}>CSV</a>
    </p>
  );
}

function byCount(values: readonly Value[]): readonly Value[] {
  return values.toSorted((one, other) => other.count - one.count);
}
