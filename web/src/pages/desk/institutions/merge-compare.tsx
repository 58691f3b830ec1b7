import type { Institution } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { merge as words } from '../../../messages/en/desk/merge.ts';
import { primaryName } from '../../../registry/institution-name.ts';
import { useSite } from '../../../site-view.ts';

interface CompareProps {
  readonly survivor: Institution;
  readonly source: Institution;
}

interface Fact {
  readonly title: string;
  of(institution: Institution): readonly string[];
}

/** The two records beside each other, so that one sees whether they mean the same. */
export function Compare({ survivor, source }: CompareProps) {
  const { messages, format } = useSite();
  const { rows } = words;
  const facts: readonly Fact[] = [
    { title: rows.name, of: (one) => [primaryName(one)] },
    { title: rows.official, of: (one) => one.names.filter(isCurrent).map((name) => name.name_official) },
    { title: rows.former, of: (one) => one.names.filter((name) => !isCurrent(name)).map((name) => name.name_official) },
    {
      title: rows.place,
      of: ({ countries }) =>
        countries.map(({ city, country }) => [city, country.name_english].filter((part) => part !== '').join(', ')),
    },
    { title: rows.founded, of: ({ founding_date: day }) => (day === '' ? [] : [format.shortDay(day)]) },
    { title: rows.closed, of: ({ closure_date: day }) => (day === null ? [] : [format.shortDay(day)]) },
    { title: rows.website, of: ({ website_link: link }) => (link === '' ? [] : [link]) },
    { title: rows.identifiers, of: identifiersOf },
    {
      title: rows.levels,
      of: ({ qf_ehea_levels: levels }) =>
        levels.map(({ qf_ehea_level: level }) => messages.vocabulary.levelShort[level]),
    },
    { title: rows.reports, of: ({ report_count: count }) => [format.number(count)] },
  ];
  return (
    <DataTable
      caption={words.compare}
      rows={facts}
      keyOf={({ title }) => title}
      columns={[
        { title: words.field, cell: ({ title }) => title },
        { title: words.stays(survivor.registry_id), cell: ({ of }) => <Values values={of(survivor)} /> },
        { title: words.goes(source.registry_id), cell: ({ of }) => <Values values={of(source)} /> },
      ]}
    />
  );
}

function Values({ values }: { readonly values: readonly string[] }) {
  const { messages } = useSite();
  if (values.length === 0) return <span class="muted">{messages.frame.none}</span>;
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>
          <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  );
}

function isCurrent({ name_valid_to: end }: Institution['names'][number]): boolean {
  return end === null;
}

function identifiersOf({ stats_id: statsId, identifiers }: Institution): readonly string[] {
  const others = identifiers.map(({ resource, identifier }) => `${resource} ${identifier}`);
  return statsId === '' ? others : [statsId, ...others];
}
