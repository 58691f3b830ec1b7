import { expect, it, vi } from 'vitest';
import { aDocument, createCredentialWorld, documentLoader, ISSUED } from '../../test/credential-world.ts';
import { anAgency, anInstitution, aProgramme, aReport } from '../../test/records.ts';
import type { Programme } from '../domain/programme.ts';
import type { Report } from '../domain/report.ts';
import { sizeProblems } from '../domain/submission/size-rules.ts';
import { credentialFacts } from './facts.ts';
import { signVcJwt } from './vc-jwt.ts';
import { signVc2, vc2Document } from './vc2.ts';

vi.setConfig({ testTimeout: 120_000 });

const world = createCredentialWorld();
const BASE = 'https://registry.example';
const [FILE] = aReport().files;
const MOST = 1_000;

/** The largest report of its kind that the rule lets through. */
function largest(make: (count: number) => Partial<Report>): Report {
  let [fits, tooMany] = [1, 2 * MOST];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (sizeProblems(make(middle)).length === 0) fits = middle;
    else tooMany = middle;
  }
  return aReport(make(fits));
}

function programmes(count: number, names: (at: number) => readonly string[]): Pick<Report, 'programmes'> {
  const programme = (id: number): Programme =>
    aProgramme({
      id: 2_000_000_000 + id,
      nqfLevel: '6',
      names: names(id).map((name, index) => ({ name, isPrimary: index === 0, qualification: '' })),
    });
  return { programmes: Array.from({ length: count }, (_, id) => programme(id)) };
}

it.each<[string, (count: number) => Partial<Report>]>([
  ['many programmes with short names', (count) => programmes(count, (at) => [`Law ${at}`])],
  [
    'programmes with names in many languages',
    (count) => programmes(count, (at) => [`Law ${at}`, '法律', 'Право', 'Recht']),
  ],
  ['names full of what is escaped', (count) => programmes(count, (at) => [`${at} "${'\\'.repeat(200)}"`])],
  ['long names in another script', (count) => programmes(count, (at) => [`${at} ${'工'.repeat(3_000)}`])],
  [
    'a programme with many names',
    (count) => programmes(count, (at) => Array.from({ length: 100 }, (_, n) => `${at}-${n}`)),
  ],
  [
    'many files with long names',
    (count) => ({
      files: Array.from({ length: count }, (_, id) => ({
        ...FILE,
        id: 2_000_000_000 + id,
        displayName: '',
        languages: [],
        originalLocation: null,
        size: 1,
        fileName: `${'ü'.repeat(40)}${id}.pdf`,
        state: 'stored' as const,
        sha256: 'a'.repeat(64),
      })),
    }),
  ],
  [
    'many links',
    (count) => ({
      links: Array.from({ length: count }, (_, at) => ({
        link: `https://a.example/${at}/${'é'.repeat(60)}`,
        displayName: '',
      })),
    }),
  ],
])('every form of the largest report with %s can be checked here', async (_what, make) => {
  const agency = { ...anAgency(), id: 7, activities: [{ ...AN_ACTIVITY, id: 31 }] };
  const report = {
    ...largest(make),
    agencyId: 7,
    activityIds: [31],
    validFrom: '2025-09-01',
    validTo: null,
    id: 2_000_000_000,
    version: 1,
    createdAt: ISSUED,
    updatedAt: ISSUED,
  };
  const institution = { ...anInstitution(), id: 42 };
  const document = aDocument(credentialFacts({ report, institution, coveredIds: [42], agencies: [agency] }));
  const credential = await world.issue(document);
  const vc2 = vc2Document(document, BASE);
  const forms = [
    credential,
    await signVc2(vc2, world.signer, { created: ISSUED, documentLoader }),
    await signVcJwt(vc2, world.tokenSigner, ISSUED),
  ];
  const results: string[] = [];
  for (const form of forms) results.push((await world.verify(form, world.registry(credential))).result);
  expect(results).toEqual(['valid', 'valid', 'valid']);
});

const AN_ACTIVITY = {
  groupId: null,
  activity: 'Accreditation of programmes',
  description: '',
  type: 'programme',
  reportsLink: '',
  localIdentifier: null,
  validFrom: null,
  validTo: null,
} as const;
