import { Type } from 'typebox';
import { dateTime, listOf, nullable, oneOf } from './fields.ts';

const sequence = Type.Integer({ description: 'Its place in the journal.', example: 4711 });
const lag = Type.Integer({ description: 'How many changes it is behind the journal.', example: 0 });

export const SystemBody = Type.Object(
  {
    release: Type.String({ description: 'The version of the program.', example: '1.0.0' }),
    started_at: dateTime('When this process was started.'),
    database: Type.Object({
      kind: oneOf(['sqlite', 'postgres'], 'Where the registry lives.'),
      schema: Type.Integer({ description: 'The number of the last step of its schema.', example: 18 }),
    }),
    journal: Type.Object({ sequence, changed_at: nullable(dateTime('When the last change was made.')) }),
    search: Type.Object({ kind: oneOf(['embedded', 'opensearch'], 'Which engine searches.'), sequence, lag }),
    credentials: nullable(
      Type.Object(
        {
          sequence,
          lag,
          walk: nullable(
            Type.Object(
              {
                after: Type.Integer({ description: 'The report it has come to.', example: 1200 }),
                last: Type.Integer({ description: 'The report with the largest number.', example: 25000 }),
              },
              { description: 'A walk over all reports; null when there is none.' },
            ),
          ),
        },
        { description: 'Null before anything was issued.' },
      ),
    ),
    keys: listOf(
      Type.Object({
        kid: Type.String({ description: 'The name of the key.' }),
        algorithm: Type.String({ example: 'EdDSA' }),
        use_from: dateTime('Since when it signs.'),
      }),
      'The keys that sign today.',
    ),
    pending_files: Type.Integer({ description: 'Files of reports that are still to be fetched.', example: 0 }),
    outbox: Type.Integer({ description: 'Mails that wait because they could not be sent.', example: 0 }),
  },
  { $id: 'System' },
);

export const ADMIN_SYSTEM_SCHEMAS = [SystemBody] as const;
