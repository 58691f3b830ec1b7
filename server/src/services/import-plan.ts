import type { Day } from '../domain/day.ts';
import type { RecordType, Stored } from '../domain/record.ts';
import { type DraftRow, type FieldProblem, type RefusedRow, refuse, type SkippedRow } from '../import/row.ts';
import type { RecordContents } from '../store/record-mapping.ts';
import type { KnownRecords } from '../submission/check-report.ts';
import type { Fact } from './import-facts.ts';
import { contentOf, type ImportKind, type PlannedRecord } from './import-kind.ts';
import { createFactIndex, createResolver, type FactIndex } from './import-resolver.ts';

/** What a batch is planned on. */
export interface PlanGround<Content> {
  /** What is known besides the rows of the batch. */
  readonly known: readonly FactIndex[];
  readonly stored: ReadonlyMap<number, Stored<Content>>;
  readonly nextId: number;
  /** The lines of this file that records were already met in, by id. */
  readonly seen: ReadonlyMap<number, number>;
  readonly today: Day;
  readonly around: KnownRecords;
  /** Whether no more rows follow that could bring what is missing. */
  readonly isLast: boolean;
}

export interface Plan<Content, Draft> {
  readonly planned: readonly PlannedRecord<Content>[];
  readonly facts: readonly Fact[];
  readonly setAside: SetAside<Draft>;
}

/** Rows that are not stored now. */
export interface SetAside<Draft> {
  readonly refused: readonly RefusedRow[];
  readonly skipped: readonly SkippedRow[];
  readonly waiting: readonly DraftRow<Draft>[];
}

type Verdict<Content> =
  | { readonly record: PlannedRecord<Content>; readonly facts: readonly Fact[] }
  | RefusedRow
  | SkippedRow
  | 'waiting';

/** Which record a row is about. */
interface Identity<Content> {
  readonly id: number;
  readonly record: Stored<Content> | undefined;
  readonly facts: readonly Fact[];
}

/**
 * Decides what becomes of each row. Rows may name each other's records, so when one drops out the others are looked at
 * again without it: nothing that is stored points at something that is not.
 */
export function planBatch<Type extends RecordType, Draft>(
  kind: ImportKind<Type, Draft>,
  rows: readonly DraftRow<Draft>[],
  ground: PlanGround<RecordContents[Type]>,
): Plan<RecordContents[Type], Draft> {
  const refused: RefusedRow[] = [];
  const skipped: SkippedRow[] = [];
  const waiting: DraftRow<Draft>[] = [];
  for (let remaining = rows; ; ) {
    const planned: PlannedRecord<RecordContents[Type]>[] = [];
    const facts: Fact[] = [];
    const staying: DraftRow<Draft>[] = [];
    for (const [row, verdict] of judgeRows(kind, remaining, ground)) {
      if (verdict === 'waiting') waiting.push(row);
      else if ('record' in verdict) {
        staying.push(row);
        planned.push(verdict.record);
        facts.push(...verdict.facts);
      } else if (verdict.kind === 'refused') refused.push(verdict);
      else skipped.push(verdict);
    }
    if (staying.length === remaining.length) return { planned, facts, setAside: { refused, skipped, waiting } };
    remaining = staying;
  }
}

function judgeRows<Type extends RecordType, Draft>(
  kind: ImportKind<Type, Draft>,
  rows: readonly DraftRow<Draft>[],
  ground: PlanGround<RecordContents[Type]>,
): readonly (readonly [DraftRow<Draft>, Verdict<RecordContents[Type]>])[] {
  const { known, stored, seen, today, around, isLast } = ground;
  const brought = createFactIndex();
  const itself = createResolver([...known, brought], { followsMerges: false });
  const resolver = createResolver([...known, brought], { followsMerges: true });
  const lines = new Map<number, number>();
  let nextId = ground.nextId;

  // All are identified before any is applied, so that a row can name the record of a later one.
  const identified = rows.map((row) => ({ row, identity: identify(row) }));
  const planned: PlannedRecord<RecordContents[Type]>[] = [];
  return identified.map(({ row, identity }) => {
    const verdict = 'kind' in identity ? identity : judge(row, identity);
    if (verdict !== 'waiting' && 'record' in verdict) planned.push(verdict.record);
    return [row, verdict];
  });

  function isKnown(factKey: string): boolean {
    return known.some((index) => [...index.idsOf(factKey)].length > 0);
  }

  function identify({ line, draft }: DraftRow<Draft>): Identity<RecordContents[Type]> | RefusedRow | SkippedRow {
    const match = kind.match(draft, itself);
    if ('problems' in match) return refuse(line, match.problems);
    const id = match.id ?? nextId;
    const earlier = seen.get(id) ?? lines.get(id);
    if (earlier !== undefined) return refuse(line, [sameRecordAs(earlier)]);
    const record = stored.get(id);
    const objection = record && kind.objectionTo?.(record);
    if (objection && 'problem' in objection) return refuse(line, [objection.problem]);
    if (objection) return { kind: 'skipped', line, reason: objection.skipped };
    if (match.id === undefined) nextId += 1;
    lines.set(id, line);
    const facts = kind.factsOf(draft, id, resolver);
    brought.add(facts);
    return { id, record, facts };
  }

  function judge(
    { line, draft }: DraftRow<Draft>,
    { id, record, facts }: Identity<RecordContents[Type]>,
  ): Verdict<RecordContents[Type]> {
    if (!isLast && kind.isAhead?.(draft, resolver)) return 'waiting';
    const before = record && contentOf<RecordContents[Type]>(record);
    const applied = kind.apply(draft, { id, before, resolver, isKnown, today, around, stored, planned });
    if ('problems' in applied) return refuse(line, applied.problems);
    return { record: { line, id, version: record?.version ?? 0, before, content: applied.content }, facts };
  }
}

function sameRecordAs(line: number): FieldProblem {
  return {
    pointer: '',
    message: `is about the same record as line ${line}; put everything about one record into one row`,
  };
}
