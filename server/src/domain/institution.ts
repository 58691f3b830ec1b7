import type { Day, Period } from './day.ts';
import type { HistoricalValue } from './record.ts';
import type { HierarchyType, HistoryType, OrganizationType, QfEheaLevel } from './vocabularies.ts';

/** A higher-education institution or another provider. */
export interface Institution {
  /** The identifier given by the statistical data provider, such as `DE0069`. */
  readonly statsId: string | null;
  readonly websiteLink: string;
  readonly foundingDate: Day | null;
  readonly closureDate: Day | null;
  readonly isOtherProvider: boolean;
  readonly organizationType: OrganizationType | null;
  /** Newest first; the current name has no `validTo`. */
  readonly names: readonly InstitutionName[];
  readonly identifiers: readonly InstitutionIdentifier[];
  readonly locations: readonly Location[];
  readonly levels: readonly InstitutionLevel[];
  /** The institutions this one belongs to. The other side is read from theirs. */
  readonly partOf: readonly HierarchicalRelation[];
  /** What this institution did to another: it succeeded, absorbed or spun off the target. */
  readonly historicalRelations: readonly HistoricalRelation[];
  readonly history: readonly HistoricalValue[];
  /** The surviving record when this one turned out to be a double. */
  readonly mergedIntoId: number | null;
}

export interface InstitutionName {
  readonly nameOfficial: string;
  readonly nameOfficialTransliterated: string;
  readonly nameEnglish: string;
  readonly acronym: string;
  readonly sourceNote: string;
  readonly validTo: Day | null;
  readonly versions: readonly NameVersion[];
}

export interface NameVersion {
  readonly name: string;
  readonly transliteration: string;
}

export interface InstitutionIdentifier extends Period {
  readonly resource: string;
  readonly identifier: string;
  /** The agency that assigned a local identifier. */
  readonly agencyId: number | null;
}

export interface Location extends Period {
  readonly countryId: number;
  readonly city: string;
  readonly lat: number | null;
  readonly long: number | null;
  readonly source: string;
  readonly isLegalSeat: boolean;
}

export interface InstitutionLevel extends Period {
  readonly level: QfEheaLevel;
  readonly source: string;
  readonly sourceNote: string;
}

export interface HierarchicalRelation extends Period {
  readonly parentId: number;
  readonly type: HierarchyType;
}

export interface HistoricalRelation {
  readonly targetId: number;
  readonly type: HistoryType;
  readonly date: Day;
}
