import type { Kysely } from 'kysely';
import type { Agency } from '../domain/agency.ts';
import type { Problem } from '../domain/errors.ts';
import type { Institution } from '../domain/institution.ts';
import { namePrimary, registryId } from '../domain/institution-names.ts';
import type { Proposal } from '../domain/proposal.ts';
import type { Stored } from '../domain/record.ts';
import { type AgencyReference, type InstitutionReference, institutionKey } from '../import/references.ts';
import { findProposals } from '../store/proposal-store.ts';
import { findRecords } from '../store/record-reader.ts';
import type { Tables } from '../store/tables.ts';
import type { NamedInstitution } from '../submission/report-draft.ts';
import { factsOfAgency } from './import-facts.ts';
import { createFactIndex, createResolver } from './import-resolver.ts';
import { readFacts } from './read-import-facts.ts';
import type { Asking } from './submitters.ts';

export interface InstitutionsNamed {
  readonly references: readonly NamedInstitution[];
  /** Those the stored report is about. */
  readonly ids: readonly number[];
  readonly agencies: readonly Stored<Agency>[];
  /** Whose identifiers are meant where nothing else is said. */
  readonly agency: AgencyReference | null | undefined;
  /** Whose proposals can be named. */
  readonly proposer: Asking;
}

/** What the submitter should know about an institution, though nothing is wrong. */
export interface InstitutionWarning {
  readonly institutionId: number;
  readonly message: string;
}

const LOCAL_IDENTIFIER = 'local identifier';

/** Looks up the institutions of one report: a handful of queries, however many it names. */
export async function findInstitutionsNamed(db: Kysely<Tables>, named: InstitutionsNamed) {
  const problems: Problem[] = [];
  const warnings: InstitutionWarning[] = [];
  const waitingFor = new Set<number>();
  const references = named.references.filter((reference) => reference.by !== 'proposal').map(withIssuer);
  const proposals = await readProposals();
  const idsGiven = references.flatMap((reference) => (reference.by === 'registry_id' ? [reference.id] : []));
  const otherwise = references.filter((reference) => reference.by !== 'registry_id');
  const resolver = await resolverOf(otherwise);
  const idsFound = otherwise.flatMap((reference) => resolver?.institutionIds(reference) ?? []);
  const idsMade = [...proposals.values()].flatMap(({ institutionId }) => institutionId ?? []);
  const records = await readWithSurvivors([...idsGiven, ...idsFound, ...idsMade, ...named.ids]);

  return {
    problems: problems as readonly Problem[],
    warnings: warnings as readonly InstitutionWarning[],
    /** The proposals that nobody has decided on yet. */
    waitingFor: waitingFor as ReadonlySet<number>,
    byId: (id: number): Stored<Institution> | undefined => records.get(id),
    byReference(written: NamedInstitution, pointer: string): Stored<Institution> | undefined {
      if (written.by === 'proposal') return proposed(written.id, pointer);
      const reference = withIssuer(written);
      const found = idsOf(reference).flatMap((id) => survivorOf(id) ?? []);
      const [one, ...others] = found;
      if (one === undefined || others.length > 0) {
        problems.push(one === undefined ? unknown(reference, pointer) : ambiguous(reference, pointer, found));
        return undefined;
      }
      if (reference.by === 'registry_id' && reference.id !== one.id) warnings.push(merged(reference.id, one));
      return one;
    },
  };

  /** Only what one proposed oneself; the proposals of others are not told apart from none. */
  async function readProposals(): Promise<ReadonlyMap<number, Proposal>> {
    const ids = named.references.flatMap((reference) => (reference.by === 'proposal' ? [reference.id] : []));
    const found = await findProposals(db, ids);
    const { accountId, role } = named.proposer;
    const own = found.filter((proposal) => role === 'operator' || proposal.accountId === accountId);
    return new Map(own.map((proposal) => [proposal.id, proposal]));
  }

  function proposed(id: number, pointer: string): Stored<Institution> | undefined {
    const proposal = proposals.get(id);
    const institution = proposal?.institutionId ? survivorOf(proposal.institutionId) : undefined;
    if (proposal?.state === 'open') waitingFor.add(id);
    else if (institution === undefined) problems.push(noInstitution(id, proposal, pointer));
    return institution;
  }

  function idsOf(reference: InstitutionReference): readonly number[] {
    return reference.by === 'registry_id' ? [reference.id] : (resolver?.institutionIds(reference) ?? []);
  }

  function survivorOf(id: number): Stored<Institution> | undefined {
    const record = records.get(id);
    return record?.mergedIntoId ? survivorOf(record.mergedIntoId) : record;
  }

  /** Registry identifiers are numbers and need no looking up; the other names do. */
  async function resolverOf(institutions: readonly InstitutionReference[]) {
    if (institutions.length === 0) return undefined;
    const index = createFactIndex();
    index.add(await readFacts(db, { institutions, agencies: [], activities: [], reports: [] }));
    if (institutions.some((reference) => reference.by === 'identifier' && reference.agency !== null)) {
      index.add(named.agencies.flatMap((agency) => factsOfAgency(agency.id, agency)));
    }
    return createResolver([index], { followsMerges: true });
  }

  /** The institutions, and those that merged ones became part of, in turn. */
  async function readWithSurvivors(ids: readonly number[]) {
    const found = await findRecords(db, 'institution', ids);
    for (let latest = [...found.values()]; latest.length > 0; ) {
      const missing = latest.flatMap(({ mergedIntoId }) =>
        mergedIntoId && !found.has(mergedIntoId) ? mergedIntoId : [],
      );
      const survivors = missing.length === 0 ? new Map() : await findRecords(db, 'institution', missing);
      for (const [id, survivor] of survivors) found.set(id, survivor);
      latest = [...survivors.values()];
    }
    return found;
  }

  function withIssuer(reference: InstitutionReference): InstitutionReference {
    const isOwn = reference.by === 'identifier' && reference.resource === LOCAL_IDENTIFIER && reference.agency === null;
    return isOwn ? { ...reference, agency: named.agency ?? null } : reference;
  }
}

function noInstitution(id: number, proposal: Proposal | undefined, pointer: string): Problem {
  const message =
    proposal === undefined
      ? `There is no proposal ${id} of yours. Propose the institution with institutions/propose first.`
      : `Proposal ${id} was refused: ${proposal.reason}`;
  return { pointer, message };
}

function unknown(reference: InstitutionReference, pointer: string): Problem {
  return {
    pointer,
    message:
      `There is no institution known as ${institutionKey(reference)}. ` +
      'Look it up with webapi/v2/browse/institutions/, or propose it if the registry lacks it.',
  };
}

function ambiguous(reference: InstitutionReference, pointer: string, found: readonly Stored<Institution>[]): Problem {
  const labels = found.map((institution) => `${registryId(institution.id)} ${namePrimary(institution)}`);
  return {
    pointer,
    message: `Several institutions are known as ${institutionKey(reference)}; say which by its registry_id.`,
    allowed: labels,
  };
}

function merged(id: number, survivor: Stored<Institution>): InstitutionWarning {
  return {
    institutionId: survivor.id,
    message:
      `${registryId(id)} has become part of ${registryId(survivor.id)} (${namePrimary(survivor)}), ` +
      'which the report now names.',
  };
}
