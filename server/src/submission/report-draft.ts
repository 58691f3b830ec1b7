import type { Day } from '../domain/day.ts';
import type { Programme } from '../domain/programme.ts';
import type { ReportLink } from '../domain/report.ts';
import type { Decision, QfEheaLevel, ReportStatus } from '../domain/vocabularies.ts';
import type { AgencyReference, InstitutionReference } from '../import/references.ts';

/**
 * What an agency says of a report, in its own words. `undefined`: not said, or not readable; `null`: said to be absent.
 * An entry of a list that could not be read is `undefined` and keeps its place, so that pointers lead to the right one.
 */
export interface ReportDraft {
  readonly reportId: Said<number>;
  readonly agency: Said<AgencyReference>;
  readonly contributingAgencies: Said<Entries<AgencyReference>>;
  readonly localIdentifier: Said<string>;
  readonly activities: Said<Entries<ActivityDraft>>;
  /** Where the activities stand: in the list, or in the older single member. */
  readonly activitiesPointer: '/activities' | '/activity';
  readonly status: Said<ReportStatus>;
  readonly decision: Said<Decision>;
  readonly supersedes: Said<number>;
  readonly limitField: Said<string>;
  readonly limitQfLevels: Said<Entries<QfEheaLevel>>;
  readonly summary: Said<string>;
  readonly otherComment: Said<string>;
  readonly validFrom: Said<Day>;
  readonly validTo: Said<Day>;
  readonly links: Said<Entries<ReportLink>>;
  readonly files: Said<Entries<FileDraft>>;
  readonly institutions: Said<Entries<NamedInstitution>>;
  readonly platforms: Said<Entries<NamedInstitution>>;
  readonly programmes: Said<readonly ProgrammeDraft[]>;
  /** The members that were sent, readable or not: what is absent from them was not said. */
  readonly members: ReadonlySet<string>;
}

/** An institution of the registry, or one that was proposed to it. */
export type NamedInstitution = InstitutionReference | { readonly by: 'proposal'; readonly id: number };

export type Said<Value> = Value | null | undefined;
export type Entries<Item> = readonly (Item | undefined)[];

/** A procedure, as the report names it. Without an agency it is one of the agencies of the report. */
export type ActivityDraft = { readonly agency: AgencyReference | undefined } & (
  | { readonly by: 'id'; readonly id: number }
  | { readonly by: 'local_identifier'; readonly localIdentifier: string }
  | { readonly by: 'group'; readonly group: string }
);

interface DescribedFile {
  readonly displayName: string | null;
  /** ISO 639-3 codes. */
  readonly languages: readonly string[];
}

/** A document to be fetched, or one that came along. */
export type NewFileDraft = DescribedFile &
  (
    | { readonly from: 'address'; readonly originalLocation: string; readonly fileName: string }
    | { readonly from: 'content'; readonly content: Uint8Array; readonly fileName: string }
  );

/** A new document, or one the report already has. */
export type FileDraft = NewFileDraft | (DescribedFile & { readonly from: 'report'; readonly id: number });

/** A programme with what could be read of it; required members may be `undefined`. */
export interface ProgrammeDraft
  extends Omit<
    Programme,
    'id' | 'identifiers' | 'names' | 'qfEheaLevel' | 'degreeOutcome' | 'workloadEcts' | 'assessmentCertification'
  > {
  readonly names: Programme['names'];
  readonly qfEheaLevel: Programme['qfEheaLevel'] | undefined;
  readonly degreeOutcome: boolean | undefined;
  readonly workloadEcts: Said<number>;
  readonly assessmentCertification: Programme['assessmentCertification'] | undefined;
  readonly identifiers: readonly ProgrammeIdentifierDraft[];
}

export interface ProgrammeIdentifierDraft {
  readonly identifier: string;
  /** `null` for the agency's own. */
  readonly resource: string | null;
  readonly agency: AgencyReference | null;
}
