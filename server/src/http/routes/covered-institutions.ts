import { RegistryError } from '../../domain/errors.ts';
import type { EmbeddedReader } from '../registry-reader.ts';

/** The institutions that a filter names, as the index knows them; one that was merged stands for the survivor. */
export async function findCoveredInstitutions(
  reader: Pick<EmbeddedReader, 'findInstitutions'>,
  ids: readonly number[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const institutions = await reader.findInstitutions(ids);
  return ids.map((id) => {
    const institution = institutions.get(id);
    if (institution === undefined) throw unknownInstitution(id);
    return String(institution.mergedIntoId ?? id);
  });
}

function unknownInstitution(id: number): RegistryError {
  const message = `does not know ${id}; it takes the number or registry identifier of an institution`;
  return new RegistryError('invalid_parameter', `The parameter institution ${message}.`, {
    problems: [{ parameter: 'institution', message }],
  });
}
