import { expect, it } from 'vitest';
import { anAgency, anInstitution, aProgramme, aReport } from '../../test/records.ts';
import type { Stored } from '../domain/record.ts';
import { credentialFacts } from './facts.ts';

const META = { version: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };

function stored<Content>(id: number, content: Content): Stored<Content> {
  return { ...content, id, ...META };
}

const report = stored(
  4711,
  aReport({
    agencyId: 12,
    contributingAgencyIds: [13],
    activityIds: [6, 5, 6],
    institutionIds: [42, 43],
    validFrom: '2024-02-29',
    limitField: '0732',
    limitQfLevels: ['first cycle'],
    files: [
      {
        id: 1,
        displayName: 'Report',
        fileName: 'report.pdf',
        languages: ['eng'],
        state: 'stored',
        sha256: 'ab',
        size: 1,
        originalLocation: null,
      },
      {
        id: 2,
        displayName: 'Later',
        fileName: 'later.pdf',
        languages: [],
        state: 'pending',
        sha256: null,
        size: null,
        originalLocation: 'https://agency.example/later.pdf',
      },
    ],
    links: [{ link: 'https://agency.example/4711', displayName: 'Page' }],
    programmes: [
      aProgramme({
        id: 90,
        names: [
          { name: 'Ponts', isPrimary: false, qualification: '' },
          { name: 'Bridges', isPrimary: true, qualification: 'BSc' },
          { name: 'Ponts', isPrimary: false, qualification: '' },
        ],
        qfEheaLevel: 'second cycle',
        nqfLevel: 'level 7',
      }),
    ],
  }),
);
const agencies = [stored(12, anAgency({ activityIds: [5] })), stored(13, anAgency({ activityIds: [6] }))];

it('gathers what a credential says from report, institution and agencies', () => {
  const institution = stored(42, anInstitution());
  expect(credentialFacts({ report, institution, coveredIds: [42, 43, 42], agencies })).toEqual({
    reportId: 4711,
    registryId: 'REGINST0042',
    subjectDid: null,
    coveredRegistryIds: ['REGINST0042', 'REGINST0043'],
    activityType: 'programme',
    status: 'part of obligatory EQA system',
    decision: 'positive',
    validFrom: '2024-02-29',
    validToCalculated: '2030-02-28',
    files: [{ id: 1, fileName: 'report.pdf', sha256: 'ab' }],
    links: ['https://agency.example/4711'],
    limitField: '0732',
    limitQfLevels: ['first cycle'],
    programmes: [{ id: 90, title: 'Bridges', alternativeLabels: ['Ponts'], eqfLevel: 7, nqfLevel: 'level 7' }],
    agency: { id: 12, name: 'Agency for Testing', acronym: 'AFT' },
    activities: [
      { id: 6, activity: 'Programme review 6' },
      { id: 5, activity: 'Programme review 5' },
    ],
  });
});

it('takes the DID that has no end and is one', () => {
  const subjectDid = (...identifiers: [resource: string, identifier: string, validTo: string | null][]) =>
    credentialFacts({
      report,
      institution: {
        id: 42,
        identifiers: identifiers.map(([resource, identifier, validTo]) => ({
          resource,
          identifier,
          validTo,
          validFrom: null,
          agencyId: null,
        })),
      },
      coveredIds: [42],
      agencies,
    }).subjectDid;
  expect(subjectDid(['DID-CHAIN', 'did:ebsi:zx23', null])).toBe('did:ebsi:zx23');
  expect(subjectDid(['DID-CHAIN', 'did:ebsi:old', '2020-01-01'], ['DID-CHAIN', 'did:ebsi:new', null])).toBe(
    'did:ebsi:new',
  );
  expect(subjectDid(['SCHAC', 'did:ebsi:zx23', null])).toBeNull();
  for (const bad of [
    'zx23',
    'did:ebsi:',
    'did:EBSI:x',
    'did:ebsi:a b',
    'did:ebsi:x#key',
    'did:ebsi:x/y',
    'did:ebsi:%2',
    'did:ebsi:x>',
    'did:ebsi:x:',
  ]) {
    expect(subjectDid(['DID-CHAIN', bad, null])).toBeNull();
  }
});
