import type { CountryListItem } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { Section } from '../../../components/section.tsx';
import { countries as words } from '../../../messages/en/desk/countries.ts';
import { useSite } from '../../../site-view.ts';
import { deskDocument } from '../desk-frame.tsx';
import { deskPage } from '../desk-page.ts';

export const COUNTRIES_PATH = '/desk/countries';

/** Every country with a profile. */
export const deskCountriesPage = deskPage(COUNTRIES_PATH, async ({ registry }) =>
  deskDocument({
    path: COUNTRIES_PATH,
    title: words.title,
    description: words.description,
    lead: words.lead,
    children: <Countries countries={await registry.listCountries()} />,
  }),
);

function Countries({ countries }: { readonly countries: readonly CountryListItem[] }) {
  const { messages, format, link } = useSite();
  const { permission } = messages.vocabulary;
  const { columns } = words;
  return (
    <Section id="countries" title={words.list}>
      <DataTable
        caption={words.list}
        rows={countries}
        keyOf={({ id }) => id}
        columns={[
          {
            title: columns.name,
            cell: ({ id, name_english: name }) => <a href={link(`${COUNTRIES_PATH}/${id}`)}>{name}</a>,
          },
          { title: columns.code, cell: ({ iso_3166_alpha2: code }) => code },
          {
            title: columns.member,
            cell: ({ ehea_is_member: isMember }) => (isMember ? words.member : words.notMember),
          },
          { title: columns.external, cell: ({ external_QAA_is_permitted: allowed }) => permission[allowed] },
          { title: columns.approach, cell: ({ european_approach_is_permitted: allowed }) => permission[allowed] },
          { title: columns.agencies, isNumber: true, cell: ({ agency_count: count }) => format.number(count) },
        ]}
      />
    </Section>
  );
}
