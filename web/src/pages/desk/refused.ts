import type { Form } from '../../session/personal-page.ts';
import type { Refusal } from '../../session/refusal.ts';

/** A form that was not taken: what was typed into it, and why. */
export interface Refused {
  /** Which form of the page. */
  readonly action: string;
  readonly form: Form;
  readonly refusal: Refusal;
}

/** What a form of a page shows: nothing typed is lost, and what is wrong stands at the fields. */
export function formState(refused: Refused | undefined, action: string) {
  const own = refused?.action === action ? refused : undefined;
  return {
    refusal: own?.refusal,
    typed: (field: string): string | undefined => own?.form.get(field),
  };
}
