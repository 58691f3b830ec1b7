import type { ActivityGroup } from './agency.ts';
import type { Problem } from './errors.ts';

const MAX_NAME = 500;

/** Everything that is wrong with a group of activities. */
export function problemsInActivityGroup({ activity, reportsLink }: ActivityGroup): Problem[] {
  const problems: Problem[] = [];
  if (activity.trim() === '') problems.push({ pointer: '/activity', message: 'is required' });
  if (activity.length > MAX_NAME) {
    problems.push({ pointer: '/activity', message: `can have at most ${MAX_NAME} characters` });
  }
  if (reportsLink !== '' && !/^https?:\/\/\S+$/i.test(reportsLink)) {
    problems.push({ pointer: '/reports_link', message: 'must be an address that starts with http:// or https://' });
  }
  return problems;
}
