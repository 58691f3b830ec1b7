import { PageProblem } from '../../page.ts';
import type { PersonalRequest } from '../../session/personal-page.ts';

/** The number of the record that an address names. */
export function recordIdIn({ params, messages }: PersonalRequest): number {
  const id = params['id'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new PageProblem(404, messages.problem.noSuchRecord);
  return Number(id);
}
