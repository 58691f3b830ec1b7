import { type Problem, RegistryError } from '../../domain/errors.ts';
import { refuseUnknown } from './kinds.ts';
import { summary } from './query-parameters.ts';

/** A record that a filter can name, with every text that names it; the first is the one to suggest. */
export interface Labelled {
  readonly id: number;
  readonly labels: readonly string[];
}

// Long lists in a refusal hide the suggestion.
const MAX_ALLOWED_SHOWN = 100;

/** The ids of what a filter names, by label in any case or by number. An unknown name is refused. */
export function resolveLabels(parameter: string, texts: readonly string[], records: readonly Labelled[]): number[] {
  const byLabel = new Map<string, number>();
  for (const { id, labels } of records) {
    for (const label of [...labels, String(id)]) {
      const key = label.toLowerCase();
      if (!byLabel.has(key)) byLabel.set(key, id);
    }
  }
  return texts.map((text) => byLabel.get(text.trim().toLowerCase()) ?? refuseLabel(parameter, text, records));
}

function refuseLabel(parameter: string, text: string, records: readonly Labelled[]): never {
  const names = records.flatMap(({ labels }) => labels.slice(0, 1));
  const { allowed = [], ...problem } = refuseUnknown(text, names).problem;
  const shown = allowed.length <= MAX_ALLOWED_SHOWN && { allowed };
  const problems: Problem[] = [{ parameter, ...problem, ...shown }];
  throw new RegistryError('invalid_parameter', summary(problems), { problems });
}
