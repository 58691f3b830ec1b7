import { type Static, Type } from 'typebox';
import { listOf } from './fields.ts';

export type InstitutionSuggestion = Static<typeof InstitutionSuggestion>;
export const InstitutionSuggestion = Type.Object(
  {
    id: Type.Integer({ example: 42 }),
    registry_id: Type.String({ example: 'REGINST0042' }),
    name_display: Type.String({ description: 'Official and primary name where they differ.' }),
    name_matched: Type.String({
      description: 'The former or other name that fits what was typed, when the shown one does not; else empty.',
    }),
    city: Type.String({ description: 'The first place; empty when unknown.' }),
    country: listOf(Type.String(), 'English names of the countries it is in.'),
  },
  { $id: 'InstitutionSuggestion', description: 'As much of an institution as a list under a search box shows.' },
);
