import type { Agency } from '../domain/agency.ts';
import type { Problem } from '../domain/errors.ts';
import type { Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import type { NamedList, SubmittedReport } from '../domain/submission/submitted-report.ts';
import type { AgencyReference } from '../import/references.ts';
import { composeFiles } from './compose-files.ts';
import { composeProgrammes, toSubmittedProgramme } from './compose-programmes.ts';
import { createPartyFinder, type KnownParties, ofAgency } from './find-parties.ts';
import type { ReadReport } from './read-report.ts';
import type { Entries, NamedInstitution, ReportDraft, Said } from './report-draft.ts';

/** What a submission is put together from. */
export interface Ground extends KnownParties {
  /** The report as it is; `undefined` for a new one. */
  readonly before: Stored<Report> | undefined;
  /** Whether what is not said stays as it is. */
  readonly isPatch: boolean;
  readonly institution: (reference: NamedInstitution, pointer: string) => Stored<Institution> | undefined;
  readonly institutionById: (id: number) => Stored<Institution> | undefined;
}

export interface Composition {
  readonly submitted: SubmittedReport;
  /** What could not be read, found or done without. */
  readonly problems: readonly Problem[];
  /** `undefined` when there are problems. */
  readonly content: Report | undefined;
}

/** Puts together the report that a draft makes of the stored one, with the records it names. */
export function composeReport({ draft, problems: unreadable }: ReadReport, ground: Ground): Composition {
  const problems: Problem[] = [...unreadable];
  const { before, isPatch } = ground;
  const parties = composeParties(draft, ground, problems);
  const institutions = composeInstitutions(draft.institutions, 'institutions', ground);
  const platforms = composeInstitutions(draft.platforms, 'platforms', ground);
  const programmes = keeps('programmes') ? (before?.programmes ?? []) : (draft.programmes ?? []);
  const submitted: SubmittedReport = {
    institutions,
    platforms,
    status: said(draft.status, before?.status, undefined),
    decision: said(draft.decision, before?.decision, undefined),
    validFrom: said(draft.validFrom, before?.validFrom, undefined),
    validTo: keeps('valid_to') ? before?.validTo : orNone(draft.validTo, 'valid_to'),
    programmes: programmes.map(toSubmittedProgramme),
    ...parties,
  };
  problems.push(...missing(draft, isPatch));
  const files = keeps('report_files') ? (before?.files ?? []) : composeFiles(draft.files ?? [], before, problems);
  return { submitted, problems, content: toContent() };

  function keeps(member: string): boolean {
    return isPatch && !draft.members.has(member);
  }

  /** Not said: as it was, in a patch; else as with a new report. */
  function said<Value, None>(value: Said<Value>, old: NoInfer<Value> | undefined, none: None): Value | None {
    if (value !== undefined && value !== null) return value;
    return value === undefined && isPatch && old !== undefined ? old : none;
  }

  function orNone<Value>(value: Said<Value>, member: string): Value | null | undefined {
    return draft.members.has(member) ? value : null;
  }

  function agencyIdOf(reference: AgencyReference, pointer: string): number | null {
    return createPartyFinder(ground, problems).agency(reference, pointer)?.id ?? null;
  }

  function toContent(): Report | undefined {
    const { agency, status, decision, validFrom, validTo } = submitted;
    const isMissing =
      agency === undefined ||
      status === undefined ||
      decision === undefined ||
      validFrom === undefined ||
      validTo === undefined;
    if (isMissing || problems.length > 0) return undefined;
    return {
      agencyId: agency.id,
      contributingAgencyIds: idsIn(submitted.contributingAgencies),
      activityIds: idsIn(submitted.activities),
      institutionIds: idsIn(institutions),
      platformIds: idsIn(platforms),
      status,
      decision,
      validFrom,
      validTo,
      localIdentifier: said(draft.localIdentifier, before?.localIdentifier ?? undefined, null),
      summary: said(draft.summary, before?.summary ?? undefined, null),
      otherComment: said(draft.otherComment, before?.otherComment ?? undefined, null),
      limitField: said(draft.limitField, before?.limitField ?? undefined, null),
      limitQfLevels: entriesOf(said(draft.limitQfLevels, before?.limitQfLevels, [])),
      files,
      links: entriesOf(said(draft.links, before?.links, [])),
      programmes: keeps('programmes')
        ? (before?.programmes ?? [])
        : composeProgrammes(draft.programmes ?? [], {
            agencyId: agency.id,
            stored: before?.programmes ?? [],
            agencyIdOf,
          }),
      flags: before?.flags ?? [],
      supersedesId: said(draft.supersedes, before?.supersedesId ?? undefined, null),
      supersededBy: before?.supersededBy ?? null,
      withdrawal: before?.withdrawal ?? null,
    };
  }
}

type Parties = Pick<SubmittedReport, 'agency' | 'contributingAgencies' | 'activities'>;

function composeParties(draft: ReportDraft, ground: Ground, problems: Problem[]): Parties {
  const { before, isPatch, agencies } = ground;
  const finder = createPartyFinder(ground, problems);
  const old = agencies.find(({ id }) => id === before?.agencyId);
  const agency = draft.agency ? finder.agency(draft.agency, '/agency') : isPatch ? old : undefined;
  if (agency !== undefined && before !== undefined && agency.id !== before.agencyId) {
    problems.push({
      pointer: '/agency',
      message: 'The stored report is one of another agency; a report does not change hands.',
    });
  }
  const isKept = (member: string) => isPatch && !draft.members.has(member);
  const contributingAgencies = isKept('contributing_agencies')
    ? keptList(before?.contributingAgencyIds, '/contributing_agencies', (id) => agencies.find((one) => one.id === id))
    : finder.agencyList(draft.contributingAgencies ?? [], '/contributing_agencies');
  const parties: readonly Stored<Agency>[] = [
    ...(agency ? [agency] : []),
    ...contributingAgencies.found.map(({ record }) => record),
  ];
  const activities =
    isKept('activities') && isKept('activity')
      ? keptList(before?.activityIds, '/activities', (id) =>
          agencies.flatMap(ofAgency).find((activity) => activity.id === id),
        )
      : finder.activities(draft.activities ?? [], { pointer: draft.activitiesPointer, parties });
  return { agency, contributingAgencies, activities };
}

function composeInstitutions(
  references: Said<Entries<NamedInstitution>>,
  member: 'institutions' | 'platforms',
  { before, isPatch, institution, institutionById }: Ground,
): NamedList<Stored<Institution>> {
  if (references === undefined && isPatch) {
    const ids = member === 'institutions' ? before?.institutionIds : before?.platformIds;
    return keptList(ids, `/${member}`, institutionById);
  }
  const found = (references ?? []).flatMap((reference, index) => {
    const pointer = `/${member}/${index}`;
    const record = reference && institution(reference, pointer);
    return record ? [{ pointer, record }] : [];
  });
  return { given: references?.length ?? 0, found };
}

function keptList<Record>(
  ids: readonly number[] | undefined,
  pointer: string,
  find: (id: number) => Record | undefined,
): NamedList<Record> {
  const found = (ids ?? []).flatMap((id, index) => {
    const record = find(id);
    return record ? [{ pointer: `${pointer}/${index}`, record }] : [];
  });
  return { given: ids?.length ?? 0, found };
}

/** What a report cannot do without. */
const REQUIRED = {
  agency: 'A report needs the agency that made it, by its acronym or its register number.',
  activities: 'A report needs at least one activity of the agency.',
  institutions: 'A report needs at least one institution.',
  status: 'A report needs its status: "part of obligatory EQA system" or "voluntary".',
  decision: 'A report needs its decision.',
  valid_from: 'A report needs the day from which it is valid.',
} as const;

function missing(draft: ReportDraft, isPatch: boolean): readonly Problem[] {
  const values = {
    agency: draft.agency,
    activities: draft.activities,
    institutions: draft.institutions,
    status: draft.status,
    decision: draft.decision,
    valid_from: draft.validFrom,
  };
  return Object.entries(REQUIRED).flatMap(([member, message]) => {
    const value = values[member as keyof typeof values];
    const isSaid = draft.members.has(member) || (member === 'activities' && draft.members.has('activity'));
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    const isMissing = isSaid ? isEmpty : !isPatch;
    return isMissing ? [{ pointer: `/${member}`, message }] : [];
  });
}

function idsIn(list: NamedList<{ readonly id: number }>): readonly number[] {
  return [...new Set(list.found.map(({ record }) => record.id))];
}

function entriesOf<Item>(entries: Entries<Item>): readonly Item[] {
  return entries.flatMap((entry) => (entry === undefined ? [] : [entry]));
}
