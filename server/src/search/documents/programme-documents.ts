import { type Programme, primaryProgrammeName, programmeType } from '../../domain/programme.ts';
import { effectiveValidTo } from '../../domain/validity.ts';
import { sortKey } from '../analysis/fold.ts';
import type { SearchDocument } from '../search-document.ts';
import { facetValues } from './facet-values.ts';
import { distinctFields, textFields } from './institution-text.ts';
import { agencyLabelsOf } from './listed-reports.ts';
import {
  agencyFields,
  countriesOf,
  institutionIdsOf,
  involvedIn,
  type ReportDocumentFacts,
} from './report-document.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One document for each programme of a visible report. */
export function programmeDocuments(facts: ReportDocumentFacts, vocabulary: Vocabulary): readonly SearchDocument[] {
  const { report } = facts;
  if (report.programmes.length === 0) return [];
  const shared = {
    agency: facetValues(agencyLabelsOf(report, vocabulary)),
    countryIds: countriesOf(facts),
    institution: institutionIdsOf(facts),
    text: surroundings(facts, vocabulary),
    validTo: effectiveValidTo(report),
  };
  return report.programmes.map((programme) => {
    const countryNames = vocabulary.countryNames([...new Set([...shared.countryIds, ...programme.countryIds])]);
    return {
      id: programme.id,
      text: distinctFields([...nameFields(programme), ...shared.text, ...textFields('country', countryNames)]),
      names: facetValues(programme.names.map(({ name }) => name)),
      identifiers: [...new Set(programme.identifiers.map(({ identifier }) => identifier))],
      facets: {
        country: facetValues(countryNames),
        agency: shared.agency,
        qfEheaLevel: [programme.qfEheaLevel],
        degreeOutcome: [String(programme.degreeOutcome)],
        programmeType: [programmeType(programme)],
        fieldStudy: withWiderFields(programme.fieldStudy),
      },
      keywords: { institution: shared.institution, report: [String(report.id)] },
      days: { validFrom: report.validFrom, validTo: shared.validTo },
      instants: { dateCreated: report.createdAt, dateUpdated: report.updatedAt },
      sortKeys: { nameSort: sortKey(primaryProgrammeName(programme)) },
      points: [],
    };
  });
}

/** A detailed field of ISCED-F lies in the narrow and the broad one that its first digits name: 0613 in 061 and 06. */
function withWiderFields(code: string): string[] {
  const wider = [2, 3].filter((length) => length < code.length).map((length) => code.slice(0, length));
  return code === '' ? [] : [...wider, code];
}

function nameFields({ names }: Programme) {
  return [
    ...textFields(
      'name',
      names.map(({ name }) => name),
    ),
    ...textFields(
      'otherName',
      names.map(({ qualification }) => qualification),
    ),
  ];
}

/** Who offers it and where: people add the institution's name to the programme's. */
function surroundings(facts: ReportDocumentFacts, vocabulary: Vocabulary) {
  const involved = involvedIn(facts);
  return [
    ...involved.flatMap(({ cities }) => cities),
    ...textFields(
      'related',
      involved.flatMap(({ knownAs }) => knownAs),
    ),
    ...agencyFields(facts.report, vocabulary),
  ];
}
