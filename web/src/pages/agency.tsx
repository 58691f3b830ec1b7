import type { AgencyDetail, CountryByAgencyFocus } from '@touchstone/sdk';
import { DataTable } from '../components/data-table.tsx';
import { ShortDay } from '../components/day.tsx';
import { RecordLinks } from '../components/record-links.tsx';
import { capitalised } from '../components/report-entry.tsx';
import { Contents, Crumbs, Facts, Ledger, Section } from '../components/section.tsx';
import type { Page } from '../page.ts';
import { alternatesOf, otherForm, readRecordAsked } from '../record-forms.ts';
import { languageOfName } from '../registry/name-language.ts';
import { agencyData } from '../registry/structured-data.ts';
import { useSite } from '../site-view.ts';
import { DecisionFiles } from './agency-lists.tsx';
import { recordNumber } from './report.tsx';

interface AgencyView {
  readonly agency: AgencyDetail;
  readonly countries: readonly CountryByAgencyFocus[];
  readonly codes: ReadonlyMap<number, string>;
}

export const agencyPage: Page = {
  path: '/agency/:id',
  async respond({ registry, params, accept, permalink, messages }) {
    const asked = readRecordAsked(params['id'] ?? '', accept);
    const agencyID = recordNumber(asked.id, messages);
    const agency = await registry.getAgency({ agencyID, history: true });
    const path = `/agency/${agency.id}`;
    const linkedData = agencyData(agency, permalink);
    const other = otherForm(asked, { path, record: agency, linkedData });
    if (other !== undefined) return other;
    const [countries, all] = await Promise.all([
      registry.listCountriesByAgencyFocus({ agencyID, history: true }),
      registry.listCountries(),
    ]);
    const codes = new Map(all.map((country) => [country.id, country.iso_3166_alpha2]));
    return {
      title: `${agency.name_primary} (${agency.acronym_primary})`,
      description: messages.agency.description(agency.name_primary),
      menu: 'agencies',
      canonical: path,
      structuredData: linkedData,
      alternates: alternatesOf(path),
      content: <AgencyPage agency={agency} countries={countries.results} codes={codes} />,
    };
  },
};

function AgencyPage({ agency, countries, codes }: AgencyView) {
  const { messages } = useSite();
  const { contents } = messages.agency;
  return (
    <>
      <Opening agency={agency} countries={countries} codes={codes} />
      <Contents
        entries={[
          ['activities', contents.activities],
          ['countries', contents.countries],
          ['decisions', contents.decisions],
          ['contact', contents.contact],
          ['record', contents.record],
        ]}
      />
      <Activities agency={agency} />
      <Countries countries={countries} codes={codes} />
      <Decisions agency={agency} />
      <Contact agency={agency} />
      <RecordLinks
        path={`/agency/${agency.id}`}
        api={`/webapi/v2/browse/agencies/${agency.id}/`}
        kind="agency"
        id={agency.id}
      />
    </>
  );
}

function Opening({ agency, countries }: AgencyView) {
  const { messages, format, link } = useSite();
  const words = messages.agency;
  const code = agency.country.iso_3166_alpha2;
  const versions = agency.names.filter(({ name_valid_to: end }) => end === '').flatMap((name) => name.name_versions);
  const own = versions.find((version) => version.name !== agency.name_primary)?.name;
  return (
    <>
      <Crumbs trail={[['/agencies', words.list.title]]} here={agency.acronym_primary} />
      <div class="opening split">
        <div>
          <h1>{agency.name_primary}</h1>
          {own !== undefined && (
            <p class="own-name" lang={languageOfName(own, code)}>
              {own}
            </p>
          )}
          <p class="inline">
            <span>{agency.acronym_primary}</span>
            <a href={link(`/country/${code}`)}>{format.country(code, agency.country.name_english)}</a>
            {agency.website_link !== '' && (
              <a href={agency.website_link} rel="external">
                {agency.website_link.replace(/^https?:\/\//, '')}
              </a>
            )}
          </p>
          <p class="lead">
            {agency.is_registered
              ? words.registered(agency.registration_start, '')
              : words.registered(agency.registration_start, agency.registration_valid_to)}{' '}
            {agency.is_registered &&
              agency.registration_valid_to !== '' &&
              words.registeredUntil(agency.registration_valid_to)}
            {!agency.is_registered && words.notRegistered}
          </p>
          {agency.registration_note !== '' && <p>{agency.registration_note}</p>}
          {agency.description_note !== '' && <p class="prose">{agency.description_note}</p>}
        </div>
        <div>
          <Ledger
            rows={[
              { term: words.figures.institutions, value: format.number(agency.institution_count) },
              { term: words.figures.reports, value: format.number(agency.report_count) },
              { term: words.figures.activities, value: format.number(agency.activities.length) },
              { term: words.figures.countries, value: format.number(countries.length) },
            ]}
          />
          <p class="small">
            <a href={`${link('/reports')}?agency=${encodeURIComponent(agency.acronym_primary)}`}>{words.allReports}</a>
          </p>
        </div>
      </div>
    </>
  );
}

function Activities({ agency }: Pick<AgencyView, 'agency'>) {
  const { messages, format, link } = useSite();
  const words = messages.agency.activities;
  const { list } = messages.agency;
  const search = (activity: string) =>
    `${link('/reports')}?activity=${encodeURIComponent(`${agency.acronym_primary} -> ${activity}`)}`;
  return (
    <Section id="activities" title={words.title} aside={words.aside}>
      {agency.activities.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.title}
          rows={agency.activities}
          keyOf={({ id }) => id}
          columns={[
            {
              title: words.activity,
              cell: (one) => (
                <>
                  <a href={search(one.activity)}>{capitalised(one.activity)}</a>
                  <span class="own muted">
                    {one.activity_description}
                    {one.activity_valid_to !== '' && `, ${words.ended(one.activity_valid_to)}`}
                  </span>
                </>
              ),
            },
            { title: words.kind, cell: (one) => messages.vocabulary.activityType[one.activity_type] },
            { title: list.institutions, isNumber: true, cell: (one) => format.number(one.institution_count) },
            { title: list.reports, isNumber: true, cell: (one) => format.number(one.report_count) },
          ]}
        />
      )}
    </Section>
  );
}

function Countries({ countries, codes }: Omit<AgencyView, 'agency'>) {
  const { messages, format, link } = useSite();
  const words = messages.agency.countries;
  const { list } = messages.agency;
  const roleOf = (one: CountryByAgencyFocus) => {
    if (one.country_is_official) return words.official;
    return one.country_is_crossborder ? words.crossborder : words.other;
  };
  return (
    <Section id="countries" title={words.title} aside={words.aside}>
      {countries.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.title}
          rows={countries}
          keyOf={({ country_id: id }) => id}
          columns={[
            {
              title: words.country,
              cell: (one) => {
                const code = codes.get(one.country_id) ?? '';
                return <a href={link(`/country/${code}`)}>{format.country(code, one.country)}</a>;
              },
            },
            { title: words.role, cell: roleOf },
            { title: list.institutions, isNumber: true, cell: (one) => format.number(one.institution_count) },
            { title: list.reports, isNumber: true, cell: (one) => format.number(one.report_count) },
          ]}
        />
      )}
    </Section>
  );
}

function Decisions({ agency }: Pick<AgencyView, 'agency'>) {
  const { messages } = useSite();
  const words = messages.agency;
  return (
    <Section id="decisions" title={words.decisions.title}>
      {agency.decisions.length === 0 ? (
        <p>{words.decisions.none}</p>
      ) : (
        <DataTable
          caption={words.decisions.title}
          rows={agency.decisions}
          keyOf={(one) => `${one.decision_date}${one.decision_type}`}
          columns={[
            { title: words.decisionList.date, cell: (one) => <ShortDay day={one.decision_date} /> },
            {
              title: words.decisionList.decision,
              cell: (one) => messages.vocabulary.agencyDecision[one.decision_type],
            },
            { title: words.decisionList.documents, cell: (one) => <DecisionFiles decision={one} /> },
          ]}
        />
      )}
    </Section>
  );
}

function Contact({ agency }: Pick<AgencyView, 'agency'>) {
  const { messages } = useSite();
  const words = messages.agency.contact;
  const lines = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>);
  const outside = (address: string) => (
    <a href={address} rel="external">
      {address}
    </a>
  );
  const former = agency.names.filter(({ name_valid_to: end }) => end !== '');
  return (
    <Section id="contact" title={words.title}>
      <Facts
        rows={[
          agency.contact_person !== '' && [words.person, agency.contact_person],
          agency.address !== '' && [words.address, lines(agency.address.split('\n'))],
          agency.phone_numbers.length > 0 && [words.phone, lines(agency.phone_numbers)],
          agency.emails.length > 0 && [
            words.mail,
            agency.emails.map((mail) => (
              <div key={mail}>
                <a href={`mailto:${mail}`}>{mail}</a>
              </div>
            )),
          ],
          agency.website_link !== '' && [words.website, outside(agency.website_link)],
          agency.reports_link !== '' && [words.reports, outside(agency.reports_link)],
          agency.associations.length > 0 && [words.associations, agency.associations.join(', ')],
          [words.focus, messages.vocabulary.focus[agency.geographical_focus]],
          agency.specialisation_note !== '' && [words.specialisation, agency.specialisation_note],
          former.length > 0 && [
            messages.agency.names.title,
            former.map(({ name_versions: versions, name_valid_to: end }) => (
              <div key={end}>
                {versions.map(({ name }) => name).join(' / ')}{' '}
                <span class="muted">({messages.agency.names.until(end)})</span>
              </div>
            )),
          ],
        ]}
      />
    </Section>
  );
}
