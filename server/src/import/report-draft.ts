import type { Report, ReportFile, ReportLink } from '../domain/report.ts';
import { reportFileName } from '../domain/report-file-name.ts';
import { parseDecision, parseQfEheaLevel, parseReportStatus } from '../domain/vocabulary-codes.ts';
import { findLanguage } from '../reference/languages.ts';
import { checked, clean, ifGiven, stated } from './form-parts.ts';
import { type ProgrammeDraft, toProgrammeDraft } from './programme-draft.ts';
import {
  type AgencyReference,
  type InstitutionReference,
  toAgencyReference,
  toInstitutionReference,
} from './references.ts';
import type { ReportRow } from './report-form.ts';
import type { ActivityReference, ReportReference } from './resolver.ts';

/** A file that is not fetched yet. */
export type FileDraft = Pick<ReportFile, 'displayName' | 'fileName' | 'languages'> & {
  readonly originalLocation: string;
};

type PlainMember =
  | 'localIdentifier'
  | 'status'
  | 'decision'
  | 'validFrom'
  | 'validTo'
  | 'summary'
  | 'otherComment'
  | 'limitField'
  | 'limitQfLevels'
  | 'links';

/** The other records a report names, in the words of the row. */
export interface ReportReferences {
  readonly agency: AgencyReference;
  readonly contributingAgencies: readonly AgencyReference[];
  readonly activities: readonly ActivityReference[];
  readonly institutions: readonly InstitutionReference[];
  readonly platforms: readonly InstitutionReference[];
  readonly supersedes: ReportReference | null;
}

/** What a row says about a report. */
export interface ReportDraft {
  readonly key: ReportReference;
  readonly stated: Partial<Pick<Report, PlainMember>>;
  readonly references: Partial<ReportReferences>;
  /** `undefined` where the row says nothing about them. */
  readonly files: readonly FileDraft[] | undefined;
  readonly programmes: readonly ProgrammeDraft[] | undefined;
}

export function toReportDraft(row: ReportRow): ReportDraft {
  const agency = row.agency === undefined ? undefined : toAgencyReference(row.agency);
  return {
    key: toKey(row, agency),
    stated: stated({
      localIdentifier: ifGiven(row.local_identifier, clean),
      status: row.status === undefined ? undefined : checked(parseReportStatus(row.status)),
      decision: row.decision === undefined ? undefined : checked(parseDecision(row.decision)),
      validFrom: row.valid_from,
      validTo: row.valid_to,
      summary: ifGiven(row.summary, clean),
      otherComment: ifGiven(row.other_comment, clean),
      limitField: ifGiven(row.limit_field, clean),
      limitQfLevels: row.limit_qf_levels?.map((level) => checked(parseQfEheaLevel(level))),
      links: row.report_links?.map(toLink),
    }),
    references: stated({
      agency,
      contributingAgencies: row.contributing_agencies?.map(toAgencyReference),
      activities: row.activities?.map((activity) => toActivityReference(activity, agency)),
      institutions: row.institutions?.map(toInstitutionReference),
      platforms: row.platforms?.map(toInstitutionReference),
      supersedes: ifGiven(row.supersedes, (written) => toReportReference(written, agency)),
    }),
    files: row.report_files?.map(toFile),
    programmes: row.programmes?.map(toProgrammeDraft),
  };
}

function toKey(row: ReportRow, agency: AgencyReference | undefined): ReportReference {
  if (row.report_id !== undefined) return { by: 'report_id', id: row.report_id };
  return toReportReference(row.local_identifier ?? '', agency);
}

type Item<List extends 'activities' | 'report_files' | 'report_links'> = NonNullable<ReportRow[List]>[number];

function toActivityReference(row: Item<'activities'>, ofReport: AgencyReference | undefined): ActivityReference {
  if (row.id !== undefined) return { by: 'id', id: row.id };
  const agency = row.agency === undefined ? checked(ofReport) : toAgencyReference(row.agency);
  return row.local_identifier === undefined
    ? { by: 'activity', activity: clean(checked(row.activity)), agency }
    : { by: 'local_identifier', localIdentifier: clean(row.local_identifier), agency };
}

function toReportReference(written: string | number, agency: AgencyReference | undefined): ReportReference {
  return typeof written === 'number'
    ? { by: 'report_id', id: written }
    : { by: 'local_identifier', localIdentifier: clean(written), agency: checked(agency) };
}

function toFile(row: Item<'report_files'>): FileDraft {
  const originalLocation = row.original_location.trim();
  const fileName = reportFileName(originalLocation);
  return {
    originalLocation,
    fileName,
    displayName: clean(row.display_name ?? '') || fileName,
    languages: row.report_language.map((code) => checked(findLanguage(code)).alpha3),
  };
}

function toLink(row: Item<'report_links'>): ReportLink {
  return { link: row.link.trim(), displayName: clean(row.link_display_name ?? '') };
}
