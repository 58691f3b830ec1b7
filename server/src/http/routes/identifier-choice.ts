import { type Day, isWithin } from '../../domain/day.ts';
import { didYouMean } from '../../domain/did-you-mean.ts';
import { type Problem, RegistryError } from '../../domain/errors.ts';
import { registryId } from '../../domain/institution-names.ts';
import type { IdentifierMatch } from '../registry-reader.ts';

interface IdentifierQuestion {
  readonly resource: string;
  readonly identifier: string;
  /** Only identifiers that one of these agencies assigned; empty for any. */
  readonly agencyIds: readonly number[];
  /** Those agencies, as they were asked for. */
  readonly agencyNames?: readonly string[];
  readonly today: Day;
}

/** Whoever misspelt the type must not conclude that the institution is unknown. */
export function refuseUnknownType(resource: string, known: readonly string[]): void {
  if (known.includes(resource)) return;
  const meant = didYouMean(resource, known);
  throw new RegistryError('not_found', `There is no type of identifier called "${resource}".`, {
    problems: [
      {
        parameter: 'resource',
        message: `does not know "${resource}"`,
        allowed: known,
        ...(meant !== undefined && { didYouMean: meant }),
      },
    ],
  });
}

/** The one institution an identifier means. What holds today beats what has expired. */
export function chooseIdentified(matches: readonly IdentifierMatch[], question: IdentifierQuestion): number {
  const { resource, identifier, agencyIds, today } = question;
  const meant = agencyIds.length === 0 ? matches : assignedBy(matches, question);
  const current = meant.filter((match) => isWithin(today, match));
  const ids = [...new Set((current.length > 0 ? current : meant).map(({ institutionId }) => institutionId))];
  const [id, ...others] = ids;
  if (id === undefined) {
    throw new RegistryError('not_found', `No institution has the identifier "${identifier}" of type ${resource}.`);
  }
  if (others.length > 0)
    throw ambiguous(
      ids.sort((one, other) => one - other),
      resource,
      identifier,
    );
  return id;
}

/** What the named agencies assigned. That there is none of it says nothing about the identifier itself. */
function assignedBy(
  matches: readonly IdentifierMatch[],
  { resource, identifier, agencyIds, agencyNames = [] }: IdentifierQuestion,
): readonly IdentifierMatch[] {
  if (matches.length > 0 && matches.every(({ agencyId }) => agencyId === null)) {
    const message = `is for identifiers that an agency assigned; no agency assigned the ${resource} "${identifier}"`;
    throw new RegistryError('invalid_parameter', `The parameter agency ${message}.`, {
      problems: [{ parameter: 'agency', message }],
    });
  }
  const assigned = matches.filter(({ agencyId }) => agencyId !== null && agencyIds.includes(agencyId));
  if (matches.length === 0 || assigned.length > 0) return assigned;
  const names = agencyNames.join(' or ');
  throw new RegistryError(
    'not_found',
    `The ${resource} "${identifier}" was not assigned by the agency ${names}, but by another one.`,
  );
}

function ambiguous(ids: readonly number[], resource: string, identifier: string): RegistryError {
  const candidates: Problem = {
    parameter: 'identifier',
    message: 'fits several institutions',
    allowed: ids.map(registryId),
  };
  const hint = resource === 'local identifier' ? ' Say which agency assigned it with the parameter agency.' : '';
  return new RegistryError('conflict', `${ids.length} institutions have the ${resource} "${identifier}".${hint}`, {
    problems: [candidates],
  });
}
