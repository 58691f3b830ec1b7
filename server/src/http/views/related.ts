import type { Agency } from '../../domain/agency.ts';
import type { Country } from '../../domain/country.ts';
import type { Day } from '../../domain/day.ts';
import type { Institution } from '../../domain/institution.ts';
import type { Stored } from '../../domain/record.ts';
import type { Addresses } from '../addresses.ts';

/** What a view needs besides records: the day validity is judged by, and how addresses are written. */
export interface ViewContext {
  readonly today: Day;
  readonly addresses: Addresses;
}

/** Records that others embed, by id. */
export interface Related {
  readonly countries: ReadonlyMap<number, Stored<Country>>;
  readonly agencies: ReadonlyMap<number, Stored<Agency>>;
  readonly institutions: ReadonlyMap<number, Stored<Institution>>;
}

/** A reference the database vouches for. A missing record is a fault of ours, never of the reader. */
export function required<Value>(records: ReadonlyMap<number, Value>, id: number): Value {
  const record = records.get(id);
  if (record === undefined) throw new Error(`The record ${id} that another refers to was not read`);
  return record;
}
