import { isWithin } from '../day.ts';
import type { Problem } from '../errors.ts';
import type { Institution } from '../institution.ts';
import { namePrimary, registryId } from '../institution-names.ts';
import type { Stored } from '../record.ts';
import { withParents } from '../report-countries.ts';
import { isWhole, type Named, type RuleContext, type SubmittedReport } from './submitted-report.ts';

type Providers = Pick<SubmittedReport, 'institutions' | 'platforms'>;

/** No institution is named twice, neither in one list nor as institution and as platform. */
export function disjointProblems({ institutions, platforms }: Providers): readonly Problem[] {
  const aboutIds = new Set(institutions.found.map(({ record }) => record.id));
  const both = platforms.found
    .filter(({ record }) => aboutIds.has(record.id))
    .map(({ pointer, record }) => ({
      pointer,
      message: `${labelOf(record)} is named as institution and as platform; it can be only one of them.`,
    }));
  return [...both, ...repeated(institutions.found), ...repeated(platforms.found)];
}

function repeated(found: readonly Named<Stored<Institution>>[]): readonly Problem[] {
  return found
    .filter(({ record }, index) => found.findIndex((other) => other.record.id === record.id) < index)
    .map(({ pointer, record }) => ({ pointer, message: `${labelOf(record)} is named twice; name it once.` }));
}

type Offer = Pick<SubmittedReport, 'institutions' | 'status' | 'programmes'>;

/** Providers that are no higher-education institutions give no full degrees and are evaluated voluntarily. */
export function otherProviderProblems({ institutions, status, programmes }: Offer): readonly Problem[] {
  const isOnlyOthers =
    institutions.given > 0 && isWhole(institutions) && institutions.found.every(({ record }) => record.isOtherProvider);
  if (!isOnlyOthers) return [];
  const problems: Problem[] = [];
  if (status !== undefined && status !== 'voluntary') {
    problems.push({
      pointer: '/status',
      message: 'All institutions of the report are other providers, so its status can only be voluntary.',
      allowed: ['voluntary'],
    });
  }
  for (const [index, { degreeOutcome }] of programmes.entries()) {
    if (degreeOutcome !== true) continue;
    problems.push({
      pointer: `/programmes/${index}/degree_outcome`,
      message: 'All institutions of the report are other providers, so the programme cannot lead to a full degree.',
      allowed: ['false'],
    });
  }
  return problems;
}

type Obligation = Pick<SubmittedReport, 'institutions' | 'status' | 'validFrom'>;

/** Nothing outside the higher education area is part of an obligatory system that the registry knows. */
export function obligatoryProblems(
  { institutions, status, validFrom }: Obligation,
  { countries }: Pick<RuleContext, 'countries'>,
): readonly Problem[] {
  const isSilent =
    status !== 'part of obligatory EQA system' || institutions.given === 0 || !isWhole(institutions) || !validFrom;
  if (isSilent) return [];
  const memberIds = new Set(countries.filter(({ eheaIsMember }) => eheaIsMember).map(({ id }) => id));
  const isInside = institutions.found.some(({ record }) => {
    const places = record.locations.filter((location) => isWithin(validFrom, location));
    const known = places.length > 0 ? places : record.locations;
    return withParents(
      known.map(({ countryId }) => countryId),
      countries,
    ).some((id) => memberIds.has(id));
  });
  if (isInside) return [];
  return [
    {
      pointer: '/status',
      message:
        'The status is obligatory, but none of the institutions lies in a country of the European Higher Education Area.',
      allowed: ['voluntary'],
    },
  ];
}

function labelOf(institution: Stored<Institution>): string {
  return `${registryId(institution.id)} (${namePrimary(institution)})`;
}
