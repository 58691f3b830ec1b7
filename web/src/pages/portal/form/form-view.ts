import type { AgencyDetail, Reference, SubmittedFile } from '@touchstone/sdk';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Typed } from './typed.ts';

/** An institution that might be the one that was typed. */
export interface Candidate {
  readonly registryId: string;
  readonly name: string;
  readonly where: string;
}

/** What the fields of a form show beside their labels. */
export interface FormView {
  readonly typed: Typed;
  /** What is wrong, by the name of the field. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  readonly agencies: readonly AgencyDetail[];
  readonly reference: Pick<Reference, 'field_study' | 'resource'>;
  /** The names of institutions that are known by their registry id. */
  readonly institutionNames: ReadonlyMap<string, string>;
  /** By the name of the field. */
  readonly candidates: ReadonlyMap<string, readonly Candidate[]>;
  /** The files that the report has already. */
  readonly files: readonly SubmittedFile[];
}

const FormContext = createContext<FormView | undefined>(undefined);

export const FormProvider = FormContext.Provider;

export function useForm(): FormView {
  const form = useContext(FormContext);
  if (form === undefined) throw new TypeError('A field was rendered outside of its form');
  return form;
}
