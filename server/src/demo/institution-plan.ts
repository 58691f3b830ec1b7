import type { HierarchyType, HistoryType, QfEheaLevel } from '../domain/vocabularies.ts';
import { EDUCATION_SYSTEMS, type EducationSystem } from './education-systems.ts';
import { KNOWN_INSTITUTIONS, PARENTS_OF_MANY } from './known/known-institutions.ts';
import { type InstitutionKind, inventTown, type NameTable, type Town } from './names/name-table.ts';
import { createRandom, itemAt, type Random, STREAMS, weighted } from './random.ts';
import { type DayNumber, dayNumber } from './world-calendar.ts';

/** The main facts of an institution, from which its record is written and its reports are chosen. */
export interface InstitutionPlan {
  readonly id: number;
  readonly system: EducationSystem;
  readonly table: NameTable;
  readonly kind: InstitutionKind;
  readonly town: Town;
  readonly isOtherProvider: boolean;
  readonly hasLocation: boolean;
  readonly hasReports: boolean;
  readonly founded: DayNumber;
  readonly closed: DayNumber | null;
  readonly levels: readonly QfEheaLevel[];
  readonly role: InstitutionRole;
}

type InstitutionRole =
  | { readonly type: 'alone' }
  | { readonly type: 'part'; readonly of: number; readonly relation: HierarchyType }
  | { readonly type: 'member'; readonly of: number; readonly relation: HierarchyType }
  | { readonly type: 'double'; readonly of: number }
  | { readonly type: 'heir'; readonly of: number; readonly relation: HistoryType; readonly date: DayNumber };

const ALONE: InstitutionRole = { type: 'alone' };

const SYSTEMS = EDUCATION_SYSTEMS.map((system) => [system, system.weight] as const);

const KINDS: readonly (readonly [InstitutionKind, number])[] = [
  ['university', 34],
  ['applied', 24],
  ['technical', 13],
  ['arts', 11],
  ['business', 10],
  ['medical', 8],
];

const LEVELS: Readonly<Record<InstitutionKind, readonly QfEheaLevel[]>> = {
  university: ['first cycle', 'second cycle', 'third cycle'],
  technical: ['first cycle', 'second cycle', 'third cycle'],
  applied: ['short cycle', 'first cycle', 'second cycle'],
  arts: ['first cycle', 'second cycle'],
  medical: ['first cycle', 'second cycle', 'third cycle'],
  business: ['first cycle', 'second cycle'],
};
const PROVIDER_LEVELS: readonly QfEheaLevel[] = ['short cycle', 'first cycle'];

const PARTS: readonly HierarchyType[] = [
  'faculty',
  'independent faculty or school',
  'franchise or validation partnership',
];
const EVENTS: readonly HistoryType[] = ['succeeded', 'absorbed', 'spun off'];

const EARLIEST_EVENT = dayNumber('2012-01-01');
const LATEST_EVENT = dayNumber('2024-12-31');

/** Relations recur at fixed places in every block of so many ids, so that a record knows its own without the others. */
const BLOCK = 40;
/** The place in a block of the institution that the next two are parts of. */
const WHOLE = 10;
/** The place in a block of the institution that the next one succeeded, absorbed or spun off. */
const TARGET = 30;

interface PlanStart {
  readonly id: number;
  readonly role: InstitutionRole;
  readonly system: EducationSystem;
  readonly random: Random;
}

/** From this id on most towns are double, or a large world would run out of names. */
const MANY_INSTITUTIONS = 5000;

interface InstitutionPlanner {
  plan(id: number): InstitutionPlan;
}

/** Plans the institutions after the known ones. Plan `id` depends on the seed and the id alone. */
export function createInstitutionPlanner(seed: number): InstitutionPlanner {
  function plan(id: number): InstitutionPlan {
    const random = createRandom({ seed, stream: STREAMS.institution, index: id });
    const role = roleOf(id);
    if (role.type === 'part' || role.type === 'double') return relatedPlan(id, role, random);
    return freshPlan({ id, role, system: weighted(SYSTEMS, random), random });
  }

  function roleOf(id: number): InstitutionRole {
    const block = Math.floor(id / BLOCK);
    switch (id % BLOCK) {
      case WHOLE + 1:
        return anchored(id - 1, { type: 'part', of: id - 1, relation: itemAt(PARTS, block % PARTS.length) });
      case WHOLE + 2:
        return anchored(id - 2, { type: 'part', of: id - 2, relation: 'faculty' });
      case 21:
        return block % 4 === 0 ? anchored(id - 1, { type: 'double', of: id - 1 }) : ALONE;
      case TARGET + 1:
        return anchored(id - 1, { type: 'heir', of: id - 1, ...eventOf(block) });
      case 36: {
        const { id: parent, relation } = itemAt(PARENTS_OF_MANY, block % PARENTS_OF_MANY.length);
        return { type: 'member', of: parent, relation };
      }
      default:
        return ALONE;
    }
  }

  function eventOf(block: number): { relation: HistoryType; date: DayNumber } {
    const random = createRandom({ seed, stream: STREAMS.institution, index: -1 - block });
    return { relation: itemAt(EVENTS, block % EVENTS.length), date: random.between(EARLIEST_EVENT, LATEST_EVENT) };
  }

  function relatedPlan(id: number, role: InstitutionRole & { of: number }, random: Random): InstitutionPlan {
    const anchor = plan(role.of);
    return {
      ...anchor,
      id,
      role,
      hasReports: role.type === 'part' && random.chance(0.6),
      founded: role.type === 'part' ? anchor.founded + random.between(0, 1500) : anchor.founded,
    };
  }

  function freshPlan({ id, role, system, random }: PlanStart): InstitutionPlan {
    const table = random.pick(system.tables);
    const chosenKind = weighted(KINDS, random);
    // Faculties belong to universities.
    const kind = id % BLOCK === WHOLE ? 'university' : chosenKind;
    const isAnchor = [WHOLE, 20, TARGET, TARGET + 1].includes(id % BLOCK);
    const isOtherProvider = random.chance(0.04) && !isAnchor;
    return {
      id,
      role,
      system,
      table,
      kind,
      town: inventTown(table, random, id > MANY_INSTITUTIONS ? 0.6 : 0.1),
      isOtherProvider,
      hasLocation: !random.chance(0.004) || isAnchor,
      hasReports: !random.chance(0.12),
      founded: foundingDay(id, role, random),
      closed: closureDay(id, random),
      levels: isOtherProvider ? PROVIDER_LEVELS : someLevels(LEVELS[kind], random),
    };
  }

  /** The first day: by chance, or that of the event from which the institution came. */
  function foundingDay(id: number, role: InstitutionRole, random: Random): DayNumber {
    const chosen = someFoundingDay(random);
    if (role.type === 'heir' && role.relation === 'succeeded') return role.date;
    const event = isTarget(id) ? eventOf(Math.floor(id / BLOCK)) : undefined;
    return event?.relation === 'spun off' ? event.date : chosen;
  }

  function closureDay(id: number, random: Random): DayNumber | null {
    const chosen = random.chance(0.025) ? random.between(EARLIEST_EVENT, LATEST_EVENT) : null;
    if (!isTarget(id)) return id % BLOCK === TARGET + 1 ? null : chosen;
    const event = eventOf(Math.floor(id / BLOCK));
    return event.relation === 'spun off' ? null : event.date - 1;
  }

  return { plan };
}

/** A relation needs a record made by this planner on the other side. */
function anchored(anchorId: number, role: InstitutionRole): InstitutionRole {
  return anchorId > KNOWN_INSTITUTIONS.length ? role : ALONE;
}

function isTarget(id: number): boolean {
  return id % BLOCK === TARGET && id > KNOWN_INSTITUTIONS.length;
}

function someFoundingDay(random: Random): DayNumber {
  const year = random.chance(0.2) ? random.between(1640, 1899) : random.between(1900, 2009);
  return dayNumber(`${year}-${random.pick(['01-01', '03-15', '09-01', '10-01', '10-18'])}`);
}

function someLevels(levels: readonly QfEheaLevel[], random: Random): readonly QfEheaLevel[] {
  return random.chance(0.25) ? levels.slice(0, -1) : levels;
}
