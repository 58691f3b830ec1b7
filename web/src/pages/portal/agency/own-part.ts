/** How what an agency says about itself is typed: a line, some lines, or a list with one entry a line. */
export const OWN_FIELDS = {
  contact_person: 'line',
  emails: 'list',
  phone_numbers: 'list',
  address: 'lines',
  website_link: 'address',
  reports_link: 'address',
  logo: 'address',
  associations: 'list',
  specialisation_note: 'lines',
  description_note: 'lines',
} as const;

export type OwnField = keyof typeof OWN_FIELDS;
export const OWN_FIELD_NAMES = Object.keys(OWN_FIELDS) as readonly OwnField[];

/** The texts of the fields, from the record. */
export function toTexts(record: Readonly<Record<string, unknown>>): Readonly<Record<OwnField, string>> {
  const texts = OWN_FIELD_NAMES.map((name) => {
    const value = record[name];
    if (Array.isArray(value)) return [name, value.map(String).join('\n')];
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(texts) as Record<OwnField, string>;
}

/** The record that the fields stand for. */
export function toOwnPart(texts: Readonly<Record<OwnField, string>>): Readonly<Record<OwnField, unknown>> {
  const values = OWN_FIELD_NAMES.map((name) => {
    const text = texts[name].replaceAll('\r\n', '\n').trim();
    if (OWN_FIELDS[name] === 'list') return [name, text.split('\n').flatMap((line) => line.trim() || [])];
    return [name, name === 'logo' && text === '' ? null : text];
  });
  return Object.fromEntries(values) as Record<OwnField, unknown>;
}
