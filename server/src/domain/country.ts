import type { Day, Period } from './day.ts';
import type { HistoricalValue } from './record.ts';
import type { Permission, QaRequirementType } from './vocabularies.ts';

/** A country, or one of the higher-education systems inside it. Texts are Markdown, empty when unknown. */
export interface Country {
  readonly nameEnglish: string;
  /** ISO 3166-1, or our code of a sub-national system such as `BE-fl`. */
  readonly alpha2: string;
  readonly alpha3: string;
  /** The country a sub-national system belongs to. */
  readonly parentId: number | null;
  /** A representative point, for institutions whose place is not known more closely. */
  readonly lat: number;
  readonly long: number;
  readonly eheaIsMember: boolean;
  readonly governmentalMemberStart: Day | null;
  readonly qaRequirements: readonly QaRequirement[];
  readonly qaRequirementNote: string;
  readonly externalQaaIsPermitted: Permission;
  readonly externalQaaNote: string;
  readonly eligibility: string;
  readonly conditions: string;
  readonly recognition: string;
  readonly europeanApproachIsPermitted: Permission;
  readonly europeanApproachNote: string;
  readonly hasFullInstitutionList: boolean;
  readonly eheaKeyCommitment: Permission;
  readonly generalNote: string;
  readonly regulations: readonly Regulation[];
  readonly history: readonly HistoricalValue[];
}

export interface QaRequirement extends Period {
  readonly requirement: string;
  readonly type: QaRequirementType;
  readonly note: string;
}

export interface Regulation extends Period {
  readonly regulation: string;
  readonly url: string;
}
