import type { Report, ReportHistoryEntry } from '@touchstone/sdk';
import { capitalised } from '../components/report-entry.tsx';
import { dayOf, type Format } from '../format.ts';
import type { Messages } from '../messages/messages.ts';
import { type Page, PageProblem, type PageRequest } from '../page.ts';
import { alternatesOf, otherForm, readRecordAsked } from '../record-forms.ts';
import { currentName, primaryName } from '../registry/institution-name.ts';
import { languageOfName } from '../registry/name-language.ts';
import { type Validity, validityOf } from '../registry/report-state.ts';
import { reportData } from '../registry/structured-data.ts';
import { ReportCitation, ReportCredential, ReportHistory } from './report/after.tsx';
import { ReportDocuments } from './report/documents.tsx';
import { ReportOpening } from './report/opening.tsx';
import { ReportProgrammes } from './report/programmes.tsx';
import { ReportScope } from './report/scope.tsx';

/** A joint programme may have many institutions; the scope lists them all. */
const MOST_NAMED = 3;

export interface ReportView {
  readonly report: Report;
  readonly title: string;
  readonly validity: Validity;
  readonly history: readonly ReportHistoryEntry[];
  /** The official names of its institutions that the title does not show. */
  readonly ownNames: readonly OwnName[];
}

interface OwnName {
  readonly name: string;
  readonly lang: string | undefined;
}

export const reportPage: Page = {
  path: '/report/:id',
  async respond(request) {
    const { registry, params, accept, permalink, today, format, messages } = request;
    const asked = readRecordAsked(params['id'] ?? '', accept);
    const reportID = recordNumber(asked.id, messages);
    const [report, history] = await Promise.all([
      registry.getReport({ reportID }),
      registry.getReportHistory({ reportID }),
    ]);
    const path = `/report/${report.id}`;
    const linkedData = reportData(report, permalink);
    const other = otherForm(asked, { path, record: report, linkedData });
    if (other !== undefined) return other;
    const validity = validityOf(report, today, await supersededOn(report, registry));
    const title = reportTitle(report, messages, format);
    const ownNames = await readOwnNames(report, registry);
    return {
      title,
      description: messages.report.description(title, report.agency_name),
      menu: 'reports',
      canonical: path,
      structuredData: linkedData,
      alternates: alternatesOf(path),
      content: <ReportPage {...{ report, title, validity, history, ownNames }} />,
    };
  },
};

/** Numbers only: anything else is not the address of a record. */
export function recordNumber(text: string, messages: Messages): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new PageProblem(404, messages.problem.noSuchRecord);
  return Number(text);
}

async function supersededOn(
  { superseded_by: id }: Report,
  registry: PageRequest['registry'],
): Promise<string | undefined> {
  if (id === null) return undefined;
  const successor = await registry.getReport({ reportID: id });
  return dayOf(successor.valid_from);
}

async function readOwnNames({ institutions }: Report, registry: PageRequest['registry']): Promise<readonly OwnName[]> {
  const records = await Promise.all(
    institutions.slice(0, MOST_NAMED).map(({ registry_id: id }) => registry.getInstitution({ institutionID: id })),
  );
  return records.flatMap((institution) => {
    const { name_official: name = '' } = currentName(institution.names) ?? {};
    const lang = languageOfName(name, institution.countries[0]?.country.iso_3166_alpha2);
    return name === '' || name === primaryName(institution) ? [] : [{ name, lang }];
  });
}

/** What was reviewed, where. */
function reportTitle(report: Report, { report: words }: Messages, format: Format): string {
  const institutions = format.and(report.institutions.map(({ name_primary: name }) => name));
  const [first, ...others] = report.programmes;
  if (first === undefined) return words.of(capitalised(report.agency_esg_activity), institutions);
  if (others.length === 0) return words.at(first.name_primary, institutions);
  return words.at(words.programmeCount(report.programmes.length), institutions);
}

function ReportPage(view: ReportView) {
  return (
    <>
      <ReportOpening {...view} />
      <ReportScope report={view.report} />
      <ReportProgrammes report={view.report} />
      <ReportDocuments report={view.report} />
      <ReportCredential report={view.report} />
      <ReportHistory history={view.history} />
      <ReportCitation report={view.report} title={view.title} />
    </>
  );
}
