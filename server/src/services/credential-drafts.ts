import type { Kysely } from 'kysely';
import { agencyDid, didWeb } from '../credentials/did.ts';
import { type ContentOptions, contentHash, type DocumentProfile } from '../credentials/document.ts';
import { type CredentialFacts, credentialFacts } from '../credentials/facts.ts';
import type { Agency } from '../domain/agency.ts';
import type { Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { readConsents } from '../store/agency-consent-store.ts';
import { createCatalogueReader } from '../store/catalogue.ts';
import { findRecords } from '../store/record-reader.ts';
import { readSurvivors } from '../store/search-source.ts';
import type { Tables } from '../store/tables.ts';

/** What a document of a report and an institution would say now. */
export interface CredentialDraft {
  readonly reportId: number;
  readonly institutionId: number;
  readonly facts: CredentialFacts;
  readonly content: ContentOptions;
  readonly contentHash: string;
}

export interface DraftSettings {
  readonly baseUrl: string;
  readonly profile: DocumentProfile;
  /** Whether agencies that agreed to it are named as issuers. */
  readonly isAgencyIssued: boolean;
}

export interface DraftReader {
  /** One draft for each institution of each report, doubles taken together. */
  read(reports: readonly Stored<Report>[]): Promise<CredentialDraft[]>;
}

export function createDraftReader(db: Kysely<Tables>, settings: DraftSettings): DraftReader {
  const { baseUrl, profile, isAgencyIssued } = settings;
  const catalogue = createCatalogueReader(db);
  const registryDid = didWeb(baseUrl);

  return {
    async read(reports) {
      const namedIds = [...new Set(reports.flatMap(({ institutionIds }) => institutionIds))];
      const survivors = await readSurvivors(db, namedIds);
      const survivorOf = (id: number) => survivors.get(id) ?? id;
      const [institutions, { agencies }, consenting] = await Promise.all([
        findRecords(db, 'institution', namedIds.map(survivorOf)),
        catalogue(),
        consentingAgencies(),
      ]);
      const agenciesOf = agencyFinder(agencies);
      return reports.flatMap((report) =>
        draftsOf(report, {
          institutions,
          survivorOf,
          agencies: agenciesOf(report),
          issuer: consenting.has(report.agencyId) ? agencyDid(registryDid, report.agencyId) : registryDid,
        }),
      );
    },
  };

  async function consentingAgencies(): Promise<ReadonlySet<number>> {
    if (!isAgencyIssued) return new Set();
    const consents = await readConsents(db);
    return new Set(consents.filter(({ endedAt }) => endedAt === null).map(({ agencyId }) => agencyId));
  }

  function draftsOf(
    report: Stored<Report>,
    { institutions, survivorOf, agencies, issuer }: ReportSurroundings,
  ): CredentialDraft[] {
    const coveredIds = [...new Set(report.institutionIds.map(survivorOf))];
    const content: ContentOptions = { base: baseUrl, issuer, profile };
    return coveredIds.flatMap((institutionId) => {
      const institution = institutions.get(institutionId);
      if (institution === undefined) return [];
      const facts = credentialFacts({ report, institution, coveredIds, agencies });
      return [{ reportId: report.id, institutionId, facts, content, contentHash: contentHash(facts, content) }];
    });
  }
}

interface ReportSurroundings {
  readonly institutions: ReadonlyMap<number, Stored<Institution>>;
  readonly survivorOf: (id: number) => number;
  readonly agencies: readonly Stored<Agency>[];
  readonly issuer: string;
}

/** The agencies of a report and of its activities; going through all of them for every report would cost more than signing. */
function agencyFinder(agencies: readonly Stored<Agency>[]): (report: Report) => Stored<Agency>[] {
  const byId = new Map(agencies.map((agency) => [agency.id, agency]));
  const byActivity = new Map(agencies.flatMap((agency) => agency.activities.map(({ id }) => [id, agency] as const)));
  return ({ agencyId, activityIds }) => {
    const found = new Set([byId.get(agencyId), ...activityIds.map((id) => byActivity.get(id))]);
    return [...found].filter((agency) => agency !== undefined);
  };
}
