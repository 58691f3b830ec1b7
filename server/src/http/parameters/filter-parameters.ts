import { levelMeantBy } from '../../domain/level-names.ts';
import {
  ACTIVITY_TYPES,
  DECISIONS,
  PROGRAMME_TYPES,
  QF_EHEA_LEVELS,
  REPORT_STATUSES,
} from '../../domain/vocabularies.ts';
import {
  parseActivityType,
  parseDecision,
  parseQfEheaLevel,
  parseReportStatus,
} from '../../domain/vocabulary-codes.ts';
import { choiceNumbers, choices, ids, texts } from './kinds.ts';
import { flags, institutionIds } from './search-kinds.ts';

/** The filters that several searches share. Every filter by a label has a twin by number. */

const BY_NUMBER = 'The same by number.';

export const countryFilter = {
  country: texts({
    description: 'The country: English name, ISO code or number. A country includes the systems inside it.',
    example: ['Austria'],
  }),
  country_id: ids({ description: BY_NUMBER, example: [15] }),
};

export const agencyFilter = {
  agency: texts({
    description: 'The agency: acronym, name or number. Contributing agencies count too.',
    example: ['MERQA'],
  }),
  agency_id: ids({ description: BY_NUMBER }),
};

export const activityFilters = {
  activity: texts({ description: 'The procedure: `ACRONYM -> activity`, its name or its number.', example: ['1'] }),
  activity_id: ids({ description: BY_NUMBER }),
  activity_group: texts({
    description: 'A procedure that several agencies carry out: its name or number.',
    example: ['1'],
  }),
  activity_group_id: ids({ description: BY_NUMBER }),
  activity_type: choices(ACTIVITY_TYPES, { description: 'What the procedure evaluates.', parse: parseActivityType }),
  activity_type_id: choiceNumbers(ACTIVITY_TYPES, { description: BY_NUMBER }),
};

export const statusFilter = {
  status: choices(REPORT_STATUSES, { description: 'Why the procedure was carried out.', parse: parseReportStatus }),
  status_id: choiceNumbers(REPORT_STATUSES, { description: BY_NUMBER }),
};

export const decisionFilter = {
  decision: choices(DECISIONS, { description: 'The outcome of the procedure.', parse: parseDecision }),
  decision_id: choiceNumbers(DECISIONS, { description: BY_NUMBER }),
};

export const levelFilter = {
  qf_ehea_level: choices(QF_EHEA_LEVELS, {
    description: 'Level in the framework of the European Higher Education Area.',
    parse: parseQfEheaLevel,
    guess: levelMeantBy,
  }),
  qf_ehea_level_id: choiceNumbers(QF_EHEA_LEVELS, { description: 'The same by code, 0 to 3.', numberedFrom: 0 }),
};

export const programmeFilters = {
  degree_outcome: flags({ description: 'Whether a programme leads to a full recognised degree.' }),
  programme_type: choices(PROGRAMME_TYPES, { description: 'What a programme leads to.' }),
};

export const institutionFilter = {
  institution: institutionIds({
    description: 'An institution that is covered: number or registry identifier.',
    example: ['REGINST0001'],
  }),
};
