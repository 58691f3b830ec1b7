import { type Static, Type } from 'typebox';
import { dateTime, listOf, oneOf } from './fields.ts';

const REPORT_CHANGES = ['created', 'changed', 'superseded', 'withdrawn', 'restored'] as const;

export type ReportHistoryEntry = Static<typeof ReportHistoryEntry>;
export const ReportHistoryEntry = Type.Object(
  {
    date: dateTime('When it happened.'),
    change: oneOf(REPORT_CHANGES, 'What happened.'),
    fields: listOf(Type.String(), 'The fields that changed.'),
  },
  { $id: 'ReportHistoryEntry' },
);
