/** How the form of a record is put together: sections of fields and of lists, which have parts of their own. */

export interface FormSection {
  readonly id: string;
  readonly title: string;
  readonly aside?: string;
  readonly parts: readonly Part[];
}

export type Part = FieldPart | ListPart;

export type FieldKind = 'text' | 'long text' | 'texts' | 'day' | 'number' | 'yes' | 'choice' | 'kept number';

export interface FieldPart {
  readonly kind: FieldKind;
  /** The member of the record; with a slash for a member of a member. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired: boolean;
  /** What an empty field says; `undefined` says nothing. */
  readonly empty: '' | null | undefined;
  /** Of a choice. */
  readonly options: readonly Option[];
  readonly isWide: boolean;
  /** Whether what is chosen stands for a number. */
  readonly isNumber: boolean;
}

export type Option = readonly [value: string, text: string];

export interface ListPart {
  readonly kind: 'list';
  readonly name: string;
  /** What one entry is called, such as "Name". */
  readonly one: string;
  readonly add: string;
  /** Said when there is no entry. */
  readonly none: string;
  readonly parts: readonly Part[];
  /** The member by which a stored entry is known; one that has it can be ended but not taken out. */
  readonly keptBy?: string;
  /** Whether the entries are part of an entry, and so drawn smaller. */
  readonly isInner: boolean;
}

interface FieldChoices {
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly empty?: '' | null | undefined;
  readonly isWide?: boolean;
  readonly isNumber?: boolean;
}

function field(kind: FieldKind, empty: FieldPart['empty'], isWide: boolean) {
  return (name: string, label: string, given: FieldChoices = {}): FieldPart => {
    const { hint, isRequired = false } = given;
    const choices = {
      empty: 'empty' in given ? given.empty : empty,
      isWide: given.isWide ?? isWide,
      isNumber: given.isNumber ?? (kind === 'number' || kind === 'kept number'),
    };
    return { kind, name, label, hint, isRequired, options: [], ...choices };
  };
}

export const text = field('text', '', false);
export const longText = field('long text', '', true);
/** A list of texts, one a line. */
export const texts = field('texts', '', false);
export const day = field('day', null, false);
export const number = field('number', null, false);
export const yes = field('yes', undefined, false);
/** A number that is shown and sent back as it is. */
export const keptNumber = field('kept number', undefined, false);

const plainChoice = field('choice', null, false);

export function choice(name: string, label: string, options: readonly Option[], given: FieldChoices = {}): FieldPart {
  return { ...plainChoice(name, label, given), options };
}

type ListChoices = Omit<ListPart, 'kind' | 'isInner'>;

export function list(given: ListChoices): ListPart {
  return { kind: 'list', isInner: false, ...given, parts: given.parts.map(missingWhenEmpty) };
}

export function innerList(given: ListChoices): ListPart {
  return { kind: 'list', isInner: true, ...given, parts: given.parts.map(missingWhenEmpty) };
}

/** In an entry, a field that must be filled and is not is called missing; what is left out of a record stays as it is. */
function missingWhenEmpty(part: Part): Part {
  return part.kind !== 'list' && part.isRequired ? { ...part, empty: undefined } : part;
}
