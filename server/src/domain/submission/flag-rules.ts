import { agencyAcronymPrimary } from '../agency-names.ts';
import { isReportCrossborder } from '../crossborder.ts';
import { namePrimary, registryId } from '../institution-names.ts';
import { primaryProgrammeName } from '../programme.ts';
import { onlyFileFailed as onlyFileFailedIn } from '../report-files.ts';
import {
  type Additions,
  countryName,
  type FlagFacts,
  isCoveredBy,
  isOpen,
  placesOn,
  type Raised,
  unique,
} from './flag-facts.ts';

type FlagRule = (facts: FlagFacts, additions: Additions) => readonly Raised[];

/** The status says that the review was obligatory, where the agency has no official standing. */
const obligatoryWithoutOfficialAgency: FlagRule = ({ report, agency, institutions, countries }) => {
  const isDoubtful =
    report.status === 'part of obligatory EQA system' &&
    isReportCrossborder({ report, agency, institutions, countries });
  if (!isDoubtful) return [];
  const seats = legalSeatIds({ report, institutions });
  return [
    {
      code: 'obligatory_without_official_agency',
      level: 'high level',
      message:
        `The status is obligatory, but ${agencyAcronymPrimary(agency)} is official in no legal-seat country of the ` +
        `institutions (${seats.map((id) => countryName(id, countries)).join(', ')}).`,
      facts: `countries:${[...seats].sort((one, other) => one - other).join(',')}`,
    },
  ];
};

const noFile: FlagRule = ({ report }) =>
  report.files.length > 0
    ? []
    : [{ code: 'no_file', level: 'high level', message: 'The report has no file.', facts: '' }];

/** A file that may still arrive is no reason to worry. */
const onlyFileFailed: FlagRule = ({ report: { files } }) => {
  const raised = onlyFileFailedIn(files);
  return raised === undefined ? [] : [raised];
};

const ADDED: Readonly<Record<Additions, string>> = {
  made: ' and has been added to them',
  'to come': ' and will be added to them',
  none: '',
};

/** Countries the agency was not known to work in. */
const countryNotInFocus: FlagRule = ({ report, agency, institutions, countries }, additions) => {
  const focusIds = agency.focusCountries.map(({ countryId }) => countryId);
  const named = unique([...legalSeatIds({ report, institutions }), ...programmeCountryIds(report)]);
  return named
    .map((id) => ({ id, facts: `country:${id}` }))
    .filter(({ id, facts }) => !isCoveredBy(id, focusIds, countries) || isOpen(report, 'country_not_in_focus', facts))
    .map(({ id, facts }) => ({
      code: 'country_not_in_focus',
      level: 'low level',
      message:
        `${countryName(id, countries)} was not among the countries of ${agencyAcronymPrimary(agency)}` +
        `${ADDED[additions]}${additions === 'none' ? '' : ' as not official and cross-border'}.`,
      facts,
    }));
};

const programmeCountryElsewhere: FlagRule = ({ report, institutions, platforms, countries }) => {
  const placeIds = [...institutions, ...platforms]
    .flatMap((institution) => placesOn(report.validFrom, institution))
    .map(({ countryId }) => countryId);
  return programmeCountryIds(report)
    .filter((id) => !isCoveredBy(id, placeIds, countries))
    .map((id) => ({
      code: 'programme_country_elsewhere',
      level: 'low level',
      message: `A programme is offered in ${countryName(id, countries)}, where none of the institutions is.`,
      facts: `country:${id}`,
    }));
};

const levelNotAtInstitution: FlagRule = ({ report, institutions }, additions) =>
  institutions.flatMap((institution) =>
    missingLevels({ report, institution }).map(({ level, programme, facts }) => ({
      code: 'level_not_at_institution',
      level: 'low level',
      message:
        `The level of the programme "${programme}", ${level}, was not among the levels of ` +
        `${registryId(institution.id)} (${namePrimary(institution)})` +
        `${isObligatory(report) ? ADDED[additions] : ''}.`,
      facts,
    })),
  );

const possibleDuplicate: FlagRule = ({ lookalikeIds }) =>
  lookalikeIds.map((id) => ({
    code: 'possible_duplicate',
    level: 'low level',
    message:
      `The report looks like a duplicate of report ${id}: ` +
      'the dates, the decision, the activities, the institutions and the programmes are the same.',
    facts: `report:${id}`,
  }));

/** In the order in which they are told. */
const RULES: readonly FlagRule[] = [
  obligatoryWithoutOfficialAgency,
  noFile,
  onlyFileFailed,
  countryNotInFocus,
  programmeCountryElsewhere,
  levelNotAtInstitution,
  possibleDuplicate,
];

export function findFlags(facts: FlagFacts, additions: Additions): readonly Raised[] {
  return RULES.flatMap((rule) => rule(facts, additions));
}

type Levels = Pick<FlagFacts, 'report'> & { readonly institution: FlagFacts['institutions'][number] };

/** Each level once for an institution, with the first programme that has it. */
export function missingLevels({ report, institution }: Levels) {
  const known = new Set(institution.levels.map(({ level }) => level));
  const levels = [...new Set(report.programmes.map(({ qfEheaLevel }) => qfEheaLevel))];
  return levels
    .map((level) => ({ level, facts: `institution:${institution.id} level:${level}` }))
    .filter(({ level, facts }) => !known.has(level) || isOpen(report, 'level_not_at_institution', facts))
    .map(({ level, facts }) => {
      const programme = report.programmes.find(({ qfEheaLevel }) => qfEheaLevel === level);
      return { level, facts, programme: programme ? primaryProgrammeName(programme) : '' };
    });
}

export function isObligatory({ status }: Pick<FlagFacts['report'], 'status'>): boolean {
  return status === 'part of obligatory EQA system';
}

function legalSeatIds({ report, institutions }: Pick<FlagFacts, 'report' | 'institutions'>): readonly number[] {
  return unique(
    institutions.flatMap((institution) => {
      const seats = placesOn(report.validFrom, {
        locations: institution.locations.filter(({ isLegalSeat }) => isLegalSeat),
      });
      return seats.map(({ countryId }) => countryId);
    }),
  );
}

function programmeCountryIds({ programmes }: FlagFacts['report']): readonly number[] {
  return unique(programmes.flatMap(({ countryIds }) => countryIds));
}
