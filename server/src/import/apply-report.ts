import type { Programme } from '../domain/programme.ts';
import type { Report, ReportFile } from '../domain/report.ts';
import type { Applied, Match } from './applied.ts';
import { NEW_ID } from './new-ids.ts';
import { keepProgrammeIds, type ProgrammeDraft } from './programme-draft.ts';
import type { FileDraft, ReportDraft, ReportReferences } from './report-draft.ts';
import { createRowResolver, type Resolver, type RowResolver, reportKey } from './resolver.ts';
import type { FieldProblem } from './row.ts';

export interface ReportContext {
  readonly before: Report | undefined;
  readonly resolver: Resolver;
  /** Asks the rules about the report as far as the row and the stored report say what it is. */
  readonly problemsIn: (report: Partial<Report>) => readonly FieldProblem[];
}

const NEW_REPORT = {
  contributingAgencyIds: [],
  platformIds: [],
  validTo: null,
  localIdentifier: null,
  summary: null,
  otherComment: null,
  limitField: null,
  limitQfLevels: [],
  files: [],
  links: [],
  programmes: [],
  flags: [],
  supersedesId: null,
  supersededBy: null,
  withdrawal: null,
} as const satisfies Partial<Report>;

/** What nobody can guess for a new report, with the member of the form that says it. */
const REQUIRED = {
  agencyId: 'agency',
  activityIds: 'activities',
  institutionIds: 'institutions',
  status: 'status',
  decision: 'decision',
  validFrom: 'valid_from',
} as const satisfies Partial<Record<keyof Report, string>>;

export function matchReport({ key }: ReportDraft, resolver: Resolver): Match {
  const ids = resolver.reportIds(key);
  if (ids.length > 1) {
    return { problems: [{ pointer: '', message: `fits several reports (ids ${ids.join(', ')}); give the report_id` }] };
  }
  if (ids.length === 0 && key.by === 'report_id') {
    const message = `names no report of the registry (${reportKey(key)}); leave it out for a new one`;
    return { problems: [{ pointer: '/report_id', message }] };
  }
  return { id: ids[0] };
}

/** The report with what the row states. New programmes and files get their ids when they are stored. */
export function applyReport(draft: ReportDraft, { before, resolver, problemsIn }: ReportContext): Applied<Report> {
  const rows = createRowResolver(resolver);
  const merged = {
    ...NEW_REPORT,
    ...before,
    ...draft.stated,
    ...resolveReferences(draft.references, rows),
  };
  const content: Partial<Report> = {
    ...merged,
    ...(draft.files && { files: keepFiles(draft.files, merged.files) }),
    ...(draft.programmes && { programmes: toProgrammes(draft.programmes, merged, rows) }),
  };
  const problems = [...rows.problems, ...missingMembers(content), ...newHands(content, before), ...problemsIn(content)];
  return problems.length > 0 ? { problems } : { content: content as Report };
}

/** A report stays with its agency. */
function newHands({ agencyId }: Partial<Report>, before: Report | undefined): readonly FieldProblem[] {
  // One that names nothing has its own problem.
  if (before === undefined || !agencyId || before.agencyId === agencyId) return [];
  const message = 'is another agency than that of the stored report; a report does not change hands';
  return [{ pointer: '/agency', message }];
}

function resolveReferences(references: Partial<ReportReferences>, rows: RowResolver): Partial<Report> {
  const { agency, contributingAgencies, activities, institutions, platforms, supersedes } = references;
  return {
    ...(agency && { agencyId: rows.agency(agency, '/agency') }),
    ...(contributingAgencies && {
      contributingAgencyIds: contributingAgencies.map((reference, index) =>
        rows.agency(reference, `/contributing_agencies/${index}`),
      ),
    }),
    ...(activities && {
      activityIds: activities.map((reference, index) => rows.activity(reference, `/activities/${index}`)),
    }),
    ...(institutions && {
      institutionIds: institutions.map((reference, index) => rows.institution(reference, `/institutions/${index}`)),
    }),
    ...(platforms && {
      platformIds: platforms.map((reference, index) => rows.institution(reference, `/platforms/${index}`)),
    }),
    ...(supersedes !== undefined && { supersedesId: supersedes && rows.report(supersedes, '/supersedes') }),
  };
}

function missingMembers(merged: Partial<Report>): readonly FieldProblem[] {
  return Object.entries(REQUIRED)
    .filter(([member]) => !Object.hasOwn(merged, member))
    .map(([, member]) => ({ pointer: `/${member}`, message: 'is missing: a new report needs it' }));
}

/** A file of the same address stays, with what was fetched from it; another one is still to be fetched. */
function keepFiles(files: readonly FileDraft[], stored: readonly ReportFile[]): readonly ReportFile[] {
  return files.map((file) => {
    const known = stored.find(({ originalLocation }) => originalLocation === file.originalLocation);
    const fetched = known ?? { id: NEW_ID, state: 'pending' as const, sha256: null, size: null };
    return { ...fetched, ...file };
  });
}

function toProgrammes(
  drafts: readonly ProgrammeDraft[],
  { agencyId = 0, programmes: stored = [] }: Partial<Report>,
  rows: RowResolver,
): readonly Programme[] {
  const programmes = drafts.map(({ identifiers, ...programme }, index) => ({
    ...programme,
    identifiers: identifiers.map(({ agency, ...identifier }, at) => ({
      ...identifier,
      agencyId:
        agency === undefined
          ? agencyId
          : agency && rows.agency(agency, `/programmes/${index}/identifiers/${at}/agency`),
    })),
  }));
  return keepProgrammeIds(programmes, stored);
}
