import { type Static, Type } from 'typebox';
import { dayOrEmpty, nullable } from './fields.ts';

export type HistoricalData = Static<typeof HistoricalData>;
export const HistoricalData = Type.Object(
  {
    field: Type.String({ description: 'What the value was of.', example: 'website_link' }),
    value: Type.String(),
    record_id: nullable(Type.Integer({ description: 'The entry it belonged to, where there are several.' })),
    valid_from: dayOrEmpty('First day.'),
    valid_to: dayOrEmpty('Last day.'),
  },
  { $id: 'HistoricalData', description: 'A value that the record once had.' },
);
