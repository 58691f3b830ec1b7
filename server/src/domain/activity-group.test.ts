import { describe, expect, it } from 'vitest';
import { problemsInActivityGroup } from './activity-group.ts';

describe('a group of activities', () => {
  const good = { activity: 'Institutional audit', type: 'institutional', reportsLink: '' } as const;

  it.each([[good], [{ ...good, reportsLink: 'https://www.example.org/audits' }]])('is accepted: %j', (group) => {
    expect(problemsInActivityGroup(group)).toEqual([]);
  });

  it.each([
    [{ ...good, activity: ' ' }, '/activity'],
    [{ ...good, activity: 'x'.repeat(501) }, '/activity'],
    [{ ...good, reportsLink: 'javascript:alert(1)' }, '/reports_link'],
    [{ ...good, reportsLink: 'www.example.org' }, '/reports_link'],
  ])('is refused: %j', (group, pointer) => {
    expect(problemsInActivityGroup(group).map((problem) => problem.pointer)).toEqual([pointer]);
  });
});
