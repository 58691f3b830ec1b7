import type { Random } from '../random.ts';

/** What an institution is mainly there for; it decides its name and the levels it teaches at. */
export type InstitutionKind = 'university' | 'technical' | 'applied' | 'arts' | 'medical' | 'business';

/**
 * An official name and its English translation. `{town}` is the town, `{of}` its inflected form, `{person}` somebody
 * the institution is named after; the English side sees them in Latin letters.
 */
export type NamePattern = readonly [official: string, english: string];

/** The words from which names in one language are put together. Towns and persons are invented. */
export interface NameTable {
  /** ISO 639-3. */
  readonly language: string;
  /** `undefined` for languages written in Latin letters. */
  readonly transliterate?: (text: string) => string;
  /** Words that may stand before a town, with the space or hyphen that follows. */
  readonly prefixes: readonly string[];
  readonly stems: readonly string[];
  /** How towns end: as they are named, and in the form that `{of}` needs. */
  readonly endings: readonly (readonly [named: string, inflected: string])[];
  /** What joins the parts of a double town; a hyphen unless told. */
  readonly joint?: string;
  /** Makes `{of}` from the whole town where an ending alone can't tell. */
  readonly inflect?: (town: string) => string;
  /** As they stand in a name, and in English where that differs. */
  readonly persons: readonly (string | readonly [inName: string, english: string])[];
  readonly kinds: Readonly<Record<InstitutionKind, readonly NamePattern[]>>;
  /** Names of parts of an institution. */
  readonly faculties: readonly NamePattern[];
}

interface TownForms {
  readonly named: string;
  readonly inflected: string;
}

export interface Town extends TownForms {
  /** In Latin letters. */
  readonly latin: string;
}

export interface ComposedName {
  readonly official: string;
  /** Empty where the official name is already in Latin letters. */
  readonly transliterated: string;
  readonly english: string;
}

const PREFIX_CHANCE = 0.2;

/** A town of one name or, with the given chance, of two: `Nebelfurt-Ahrenrode`. */
export function inventTown(table: NameTable, random: Random, doubleChance = 0): Town {
  const last = inventSimpleTown(table, random);
  if (!random.chance(doubleChance)) return townOf(table, last);
  const start = inventSimpleTown(table, random).named + (table.joint ?? '-');
  return townOf(table, { named: start + last.named, inflected: start + last.inflected });
}

function inventSimpleTown(table: NameTable, random: Random): TownForms {
  const hasPrefix = table.prefixes.length > 0 && random.chance(PREFIX_CHANCE);
  const start = (hasPrefix ? random.pick(table.prefixes) : '') + random.pick(table.stems);
  const [ending, inflectedEnding] = random.pick(table.endings);
  return { named: start + ending, inflected: start + inflectedEnding };
}

function townOf(table: NameTable, { named, inflected }: TownForms): Town {
  return { named, inflected: table.inflect?.(named) ?? inflected, latin: toLatin(table, named) };
}

export function composeName(
  table: NameTable,
  { pattern, town, person }: { pattern: NamePattern; town: Town; person: NameTable['persons'][number] },
): ComposedName {
  const [officialPattern, englishPattern] = pattern;
  const [personInName, personInEnglish] = typeof person === 'string' ? [person, toLatin(table, person)] : person;
  const official = fill(officialPattern, { town: town.named, of: town.inflected, person: personInName });
  const english = fill(englishPattern, { town: town.latin, of: town.latin, person: personInEnglish });
  return { official, transliterated: table.transliterate?.(official) ?? '', english };
}

export function toLatin(table: NameTable, text: string): string {
  return table.transliterate?.(text) ?? text;
}

function fill(pattern: string, words: { town: string; of: string; person: string }): string {
  return pattern.replace('{town}', words.town).replace('{of}', words.of).replace('{person}', words.person);
}
