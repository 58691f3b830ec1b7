import type { ComponentChildren } from 'preact';
import { createFormat } from '../../format.ts';

const { number, day, plural } = createFormat('en');

export const report = {
  number: (id: number) => `Report ${id}`,
  at: (subject: string, institutions: string) => `${subject} at ${institutions}`,
  of: (activity: string, institutions: string) => `${activity}: ${institutions}`,
  programmeCount: (count: number) => `${number(count)} programmes`,
  description: (title: string, agency: string) =>
    `${title}. What ${agency} decided, from when until when, and the documents.`,
  decidedBy: (agency: ComponentChildren) => ['Decided by ', agency, '.'],
  withAgencies: (agencies: ComponentChildren) => ['Together with ', agencies, '.'],
  conditions: 'The documents say which conditions; the agency has not recorded here whether they were met.',
  newer: (successor: ComponentChildren) => ['The later report is ', successor, '.'],
  bar: (first: string, last: string, state: string) => `Bar from ${day(first)} to ${day(last)}; ${state}.`,
  doubt: {
    title: 'Something in this record is being looked into',
    text: 'The registry noticed a point in this record that it asks the agency about. The report counts meanwhile.',
  },
  scope: {
    title: 'Scope',
    institution: (count: number) => plural(count, 'Institution', 'Institutions'),
    reviewedBy: 'Reviewed by',
    contributors: 'Contributing agencies',
    kind: 'Kind of review',
    whatWasReviewed: 'What was reviewed',
    system: 'Place in the system',
    obligatory: 'Part of the obligatory external quality-assurance system',
    voluntary: 'Voluntary, beyond what the system requires',
    crossborder: 'Cross-border: the agency worked outside the countries in which it has an official role',
    platforms: 'Offered through',
    limits: 'What it does not say',
    programmesOnly: 'It covers the programmes below, not the institution as a whole.',
    wholeOnly: 'It covers the institution as a whole, not each single programme.',
    local: 'Number at the agency',
    summary: 'Summary by the agency',
    comment: 'Comment',
    alsoCovers: 'Also listed for',
    parent: 'the institution it is part of',
    child: 'a part of it',
    history: 'by history',
  },
  programmes: {
    title: 'Programmes',
    count: (count: number) => `${number(count)} ${plural(count, 'programme', 'programmes')}.`,
    programme: 'Programme',
    award: 'Award',
    level: 'Level',
    national: 'National level',
    ects: 'ECTS',
    field: 'Field',
    outcome: 'Outcome',
    identifier: 'Identifier',
  },
  documents: {
    title: 'Documents',
    none: 'No document is stored with this report.',
    notStored: 'not stored here yet',
    otherSite: 'opens another site',
  },
  credential: {
    title: 'Credential',
    aside: 'A signed copy of this entry that anybody can check without asking us.',
    download: 'Download the credential (JSON)',
    verify: 'Verify it',
    address: 'Its address',
  },
  history: {
    title: 'Changes',
    aside: 'What happened to the entry in the registry.',
    created: 'Recorded and published.',
    changed: (fields: string) => `Changed: ${fields}.`,
    changedUnknown: 'Changed.',
    superseded: 'A later report took its place.',
  },
  cite: {
    title: 'Cite and link',
    citation: (parts: { agency: string; year: string; title: string; id: number; today: string; address: string }) =>
      `${parts.agency} (${parts.year}). ${parts.title}. Touchstone, report ${parts.id}. Retrieved ${day(parts.today)} from ${parts.address}`,
  },
};
