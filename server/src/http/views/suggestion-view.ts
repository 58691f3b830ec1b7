import type { Day } from '../../domain/day.ts';
import type { Institution } from '../../domain/institution.ts';
import { nameDisplay, registryId } from '../../domain/institution-names.ts';
import { countryIdsOfInstitution, currentLocations } from '../../domain/location.ts';
import type { Stored } from '../../domain/record.ts';
import { highlight } from '../../search/analysis/highlight.ts';
import type { AnalysedQuery } from '../../search/analysis/query.ts';
import type { InstitutionSuggestion } from '../schemas/suggestion.ts';
import { textsOfInstitution } from './highlightable-texts.ts';
import { type Related, required } from './related.ts';

interface SuggestionContext extends Pick<Related, 'countries'> {
  readonly typed: AnalysedQuery;
  readonly today: Day;
}

export function toInstitutionSuggestion(
  institution: Stored<Institution>,
  context: SuggestionContext,
): InstitutionSuggestion {
  const { countries, today } = context;
  return {
    id: institution.id,
    registry_id: registryId(institution.id),
    name_display: nameDisplay(institution),
    name_matched: nameMatched(institution, context),
    city: currentLocations(institution, today)[0]?.city ?? '',
    country: countryIdsOfInstitution(institution, today).map((id) => required(countries, id).nameEnglish),
  };
}

/** Without it, nobody would see why an institution is offered that has changed its name. */
function nameMatched(institution: Stored<Institution>, { typed, countries, today }: SuggestionContext): string {
  let best = { name: '', letters: lettersMatched(nameDisplay(institution), typed) };
  for (const [field, name] of textsOfInstitution(institution, { countries }, today)) {
    const letters = field === 'name' ? lettersMatched(name, typed) : 0;
    if (letters > best.letters) best = { name, letters };
  }
  return best.name;
}

function lettersMatched(text: string, typed: AnalysedQuery): number {
  return highlight(text, typed).reduce((sum, { start, end }) => sum + end - start, 0);
}
