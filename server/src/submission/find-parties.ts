import type { Activity, ActivityGroup, Agency } from '../domain/agency.ts';
import { agencyAcronymPrimary, currentAgencyName } from '../domain/agency-names.ts';
import { didYouMean } from '../domain/did-you-mean.ts';
import type { Problem } from '../domain/errors.ts';
import type { Stored } from '../domain/record.ts';
import type { ActivityOfAgency, NamedList } from '../domain/submission/submitted-report.ts';
import { type AgencyReference, agencyKey } from '../import/references.ts';
import type { ActivityDraft, Entries } from './report-draft.ts';

export interface KnownParties {
  readonly agencies: readonly Stored<Agency>[];
  readonly activityGroups: readonly Stored<ActivityGroup>[];
}

/** Finds the agencies and activities that a report names, and says which it cannot find. */
export function createPartyFinder({ agencies, activityGroups }: KnownParties, problems: Problem[]) {
  function agency(reference: AgencyReference, pointer: string): Stored<Agency> | undefined {
    const found = agencies.filter((candidate) => isNamed(candidate, reference));
    const primary = found.filter((candidate) => hasAcronym(candidate, reference));
    const [one, ...others] = primary.length > 0 ? primary : found;
    if (one !== undefined && others.length === 0) return one;
    problems.push(one === undefined ? unknownAgency(reference, pointer) : ambiguousAgency(reference, pointer));
    return undefined;
  }

  function agencyList(references: Entries<AgencyReference>, pointer: string): NamedList<Stored<Agency>> {
    const found = references.flatMap((reference, index) => {
      const at = `${pointer}/${index}`;
      const record = reference && agency(reference, at);
      return record ? [{ pointer: at, record }] : [];
    });
    return { given: references.length, found };
  }

  /** A group stands for those of its activities that belong to the agencies of the report. */
  function activities(
    drafts: Entries<ActivityDraft>,
    { pointer, parties }: { readonly pointer: string; readonly parties: readonly Stored<Agency>[] },
  ): NamedList<ActivityOfAgency> {
    const found = drafts.flatMap((draft, index) => {
      if (draft === undefined) return [];
      const at = pointer === '/activity' ? pointer : `${pointer}/${index}`;
      return activitiesOf(draft, at, parties).map((record) => ({ pointer: at, record }));
    });
    return { given: drafts.length, found };
  }

  function activitiesOf(
    draft: ActivityDraft,
    pointer: string,
    parties: readonly Stored<Agency>[],
  ): readonly ActivityOfAgency[] {
    const named = draft.agency === undefined ? undefined : agency(draft.agency, `${pointer}/agency`);
    if (draft.agency !== undefined && named === undefined) return [];
    if (draft.by === 'id') return byId(draft.id, pointer, named);
    const among = named === undefined ? parties : [named];
    return draft.by === 'group'
      ? byGroup(draft.group, `${pointer}/group`, among)
      : byLocalIdentifier(draft.localIdentifier, pointer, among);
  }

  function byId(id: number, pointer: string, of: Stored<Agency> | undefined): readonly ActivityOfAgency[] {
    const owner = agencies.find((candidate) => candidate.activities.some((activity) => activity.id === id));
    const found = owner?.activities
      .filter((activity) => activity.id === id)
      .map((activity) => activityOf(owner, activity));
    if (found === undefined) {
      problems.push({ pointer, message: `There is no activity with the number ${id}.` });
      return [];
    }
    if (of !== undefined && owner?.id !== of.id) {
      problems.push({ pointer, message: `The activity ${id} is not one of ${agencyAcronymPrimary(of)}.` });
      return [];
    }
    return found;
  }

  function byLocalIdentifier(
    localIdentifier: string,
    pointer: string,
    among: readonly Stored<Agency>[],
  ): readonly ActivityOfAgency[] {
    // Without a known agency nobody can say whose identifier it is; that has its own problem.
    if (among.length === 0) return [];
    const known = among.flatMap(ofAgency);
    const found = known.filter((activity) => activity.localIdentifier === localIdentifier);
    if (found.length === 1) return found;
    const codes = known.flatMap((activity) => activity.localIdentifier ?? []);
    const close = didYouMean(localIdentifier, codes);
    const names = among.map(agencyAcronymPrimary).join(', ');
    problems.push({
      pointer,
      message:
        found.length === 0
          ? `${names} has no activity with the local identifier "${localIdentifier}".`
          : `The local identifier "${localIdentifier}" fits activities of several agencies; say which agency.`,
      allowed: codes,
      ...(close !== undefined && { didYouMean: close }),
    });
    return [];
  }

  function byGroup(written: string, pointer: string, among: readonly Stored<Agency>[]): readonly ActivityOfAgency[] {
    const group = activityGroups.find(
      ({ id, activity }) => String(id) === written || activity.toLowerCase() === written.toLowerCase(),
    );
    if (group === undefined) {
      const names = activityGroups.map(({ activity }) => activity);
      const close = didYouMean(written, names);
      problems.push({
        pointer,
        message: `There is no group of activities called "${written}".`,
        ...(close !== undefined && { didYouMean: close }),
      });
      return [];
    }
    const members = among.flatMap(ofAgency).filter(({ groupId }) => groupId === group.id);
    if (members.length === 0 && among.length > 0) {
      const names = among.map(agencyAcronymPrimary).join(', ');
      problems.push({ pointer, message: `The group "${group.activity}" has no activity of ${names}.` });
    }
    return members;
  }

  function unknownAgency(reference: AgencyReference, pointer: string): Problem {
    const acronyms = agencies.map(agencyAcronymPrimary);
    const close = reference.by === 'acronym' ? didYouMean(reference.acronym, acronyms) : undefined;
    return {
      pointer,
      message: `There is no agency with the ${agencyKey(reference)}.`,
      ...(close !== undefined && { didYouMean: close }),
    };
  }

  function ambiguousAgency(reference: AgencyReference, pointer: string): Problem {
    return { pointer, message: `Several agencies have the ${agencyKey(reference)}; use the register number.` };
  }

  return { agency, agencyList, activities };
}

export function ofAgency(agency: Stored<Agency>): readonly ActivityOfAgency[] {
  return agency.activities.map((activity) => activityOf(agency, activity));
}

function activityOf({ id }: Stored<Agency>, activity: Activity): ActivityOfAgency {
  return { agencyId: id, ...activity };
}

function isNamed(agency: Stored<Agency>, reference: AgencyReference): boolean {
  if (reference.by === 'register number') return agency.registerNumber === reference.registerNumber;
  const acronyms = currentAgencyName(agency)?.versions.flatMap((version) => [
    version.acronym,
    version.acronymTransliterated,
  ]);
  return (acronyms ?? []).some((acronym) => acronym.toLowerCase() === reference.acronym.toLowerCase());
}

function hasAcronym(agency: Stored<Agency>, reference: AgencyReference): boolean {
  return reference.by === 'acronym' && agencyAcronymPrimary(agency).toLowerCase() === reference.acronym.toLowerCase();
}
