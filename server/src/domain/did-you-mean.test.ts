import { describe, expect, it } from 'vitest';
import { didYouMean } from './did-you-mean.ts';
import { DECISIONS, HIERARCHY_TYPES, REPORT_STATUSES } from './vocabularies.ts';

describe('didYouMean', () => {
  it.each([
    ['positve', DECISIONS, 'positive'],
    ['POSITIVE!', DECISIONS, 'positive'],
    ['positive with conditions', DECISIONS, 'positive with conditions or restrictions'],
    ['non applicable', DECISIONS, 'not applicable'],
    ['part of the obligatory system', REPORT_STATUSES, 'part of obligatory EQA system'],
    ['facutly', HIERARCHY_TYPES, 'faculty'],
    ['franchise', HIERARCHY_TYPES, 'franchise or validation partnership'],
    ['valid_form', ['valid_from', 'valid_to'], 'valid_from'],
    ['registryid', ['registry_id', 'stats_id'], 'registry_id'],
    ['ys', ['yes', 'no'], 'yes'],
    ['Austira', ['Australia', 'Austria'], 'Austria'],
    ['Austrria', ['Australia', 'Austria'], 'Austria'],
    ['Ausria', ['Australia', 'Austria'], 'Austria'],
    ['Auztria', ['Australia', 'Austria'], 'Austria'],
    ['granted', DECISIONS, undefined],
    ['', DECISIONS, undefined],
    ['positive'.repeat(1000), DECISIONS, undefined],
    ['x', [], undefined],
  ])('%.40s', (text, allowed, expected) => {
    expect(didYouMean(text, allowed)).toBe(expected);
  });
});
