import { Type } from 'typebox';
import { ACTIVITY_TYPES } from '../../domain/vocabularies.ts';
import { reason } from './admin-account.ts';
import { oneOf } from './fields.ts';

const STRICT = { additionalProperties: false } as const;

const activity = Type.String({ description: 'The name of the procedure.', example: 'Institutional audit' });
const activityType = oneOf(ACTIVITY_TYPES, 'What such a procedure covers.');
const reportsLink = Type.String({ description: 'Where its reports are described; may be empty.', example: '' });

export const ActivityGroupForm = Type.Object(
  { activity, activity_type: activityType, reports_link: Type.Optional(reportsLink), reason },
  { $id: 'ActivityGroupForm', ...STRICT },
);

export const ActivityGroupChange = Type.Object(
  {
    activity: Type.Optional(activity),
    activity_type: Type.Optional(activityType),
    reports_link: Type.Optional(reportsLink),
    reason,
  },
  { $id: 'ActivityGroupChange', ...STRICT },
);

export const AdminActivityGroup = Type.Object(
  {
    id: Type.Integer({ example: 4 }),
    version: Type.Integer({ description: 'For If-Match.', example: 1 }),
    activity,
    activity_type: activityType,
    reports_link: reportsLink,
  },
  { $id: 'AdminActivityGroup' },
);

export const ADMIN_ACTIVITY_GROUP_SCHEMAS = [ActivityGroupForm, ActivityGroupChange, AdminActivityGroup] as const;
