import { Type } from 'typebox';
import { FLAG_LEVELS } from '../../domain/vocabularies.ts';
import { dateTime, day, listOf, nullable, oneOf, refTo } from './fields.ts';
import { SubmissionWarning, SubmittedReportBody } from './submission.ts';

export const OwnReportBody = Type.Object(
  {
    ...SubmittedReportBody.properties,
    id: Type.Integer(),
    valid_to_calculated: day('The last day: the stated one, else six years after the first.'),
    superseded_by: nullable(Type.Integer({ description: 'The later report that replaced it.' })),
    report_flag: oneOf(FLAG_LEVELS, 'The highest flag that is active.'),
    report_warnings: listOf(refTo(SubmissionWarning), 'Every active flag.'),
    deletion_requested: Type.Boolean({ description: 'Whether it waits for the operator to decide on its deletion.' }),
    withdrawal: nullable(
      Type.Object({ at: dateTime('When it was withdrawn.'), reason: Type.String() }, { description: 'Or null.' }),
    ),
    date_created: dateTime('When it was first submitted.'),
    date_updated: dateTime('When it was last changed.'),
  },
  { $id: 'OwnReport', description: 'A report of one of your agencies, in whatever state it is.' },
);

export const OWN_REPORT_SCHEMAS = [OwnReportBody];
