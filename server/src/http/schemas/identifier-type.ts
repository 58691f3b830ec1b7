import { type Static, Type } from 'typebox';
import { nullable } from './fields.ts';

export type IdentifierType = Static<typeof IdentifierType>;
export const IdentifierType = Type.Object(
  {
    resource: Type.String({ description: 'The name of the type in records and addresses.', example: 'EU-VAT' }),
    title: Type.String(),
    source: Type.String({ description: 'Who issues identifiers of the type.' }),
    link: nullable(Type.String({ description: 'Where the type is described.' })),
  },
  { $id: 'IdentifierType' },
);
