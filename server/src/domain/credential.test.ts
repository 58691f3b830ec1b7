import { expect, it } from 'vitest';
import { type CredentialPlan, planCredential, type ServedVersion } from './credential.ts';
import type { ReportState } from './vocabularies.ts';

const NOTHING: CredentialPlan = { served: 'keep', issue: undefined };
const NEW = { contentHash: 'new' };
const OLD = { contentHash: 'old' };

const current: ServedVersion = { state: 'current', contentHash: 'old', isKeyTrusted: true };
const superseded: ServedVersion = { ...current, state: 'superseded' };
const revoked: ServedVersion = { ...current, state: 'revoked' };
const distrusted: ServedVersion = { ...current, isKeyTrusted: false };

const changed = { state: 'superseded', reason: 'The record changed' } as const;
const replaced = { state: 'superseded', reason: 'Another report superseded this one' } as const;
const withdrawn = { state: 'revoked', reason: 'The report was withdrawn' } as const;
const uncovered = { state: 'revoked', reason: 'The report no longer covers the institution' } as const;
const compromised = { state: 'superseded', reason: 'Its key was compromised' } as const;

const CASES: readonly [
  string,
  ReportState,
  ServedVersion | undefined,
  { readonly contentHash: string } | undefined,
  CredentialPlan,
][] = [
  ['a new report gets a document', 'published', undefined, NEW, { served: 'keep', issue: 'current' }],
  ['an unchanged one needs no other', 'published', current, OLD, NOTHING],
  ['a change supersedes what was issued', 'published', current, NEW, { served: changed, issue: 'current' }],
  ['a key that no longer counts does too', 'published', distrusted, OLD, { served: compromised, issue: 'current' }],
  ['what was revoked is issued anew, even unchanged', 'published', revoked, OLD, { served: 'keep', issue: 'current' }],
  ['and what was superseded', 'published', superseded, OLD, { served: 'keep', issue: 'current' }],
  ['a successor ends a document', 'superseded', current, OLD, { served: replaced, issue: undefined }],
  ['once', 'superseded', superseded, OLD, NOTHING],
  [
    'what was superseded before it was signed can be had',
    'superseded',
    undefined,
    NEW,
    { served: 'keep', issue: 'superseded' },
  ],
  ['and stays in step', 'superseded', superseded, NEW, { served: 'keep', issue: 'superseded' }],
  ['a withdrawal revokes', 'withdrawn', current, OLD, { served: withdrawn, issue: undefined }],
  ['whatever else changed', 'withdrawn', current, undefined, { served: withdrawn, issue: undefined }],
  ['only what is current', 'withdrawn', superseded, OLD, NOTHING],
  ['a held report gets no document', 'held', undefined, NEW, NOTHING],
  ['and keeps what it has', 'held', current, NEW, NOTHING],
  ['whatever changes meanwhile', 'held', current, undefined, NOTHING],
  [
    'an institution that left the report is revoked',
    'published',
    current,
    undefined,
    { served: uncovered, issue: undefined },
  ],
];

it.each(CASES)('%s', (_sentence, report, served, wanted, plan) => {
  expect(planCredential(report, served, wanted)).toEqual(plan);
});
