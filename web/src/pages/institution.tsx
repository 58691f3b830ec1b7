import type { Institution, ReportOfInstitution } from '@touchstone/sdk';
import { CoverageTimeline } from '../charts/coverage-timeline.tsx';
import { CoverageKey } from '../components/coverage-key.tsx';
import { RecordLinks } from '../components/record-links.tsx';
import { Contents, Section } from '../components/section.tsx';
import type { Page, PageRequest } from '../page.ts';
import { alternatesOf, movedTo, otherForm, readRecordAsked } from '../record-forms.ts';
import { placeReports } from '../registry/institution-coverage.ts';
import { nameFor } from '../registry/institution-name.ts';
import type { InstitutionReport } from '../registry/institution-verdict.ts';
import { hasEmptyParameters, withoutEmpty } from '../registry/search-state.ts';
import { institutionData } from '../registry/structured-data.ts';
import { useSite } from '../site-view.ts';
import { AskDay } from './institution/ask-day.tsx';
import { Context, Locations } from './institution/locations.tsx';
import { Identifiers, Names } from './institution/names.tsx';
import { InstitutionOpening } from './institution/opening.tsx';
import { Relations } from './institution/relations.tsx';
import { InstitutionalReports, ProgrammeReports } from './institution/reports.tsx';

export interface InstitutionView {
  readonly institution: Institution;
  readonly whole: readonly InstitutionReport[];
  readonly programmes: readonly InstitutionReport[];
  readonly query: URLSearchParams;
}

export const institutionPage: Page = {
  path: '/institution/:id',
  async respond(request) {
    const { registry, params, accept, permalink, today, query, messages, link } = request;
    const asked = readRecordAsked(params['id'] ?? '', accept);
    const institution = await registry.getInstitution({ institutionID: asked.id, history: true });
    const path = `/institution/${institution.registry_id}`;
    if (institution.registry_id !== asked.id) return movedTo(path, asked, request);
    if (hasEmptyParameters(query)) return { redirect: `${link(path)}${withoutEmpty(query)}`, status: 302 };
    const linkedData = institutionData(institution, permalink);
    const other = otherForm(asked, { path, record: institution, linkedData });
    if (other !== undefined) return other;
    const [whole, programmes] = await readReports(registry, institution.registry_id);
    const view = {
      institution,
      whole: placeReports(whole, today),
      programmes: placeReports(programmes, today),
      query,
    };
    const name = nameFor(institution, request.language);
    const place = institution.countries[0];
    return {
      title: name,
      description: messages.institution.description(
        name,
        [place?.city, place?.country.name_english].filter(Boolean).join(', '),
      ),
      menu: 'institutions',
      canonical: path,
      structuredData: linkedData,
      alternates: alternatesOf(path),
      content: <InstitutionPage {...view} />,
    };
  },
};

async function readReports(
  registry: PageRequest['registry'],
  institutionID: string,
): Promise<readonly [readonly ReportOfInstitution[], readonly ReportOfInstitution[]]> {
  const asked = { institutionID, history: true, ordering: '-valid_from' } as const;
  const [whole, programmes] = await Promise.all([
    registry.listInstitutionalReportsOfInstitution(asked),
    registry.listProgrammeReportsOfInstitution(asked),
  ]);
  return [whole.results, programmes.results];
}

function InstitutionPage(view: InstitutionView) {
  const { messages } = useSite();
  const { contents, coverage } = messages.institution;
  const { institution, whole, programmes } = view;
  return (
    <>
      <InstitutionOpening {...view} />
      <Contents
        entries={[
          ['coverage', contents.coverage],
          ['institutional', contents.institutional],
          ['programmes', contents.programme],
          ['names', contents.names],
          ['identifiers', contents.identifiers],
          ['locations', contents.locations],
          ['relations', contents.relations],
          ['context', contents.context],
          ['record', contents.record],
        ]}
      />
      <Section id="coverage" title={coverage.title} aside={coverage.aside}>
        <AskDay {...view} />
        {whole.length + programmes.length > 0 && (
          <>
            <CoverageTimeline whole={whole} programmes={programmes} />
            <CoverageKey />
          </>
        )}
      </Section>
      <InstitutionalReports {...view} />
      <ProgrammeReports {...view} />
      <Names institution={institution} />
      <Identifiers institution={institution} />
      <Locations institution={institution} />
      <Relations institution={institution} />
      <Context institution={institution} />
      <RecordLinks
        path={`/institution/${institution.registry_id}`}
        api={`/webapi/v2/browse/institutions/${institution.id}/`}
        kind="institution"
        id={institution.id}
        {...(whole.length + programmes.length > 0 && { credentials: `/credentials/institutions/${institution.id}` })}
      />
    </>
  );
}
