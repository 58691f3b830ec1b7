import { expect, it } from 'vitest';
import { activityFacetLabels, agencyFacetLabels } from './facet-labels.ts';

function agency(id: number, acronym: string, activities: readonly (readonly [id: number, activity: string])[] = []) {
  const version = {
    name: `Agency ${id}`,
    nameTransliterated: '',
    nameIsPrimary: true,
    acronym,
    acronymTransliterated: '',
    acronymIsPrimary: true,
  };
  return {
    id,
    registerNumber: id + 100,
    names: [{ versions: [version], note: '', validTo: null }],
    activities: activities.map(([activityId, activity]) => ({
      id: activityId,
      groupId: null,
      activity,
      description: '',
      type: 'programme' as const,
      reportsLink: '',
      localIdentifier: null,
      validFrom: null,
      validTo: null,
    })),
  };
}

it('calls an agency by its acronym, else by its name', () => {
  expect(agencyFacetLabels([agency(1, 'AFT'), agency(2, '')])).toEqual(
    new Map([
      [1, 'AFT'],
      [2, 'Agency 2'],
    ]),
  );
});

it('tells agencies with the same acronym apart by their register numbers', () => {
  expect(agencyFacetLabels([agency(1, 'AFT'), agency(2, 'aft'), agency(3, 'ZED')])).toEqual(
    new Map([
      [1, 'AFT (101)'],
      [2, 'aft (102)'],
      [3, 'ZED'],
    ]),
  );
});

it('calls an activity by agency and name, and tells those that read the same apart', () => {
  const agencies = [
    agency(1, 'AFT', [
      [11, 'Audit'],
      [12, 'Audit'],
      [13, 'Review'],
    ]),
    agency(2, 'ZED', [[21, 'Audit']]),
  ];
  expect(activityFacetLabels(agencies)).toEqual(
    new Map([
      [11, 'AFT -> Audit (11)'],
      [12, 'AFT -> Audit (12)'],
      [13, 'AFT -> Review'],
      [21, 'ZED -> Audit'],
    ]),
  );
});
