import { RegistryError } from '../domain/errors.ts';

/** A part of the value under construction: a text, or members by name. */
type Part = string | Map<string, Part>;

const MAX_FIELDS = 20_000;
const MAX_STEPS = 8;
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Reads a form body with bracket nesting, `institutions[0][registry_id]=REGINST0042`, as the JSON it stands for. A
 * repeated field and one that ends in `[]` are lists.
 */
export function parseFormFields(text: string): unknown {
  const root = new Map<string, Part>();
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > MAX_FIELDS) throw new RegistryError('too_large', `A form can have at most ${MAX_FIELDS} fields.`);
    plant(root, stepsIn(name), value);
  }
  return toValue(root);
}

function stepsIn(name: string): readonly string[] {
  const [, first, rest = ''] = NAME.exec(name) ?? [];
  const steps = [first ?? '', ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
  if (first === undefined || steps.length > MAX_STEPS) {
    const message = `The field "${name.slice(0, 60)}" is not named like agency or institutions[0][registry_id].`;
    throw new RegistryError('malformed_request', message);
  }
  return steps;
}

function plant(root: Map<string, Part>, steps: readonly string[], value: string): void {
  let branch = root;
  for (const step of steps.slice(0, -1)) {
    const name = step === '' ? String(branch.size) : step;
    const next = branch.get(name);
    const below = next instanceof Map ? next : new Map<string, Part>();
    branch.set(name, below);
    branch = below;
  }
  const last = steps.at(-1) ?? '';
  const name = last === '' ? String(branch.size) : last;
  const present = branch.get(name);
  if (present === undefined) branch.set(name, value);
  else if (present instanceof Map) present.set(String(present.size), value);
  else branch.set(name, new Map(Object.entries([present, value])));
}

/** Members that are all numbered are a list; gaps in it are closed. */
function toValue(part: Part): unknown {
  if (typeof part === 'string') return part;
  const members = [...part];
  if (members.length > 0 && members.every(([name]) => /^\d{1,6}$/.test(name))) {
    return members.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, member]) => toValue(member));
  }
  return Object.fromEntries(members.map(([name, member]) => [name, toValue(member)]));
}
