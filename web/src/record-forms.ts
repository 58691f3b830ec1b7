import type { Data, PageAnswer, PageRequest } from './page.ts';
import { FORMS, type Form, preferredForm } from './preferred-form.ts';

/** A record asked for at its lasting address. */
export interface RecordAsked {
  readonly id: string;
  readonly form: Form;
  /** Whether the address itself names the form. */
  readonly isExplicit: boolean;
}

/** `/report/12.jsonld` says what it wants; `/report/12` leaves it to the client. */
export function readRecordAsked(given: string, accept: string | undefined): RecordAsked {
  const explicit = /^(.+)\.(json|jsonld)$/.exec(given);
  if (explicit !== null) return { id: explicit[1] ?? '', form: explicit[2] as Form, isExplicit: true };
  return { id: given, form: preferredForm(accept), isExplicit: false };
}

interface RecordForms {
  readonly path: string;
  readonly record: object;
  readonly linkedData: object;
}

/** The record in the form that was asked for, when that is not a page. */
export function otherForm(
  { form, isExplicit }: RecordAsked,
  { path, record, linkedData }: RecordForms,
): Data | undefined {
  if (form === 'html') return undefined;
  const value = form === 'json' ? record : linkedData;
  return {
    contentType: `${FORMS[form]}; charset=utf-8`,
    data: JSON.stringify(value, null, 2),
    headers: isExplicit ? {} : { vary: 'Accept', 'content-location': `${path}.${form}` },
  };
}

/** The addresses of the other forms, for the head of the page. */
export function alternatesOf(path: string) {
  return [
    { type: FORMS.json, path: `${path}.json` },
    { type: FORMS.jsonld, path: `${path}.jsonld` },
  ];
}

/** A record that is known under another address by now. */
export function movedTo(path: string, { form, isExplicit }: RecordAsked, { link }: PageRequest): PageAnswer {
  return { redirect: link(isExplicit ? `${path}.${form}` : path), status: 308 };
}
