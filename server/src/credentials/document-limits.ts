import { RegistryError } from '../domain/errors.ts';

/**
 * More than any honest credential has. Making the canonical form of a document takes time with the square of the length
 * of a list, and long for each object with a type; without these bounds, 256 KiB keep a processor busy for minutes.
 */
const MAX_ITEMS = 1_000;
const MAX_VALUES = 10_000;
const MAX_TYPED_OBJECTS = 50;

/** Throws a `RegistryError` when checking the document would take too long. The depth was bounded before. */
export function refuseExcess(document: unknown): void {
  const counts = { values: 0, typedObjects: 0 };
  count(document, counts);
  if (counts.values > MAX_VALUES) throw excess(`more than ${MAX_VALUES} values`);
  if (counts.typedObjects > MAX_TYPED_OBJECTS) throw excess(`more than ${MAX_TYPED_OBJECTS} objects with a type`);
}

function count(value: unknown, counts: { values: number; typedObjects: number }): void {
  counts.values += 1;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && value.length > MAX_ITEMS) throw excess(`a list of more than ${MAX_ITEMS} items`);
  if (Object.hasOwn(value, 'type')) counts.typedObjects += 1;
  for (const member of Object.values(value)) count(member, counts);
}

function excess(what: string): RegistryError {
  return new RegistryError('too_large', `A credential with ${what} is not checked`);
}
