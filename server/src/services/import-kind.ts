import type { Kysely } from 'kysely';
import type { Agency } from '../domain/agency.ts';
import type { Day, Instant } from '../domain/day.ts';
import type { Institution } from '../domain/institution.ts';
import type { RecordType, Stored } from '../domain/record.ts';
import type { Applied, Match } from '../import/applied.ts';
import type { References } from '../import/draft-references.ts';
import type { Resolver } from '../import/resolver.ts';
import type { FieldProblem, ImportNote } from '../import/row.ts';
import type { IdCounter } from '../store/id-counter.ts';
import type { RecordContents } from '../store/record-mapping.ts';
import type { Tables } from '../store/tables.ts';
import type { KnownRecords } from '../submission/check-report.ts';
import type { Fact } from './import-facts.ts';

/** What is particular to one kind of row; planning and storing are the same for all. */
export interface ImportKind<Type extends RecordType, Draft> {
  readonly type: Type;
  /** Everything the rows name, for looking it up in bulk. */
  referencesOf(drafts: readonly Draft[]): References;
  /** What else must be known that no reference stands for. */
  readMoreFacts?(db: Kysely<Tables>, drafts: readonly Draft[]): Promise<readonly Fact[]>;
  match(draft: Draft, resolver: Resolver): Match;
  /** How other rows can name the record of this one. */
  factsOf(draft: Draft, id: number, resolver: Resolver): readonly Fact[];
  /** Whether the row names records of its own kind that are not there: a later row may bring them. */
  isAhead?(draft: Draft, resolver: Resolver): boolean;
  /** Why the stored record is not for this row to change: a mistake of the row, or nothing to worry about. */
  objectionTo?(
    stored: Stored<RecordContents[Type]>,
  ): { readonly problem: FieldProblem } | { readonly skipped: ImportNote } | undefined;
  /** Other records of the kind that are read, and perhaps changed, along with this one. */
  relatedIds?(draft: Draft, before: RecordContents[Type] | undefined, resolver: Resolver): readonly number[];
  /** The institutions that the rules about the rows go by; agencies and countries are read along with them. */
  institutionIdsOf?(draft: Draft, before: RecordContents[Type] | undefined, resolver: Resolver): readonly number[];
  apply(draft: Draft, context: ApplyContext<RecordContents[Type]>): Applied<RecordContents[Type]>;
  /** What the rules make of the planned records, one after the other, and what that changes around them. */
  flag?(
    planned: readonly PlannedRecord<RecordContents[Type]>[],
    context: FlagContext,
  ): Promise<Flagged<RecordContents[Type]>>;
  /** Changes in other records that follow from the planned ones. */
  consequences?(
    planned: readonly PlannedRecord<RecordContents[Type]>[],
    stored: ReadonlyMap<number, Stored<RecordContents[Type]>>,
  ): readonly PlannedRecord<RecordContents[Type]>[];
  /** Gives ids to parts that have none yet. */
  numberParts?(
    contents: readonly RecordContents[Type][],
    reserve: ReserveIds,
  ): Promise<readonly RecordContents[Type][]>;
  /** What is worth telling about a record that was stored. */
  notesOn?(record: PlannedRecord<RecordContents[Type]>): readonly ImportNote[];
  /** What a person calls the record. */
  labelOf(content: RecordContents[Type], id: number): string;
}

export interface ApplyContext<Content> {
  readonly id: number;
  readonly before: Content | undefined;
  readonly resolver: Resolver;
  isKnown(factKey: string): boolean;
  readonly today: Day;
  readonly around: KnownRecords;
  /** Records that were read along. */
  readonly stored: ReadonlyMap<number, Stored<Content>>;
  /** What the rows before this one in the batch became. */
  readonly planned: readonly PlannedRecord<Content>[];
}

export interface PlannedRecord<Content> {
  readonly line: number;
  readonly id: number;
  /** 0 for a new record. */
  readonly version: number;
  readonly before: Content | undefined;
  readonly content: Content;
}

/** Which flags are raised and removed at once, because the operator has decided on them beforehand. */
export interface FlagRemoval {
  readonly codes: readonly string[];
  readonly reason: string;
}

/** Records of other kinds that a batch changes along, and what its reports look like. */
export interface Touched {
  readonly agencies: ReadonlyMap<number, Stored<Agency>>;
  readonly institutions: ReadonlyMap<number, Stored<Institution>>;
  /** Ids of reports by the hash of what they look like. */
  readonly alike: ReadonlyMap<string, readonly number[]>;
}

export const NOTHING_TOUCHED: Touched = { agencies: new Map(), institutions: new Map(), alike: new Map() };

export interface FlagContext {
  readonly db: Kysely<Tables>;
  readonly known: KnownRecords;
  readonly at: Instant;
  /** What earlier batches would have changed, in a dry run. */
  readonly earlier: Touched;
  readonly removal: FlagRemoval;
  /** Whether nothing will be stored. */
  readonly isTrial: boolean;
}

export interface Flagged<Content> {
  readonly planned: readonly PlannedRecord<Content>[];
  readonly touched: Touched;
}

export type ReserveIds = (counter: IdCounter, count: number) => Promise<number>;

export const NO_REFERENCES: References = { institutions: [], agencies: [], activities: [], reports: [] };

/** The record without what the store adds to it. */
export function contentOf<Content extends object>(stored: Stored<Content>): Content {
  const { id: _, version: __, createdAt: ___, updatedAt: ____, ...content } = stored;
  return content as unknown as Content;
}
