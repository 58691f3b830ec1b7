import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ActivityGroup } from '../../domain/agency.ts';
import type { Stored } from '../../domain/record.ts';
import { versionIn } from '../if-match.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { PATCH_TYPES } from '../patch-bodies.ts';
import { ActivityGroupChange, ActivityGroupForm, AdminActivityGroup } from '../schemas/admin-activity-group.ts';
import { refTo } from '../schemas/fields.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { type AdminRoutesOptions, DECISION_BODY_LIMIT, decisionOf, tags, WRITES } from './admin-options.ts';

const GroupPath = pathParameters({ groupID: recordId('The number of the group.', 4) });

/** Groups of activities; agencies' activities name the one they belong to. */
export const adminActivityGroupRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (
  app,
  { administration },
) => {
  app.post(
    '/activity-groups/',
    {
      config: WRITES,
      bodyLimit: DECISION_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'addActivityGroup',
        summary: 'Add a group of activities',
        body: refTo(ActivityGroupForm),
        response: { 201: refTo(AdminActivityGroup), ...writeProblems(400, 422) },
      },
    },
    async (request, reply) => {
      const { activity, activity_type: type, reports_link: reportsLink = '', reason } = request.body;
      const group = { activity: activity.trim(), type, reportsLink: reportsLink.trim() };
      const added = await administration.activityGroups.add(group, decisionOf(request, reason));
      reply.code(201);
      return toAdminActivityGroup(added);
    },
  );

  app.patch(
    '/activity-groups/:groupID/',
    {
      config: WRITES,
      bodyLimit: DECISION_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'changeActivityGroup',
        summary: 'Change a group of activities',
        params: GroupPath,
        consumes: PATCH_TYPES,
        body: refTo(ActivityGroupChange),
        response: { 200: refTo(AdminActivityGroup), ...writeProblems(400, 404, 409, 422) },
      },
    },
    async (request) => {
      const { activity, activity_type: type, reports_link: reportsLink, reason } = request.body;
      const changes = {
        ...(activity !== undefined && { activity: activity.trim() }),
        ...(type !== undefined && { type }),
        ...(reportsLink !== undefined && { reportsLink: reportsLink.trim() }),
      };
      const decision = { ...decisionOf(request, reason), version: versionIn(request.headers['if-match']) };
      return toAdminActivityGroup(
        await administration.activityGroups.change(request.params.groupID, changes, decision),
      );
    },
  );
};

function toAdminActivityGroup({ id, version, activity, type, reportsLink }: Stored<ActivityGroup>) {
  return { id, version, activity, activity_type: type, reports_link: reportsLink };
}
