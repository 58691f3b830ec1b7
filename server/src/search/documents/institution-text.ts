import { type Day, isWithin } from '../../domain/day.ts';
import type { Institution, InstitutionIdentifier, InstitutionName } from '../../domain/institution.ts';
import { currentName, registryId } from '../../domain/institution-names.ts';
import { onceFor } from '../../domain/once-for.ts';
import type { Stored } from '../../domain/record.ts';
import type { TextClass, TextField } from '../search-document.ts';

/** An institution with the doubles that were merged into it: they are found through it. */
export interface MergedInstitution {
  readonly institution: Stored<Institution>;
  readonly doubles: readonly Stored<Institution>[];
}

/**
 * Every name: the current one, then former ones and those of doubles. The same text once, where it counts most. Kept
 * with the institution, which many reports in a row may embed.
 */
export const nameFields = onceFor(({ institution, doubles }: MergedInstitution): readonly TextField[] => {
  const current = currentName(institution);
  const others = [...institution.names.filter((name) => name !== current), ...doubles.flatMap(({ names }) => names)];
  return distinctFields([...(current ? currentNameFields(current) : []), ...others.flatMap(otherNameFields)]);
});

/** Names under which the institution is known today: what a related record is found by. */
export function currentNames(institution: Pick<Institution, 'names'>): string[] {
  const current = currentName(institution);
  return current ? filled([current.nameOfficial, current.nameEnglish]) : [];
}

/** Every identifier in every form people write it in. */
export function allIdentifiers(merged: MergedInstitution): string[] {
  const records = [merged.institution, ...merged.doubles];
  return filled([
    ...records.map(({ id }) => registryId(id)),
    ...records.map(({ statsId }) => statsId ?? ''),
    ...records.flatMap(({ identifiers }) => identifiers.flatMap(writtenForms)),
  ]);
}

/** Those of the identifiers that are not in force on the day. */
export function endedIdentifiers({ institution, doubles }: MergedInstitution, day: Day): string[] {
  const records = [institution, ...doubles];
  const inForce = new Set([
    ...records.map(({ statsId }) => statsId),
    ...records.flatMap(({ identifiers }) => identifiers.filter((one) => isWithin(day, one)).flatMap(writtenForms)),
  ]);
  const all = records.flatMap(({ identifiers }) => identifiers.flatMap(writtenForms));
  return filled(all).filter((identifier) => !inForce.has(identifier));
}

/** Every identifier in its shortest form, for records that only refer to the institution. */
export function shortIdentifiers(merged: MergedInstitution): string[] {
  return allIdentifiers(merged).filter((identifier) => !identifier.startsWith(ROR_ADDRESS));
}

const ROR_ADDRESS = 'https://ror.org/';

/** A ROR identifier is an address; people also write its last part alone. */
export function writtenForms({ identifier }: Pick<InstitutionIdentifier, 'identifier'>): string[] {
  return identifier.startsWith(ROR_ADDRESS) ? [identifier, identifier.slice(ROR_ADDRESS.length)] : [identifier];
}

/** `https://www.university.example/en` is found as `university.example`. */
export function websiteDomain({ websiteLink }: Pick<Institution, 'websiteLink'>): string {
  return URL.canParse(websiteLink) ? new URL(websiteLink).hostname.replace(/^www\./, '') : '';
}

/** Without empty texts, and each text once with its first class. */
export function distinctFields(fields: readonly TextField[]): TextField[] {
  const seen = new Map<string, TextField>();
  for (const field of fields) if (field.text !== '' && !seen.has(field.text)) seen.set(field.text, field);
  return [...seen.values()];
}

export function textFields(textClass: TextClass, texts: readonly string[]): TextField[] {
  return texts.map((text) => ({ class: textClass, text }));
}

function currentNameFields(name: InstitutionName): TextField[] {
  return [
    { class: 'acronym', text: name.acronym },
    { class: 'name', text: name.nameOfficial },
    { class: 'name', text: name.nameEnglish },
    ...textFields('otherName', [name.nameOfficialTransliterated, ...versionsOf(name)]),
  ];
}

function otherNameFields(name: InstitutionName): TextField[] {
  const { nameOfficial, nameEnglish, nameOfficialTransliterated, acronym } = name;
  return textFields('otherName', [nameOfficial, nameEnglish, nameOfficialTransliterated, acronym, ...versionsOf(name)]);
}

function versionsOf({ versions }: InstitutionName): string[] {
  return versions.flatMap(({ name, transliteration }) => [name, transliteration]);
}

function filled(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}
