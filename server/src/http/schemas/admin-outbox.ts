import { Type } from 'typebox';
import { listOf } from './fields.ts';

const name = Type.String({ example: '2026-06-30T120000Z-0123456789ab.eml' });

export const OutboxBody = Type.Object(
  {
    count: Type.Integer({ description: 'All that wait; at most 500 are listed.' }),
    results: listOf(
      Type.Object({
        name,
        to: Type.String({ example: 'ada@people.example' }),
        subject: Type.String({ example: 'Confirm your registration' }),
        date: Type.String({ example: 'Tue, 30 Jun 2026 12:00:00 +0000' }),
      }),
    ),
  },
  { $id: 'Outbox' },
);

export const WaitingMailText = Type.Object(
  { name, text: Type.String({ description: 'The whole mail as it would be sent.' }) },
  { $id: 'WaitingMail' },
);

export const ADMIN_OUTBOX_SCHEMAS = [OutboxBody, WaitingMailText] as const;
