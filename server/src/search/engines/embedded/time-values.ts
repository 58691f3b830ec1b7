import { RegistryError } from '../../../domain/errors.ts';

const DAY_MS = 86_400_000;

/** Days since 1970-01-01. */
export function dayNumber(day: string): number {
  return wholeNumber(Date.parse(`${day}T00:00:00Z`) / DAY_MS, `"${day}" is not a day like 2024-02-29`);
}

/** Seconds since 1970-01-01. */
export function instantNumber(instant: string): number {
  return wholeNumber(Date.parse(instant) / 1000, `"${instant}" is not an instant like 2024-02-29T12:00:00Z`);
}

function wholeNumber(value: number, complaint: string): number {
  if (Number.isNaN(value)) throw new RegistryError('invalid_parameter', complaint);
  return Math.floor(value);
}
