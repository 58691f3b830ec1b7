import type { SearchDocument } from '../../server/src/search/search-document.ts';

/** Reports made of invented names, pure functions of their number: any size of world, the same on every machine. */
export interface ReportFacts {
  readonly institution: number;
  readonly country: number;
  readonly agency: number;
  readonly activityType: number;
  readonly status: number;
  readonly decision: number;
  readonly level: number;
  readonly languages: number;
  readonly startYear: number;
}

export const COUNTRIES = numbered('Country', 60);
export const AGENCIES = numbered('AG', 75);
export const ACTIVITY_TYPES = ['institutional', 'institutional/programme', 'programme', 'joint programme'];
const STATUSES = ['part of obligatory EQA system', 'voluntary'];
const DECISIONS = ['positive', 'positive with conditions or restrictions', 'negative', 'not applicable'];
const LEVELS = ['short cycle', 'first cycle', 'second cycle', 'third cycle'];
const LANGUAGES = numbered('Language', 40);
const KINDS = ['University of', 'Technical University of', 'College of', 'Academy of', 'Institute of Technology'];
const OFFICIAL_KINDS = ['Universität', 'Université de', 'Uniwersytet', 'Universidad de', 'Università di', 'Hochschule'];
const SYLLABLES =
  'ba be bo bra ca ce cla da dor el fa gra ha hel ka kra la lin lo mar mi mon nor pa per ra ri sel sta tor va wel za'.split(
    ' ',
  );
const QUALIFICATIONS = ['Bachelor of', 'Master of', 'Doctorate in', 'Diploma in'];
const SUBJECTS =
  'Engineering Law Medicine Nursing Architecture Economics History Physics Chemistry Biology Music Design Tourism Finance Statistics Geography Theology Informatics Agronomy Logistics'.split(
    ' ',
  );

const FIRST_DAY = Date.UTC(2005, 0, 1);
const DAY_MS = 86_400_000;
const DAYS = 7800;

export interface ReportWorld {
  readonly size: number;
  facts(number: number): ReportFacts;
  document(number: number): SearchDocument;
  /** The invented place in an institution's name: the rare word of its reports. */
  placeOf(institution: number): string;
}

export function createReportWorld(size: number): ReportWorld {
  const institutions = Math.max(100, Math.min(100_000, size / 10));
  return { size, facts, document, placeOf };

  function facts(number: number): ReportFacts {
    const random = createRandom(number + 1);
    const institution = Math.floor(random() ** 1.6 * institutions);
    const country = skewed(createRandom(institution * 31 + 7)(), COUNTRIES.length);
    return {
      institution,
      country,
      agency: random() < 0.7 ? country % AGENCIES.length : skewed(random(), AGENCIES.length),
      activityType: random() < 0.78 ? 2 : Math.floor(random() * 4),
      status: random() < 0.82 ? 0 : 1,
      decision: random() < 0.72 ? 0 : Math.floor(random() * 4),
      level: Math.floor(random() * 4),
      languages: country % LANGUAGES.length,
      startYear: 2005 + Math.floor((Math.sqrt(random()) * DAYS) / 365.25),
    };
  }

  function document(number: number): SearchDocument {
    const own = facts(number);
    const random = createRandom(number * 7 + 3);
    const place = placeOf(own.institution);
    const kind = own.institution % KINDS.length;
    const english = `${KINDS[kind]} ${place}`;
    const official = `${OFFICIAL_KINDS[own.institution % OFFICIAL_KINDS.length]} ${place}`;
    const acronym = `${place.slice(0, 2).toUpperCase()}${'UTCAI'[kind]}`;
    const programme = `${pick(QUALIFICATIONS, random())} ${pick(SUBJECTS, random() ** 2)}`;
    const country = COUNTRIES[own.country] as string;
    const agency = AGENCIES[own.agency] as string;
    const from = Date.UTC(own.startYear, Math.floor(random() * 12), 1 + Math.floor(random() * 28));
    const to = day(from + (1 + Math.floor(random() * 8)) * 365 * DAY_MS);
    const created = from + Math.floor(random() * 400 * 86_400) * 1000;
    const activityType = ACTIVITY_TYPES[own.activityType] as string;
    const activity = `${agency} -> ${activityType}`;
    return {
      id: number + 1,
      text: [
        { class: 'name', text: official },
        { class: 'name', text: english },
        { class: 'acronym', text: acronym },
        { class: 'body', text: `${programme} ${agency}` },
      ],
      names: [official, english, acronym, programme],
      identifiers: [`${agency}-${number}`],
      facets: {
        agency: [agency],
        country: own.institution % 50 === 0 ? [country, COUNTRIES[0] as string] : [country],
        activity: [activity],
        activityType: [activityType],
        status: [STATUSES[own.status] as string],
        decision: [DECISIONS[own.decision] as string],
        language:
          number % 3 === 0 ? [LANGUAGES[own.languages] as string, 'English'] : [LANGUAGES[own.languages] as string],
        flag: [number % 40 === 0 ? 'low level' : 'none'],
        crossborder: [String(own.agency !== own.country % AGENCIES.length)],
        qfEheaLevel: [LEVELS[own.level] as string],
        degreeOutcome: [String(own.level > 0)],
        programmeType: [own.level > 0 ? 'Full recognised degree programme' : 'Micro-credential'],
        otherProviderCovered: [String(number % 30 === 0)],
      },
      keywords: { institution: [String(own.institution + 1)], activityGroup: [String(own.agency % 40)] },
      days: { validFrom: day(from), validTo: to, validToCalculated: to },
      instants: { dateCreated: instant(created), dateUpdated: instant(created + Math.floor(random() * 3e7) * 1000) },
      sortKeys: {
        agency,
        country,
        activity,
        flag: number % 40 === 0 ? 'low level' : 'none',
        institutionProgrammeSort: `${place} ${english} ${programme}`.toLowerCase(),
      },
      points: [],
    };
  }

  function placeOf(institution: number): string {
    const random = createRandom(institution * 13 + 5);
    const length = 3 + Math.floor(random() * 2);
    const name = Array.from({ length }, () => pick(SYLLABLES, random())).join('');
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
}

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_value, index) => `${name} ${index + 1}`);
}

function skewed(random: number, count: number): number {
  return Math.floor(random ** 2.5 * count);
}

function pick(values: readonly string[], random: number): string {
  return values[Math.floor(random * values.length)] as string;
}

function day(time: number): string {
  return new Date(Math.max(FIRST_DAY, time)).toISOString().slice(0, 10);
}

function instant(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** Numbers from 0 up to 1 that look random and are the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
