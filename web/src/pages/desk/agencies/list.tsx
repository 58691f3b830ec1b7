import type { ActivityGroup, AgencyListItem } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { Section } from '../../../components/section.tsx';
import { agencies as words } from '../../../messages/en/desk/agencies.ts';
import { useSite } from '../../../site-view.ts';
import { deskDocument } from '../desk-frame.tsx';
import { deskPage } from '../desk-page.ts';

export const AGENCIES_PATH = '/desk/agencies';
export const GROUPS_PATH = '/desk/agencies/groups';

/** Every agency, former ones too, and the procedures they share. */
export const deskAgenciesPage = deskPage(AGENCIES_PATH, async ({ registry }) => {
  const [agencies, groups] = await Promise.all([
    registry.listAgencies({ registered: 'all', ordering: 'acronym_primary' }),
    registry.listActivityGroups(),
  ]);
  return deskDocument({
    path: AGENCIES_PATH,
    title: words.title,
    description: words.description,
    lead: words.lead,
    children: (
      <>
        <Agencies agencies={agencies.results} />
        <Groups groups={groups} />
      </>
    ),
  });
});

function Agencies({ agencies }: { readonly agencies: readonly AgencyListItem[] }) {
  const { messages, format, link } = useSite();
  const { columns } = words;
  return (
    <Section id="agencies" title={words.list}>
      <p class="row-of-links">
        <span>{messages.desk.shared.found(agencies.length, words.one, words.many)}</span>
        <a href={link(`${AGENCIES_PATH}/new`)}>{words.add}</a>
      </p>
      <DataTable
        caption={words.list}
        rows={agencies}
        keyOf={({ id }) => id}
        columns={[
          {
            title: columns.name,
            cell: ({ id, acronym_primary: acronym, name_primary: name }) => (
              <>
                <a href={link(`${AGENCIES_PATH}/${id}`)}>{acronym}</a>
                <div class="muted small">{name}</div>
              </>
            ),
          },
          { title: columns.number, isNumber: true, cell: ({ registry_id: register }) => register },
          { title: columns.country, cell: ({ country }) => country.name_english },
          {
            title: columns.registration,
            cell: ({ is_registered: isRegistered, registration_start: start, registration_valid_to: end }) =>
              isRegistered || end === '' ? words.since(format.shortDay(start)) : words.until(format.shortDay(end)),
          },
          { title: columns.activities, isNumber: true, cell: ({ activities }) => format.number(activities.length) },
          { title: columns.reports, isNumber: true, cell: ({ report_count: count }) => format.number(count) },
        ]}
      />
    </Section>
  );
}

function Groups({ groups }: { readonly groups: readonly ActivityGroup[] }) {
  const { messages, format, link } = useSite();
  const { groupColumns: columns } = words;
  return (
    <Section id="groups" title={words.groups} aside={words.groupsAside}>
      <p class="row-of-links">
        <a href={link(`${GROUPS_PATH}/new`)}>{words.addGroup}</a>
      </p>
      <DataTable
        caption={words.groups}
        rows={groups}
        keyOf={({ id }) => id}
        columns={[
          { title: columns.name, cell: ({ id, activity }) => <a href={link(`${GROUPS_PATH}/${id}`)}>{activity}</a> },
          { title: columns.kind, cell: ({ activity_type: kind }) => messages.vocabulary.activityType[kind] },
          {
            title: columns.members,
            cell: ({ members }) => format.and([...new Set(members.map(({ agency }) => agency))]),
          },
        ]}
      />
    </Section>
  );
}
