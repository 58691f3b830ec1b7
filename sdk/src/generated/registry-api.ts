// Written by scripts/generate-sdk.mjs from openapi.json. Change the routes of the server, not this file.

/** One value or several; results fit any of them. */
export type OneOrMore<Value> = Value | readonly Value[];

/** A problem document (RFC 9457). */
export interface Problem {
  /** Names the kind of problem; leads to its explanation. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What went wrong, in one sentence. */
  readonly detail: string;
  /** The id of the request, as in X-Request-Id. */
  readonly instance: string;
  /** The kind of problem as a word that programs can rely on. */
  readonly code: string;
  readonly errors?: readonly {
    /** The query parameter at fault. */
    readonly parameter?: string;
    /** JSON Pointer to what is at fault in the body. */
    readonly pointer?: string;
    readonly message: string;
    readonly allowed?: readonly string[];
    readonly did_you_mean?: string;
  }[];
}

/** How many results there are for each value. A count ignores the own filter of its facet. */
export interface Facets {
  readonly facet_queries: Record<string, never>;
  readonly facet_fields: Readonly<Record<string, readonly (string | number)[]>>;
  readonly facet_ranges: Record<string, never>;
  readonly facet_intervals: Record<string, never>;
  readonly facet_heatmaps: Record<string, never>;
}

/** A text of the record in which words of the query were found. */
export interface Highlight {
  /** What the text is of the record. */
  readonly field: string;
  /** The text in parts that follow each other; put together they are the whole text. */
  readonly parts: readonly {
    readonly text: string;
    readonly matched: boolean;
  }[];
}

/** A value that the record once had. */
export interface HistoricalData {
  /** What the value was of. */
  readonly field: string;
  readonly value: string;
  /** The entry it belonged to, where there are several. */
  readonly record_id: number | null;
  /** First day. Empty when there is none. */
  readonly valid_from: string;
  /** Last day. Empty when there is none. */
  readonly valid_to: string;
}

/** A country inside another record. */
export interface NestedCountry {
  readonly id: number;
  /** The country record. */
  readonly url: string;
  readonly name_english: string;
  /** ISO 3166-1 code, or the code of a higher-education system inside a country. */
  readonly iso_3166_alpha2: string;
  readonly iso_3166_alpha3: string;
}

export interface CountryListItem {
  readonly id: number;
  /** The country record. */
  readonly url: string;
  readonly name_english: string;
  /** ISO 3166-1 code, or the code of a higher-education system inside a country. */
  readonly iso_3166_alpha2: string;
  readonly iso_3166_alpha3: string;
  /** Member of the European Higher Education Area. */
  readonly ehea_is_member: boolean;
  /** Whether foreign agencies may carry out procedures. */
  readonly external_QAA_is_permitted: 'yes' | 'no' | 'partially / with conditions';
  /** Whether joint programmes may use the European Approach for quality assurance. */
  readonly european_approach_is_permitted: 'yes' | 'no' | 'partially / with conditions';
  /** Whether every recognised institution is listed here. */
  readonly has_full_institution_list: boolean;
  /** Whether the commitments on quality assurance are fulfilled. */
  readonly ehea_key_commitment: 'yes' | 'no' | 'partially / with conditions';
  /** Since when the government is a member of the register. */
  readonly governmental_member_start: string | null;
  /** Registered agencies based in the country. */
  readonly agency_count: number;
  /** The country that a higher-education system inside a country belongs to. */
  readonly parent: number | null;
}

export interface CountryByReports {
  readonly id: number;
  /** The country record. */
  readonly url: string;
  readonly name_english: string;
  /** ISO 3166-1 code, or the code of a higher-education system inside a country. */
  readonly iso_3166_alpha2: string;
  readonly iso_3166_alpha3: string;
  /** Member of the European Higher Education Area. */
  readonly ehea_is_member: boolean;
  /** Whether foreign agencies may carry out procedures. */
  readonly external_QAA_is_permitted: 'yes' | 'no' | 'partially / with conditions';
  /** Whether joint programmes may use the European Approach for quality assurance. */
  readonly european_approach_is_permitted: 'yes' | 'no' | 'partially / with conditions';
  /** Whether every recognised institution is listed here. */
  readonly has_full_institution_list: boolean;
  /** Whether the commitments on quality assurance are fulfilled. */
  readonly ehea_key_commitment: 'yes' | 'no' | 'partially / with conditions';
  /** Since when the government is a member of the register. */
  readonly governmental_member_start: string | null;
  /** Registered agencies based in the country. */
  readonly agency_count: number;
  /** The country that a higher-education system inside a country belongs to. */
  readonly parent: number | null;
  /** Institutions with at least one report. */
  readonly institution_count: number;
  /** All institutions. */
  readonly institution_total: number;
  /** Institutions known to the statistical data provider. */
  readonly institution_stats: number;
  /** Reports on institutions in the country. */
  readonly reports_total: number;
}

/** A country with a short profile of its quality assurance. Texts are Markdown. */
export interface CountryDetail {
  readonly id: number;
  readonly name_english: string;
  /** ISO 3166-1 code, or the code of a higher-education system inside a country. */
  readonly iso_3166_alpha2: string;
  readonly iso_3166_alpha3: string;
  /** Member of the European Higher Education Area. */
  readonly ehea_is_member: boolean;
  /** Since when the government is a member of the register. */
  readonly governmental_member_start: string | null;
  readonly qa_requirements: readonly {
    readonly qa_requirement: string;
    /** What has to be evaluated. */
    readonly qa_requirement_type: 'institutional level' | 'programme level' | 'institutional and programme level';
    readonly qa_requirement_note: string;
    /** First day. Empty when there is none. */
    readonly requirement_valid_from: string;
    /** Last day. Empty when there is none. */
    readonly requirement_valid_to: string;
  }[];
  readonly qa_requirement_note: string;
  /** Whether foreign agencies may carry out procedures. */
  readonly external_QAA_is_permitted: 'yes' | 'no' | 'partially / with conditions';
  readonly external_QAA_note: string;
  readonly eligibility: string;
  readonly conditions: string;
  readonly recognition: string;
  /** Whether joint programmes may use the European Approach for quality assurance. */
  readonly european_approach_is_permitted: 'yes' | 'no' | 'partially / with conditions';
  readonly european_approach_note: string;
  /** Whether every recognised institution is listed here. */
  readonly has_full_institution_list: boolean;
  /** Whether the commitments on quality assurance are fulfilled. */
  readonly ehea_key_commitment: 'yes' | 'no' | 'partially / with conditions';
  readonly general_note: string;
  readonly qaa_regulations: readonly {
    readonly regulation: string;
    /** The text of the regulation. */
    readonly regulation_url: string;
    /** First day. Empty when there is none. */
    readonly regulation_valid_from: string;
    /** Last day. Empty when there is none. */
    readonly regulation_valid_to: string;
  }[];
  /** Reports on institutions in the country. */
  readonly report_count: number;
  /** Institutions with at least one report. */
  readonly institution_count: number;
  readonly historical_data: readonly HistoricalData[];
  /** The country that a higher-education system inside a country belongs to. */
  readonly parent: number | null;
}

export interface CountryByAgencyFocus {
  /** The country record. */
  readonly country_url: string;
  /** English name. */
  readonly country: string;
  /** Whether the agency has an official role there. */
  readonly country_is_official: boolean;
  /** Whether the agency works there across the border. */
  readonly country_is_crossborder: boolean;
  /** Since when the agency works there. Empty when there is none. */
  readonly country_valid_from: string;
  /** Until when the agency worked there. Empty when there is none. */
  readonly country_valid_to: string;
  /** Institutions there with a report of the agency. */
  readonly institution_count: number;
  /** Reports of the agency on institutions there. */
  readonly report_count: number;
  /** Member of the European Higher Education Area. */
  readonly country_is_ehea: boolean;
  readonly country_id: number;
}

export interface AgencyActivity {
  readonly id: number;
  /** The group of activities of several agencies it belongs to. */
  readonly group_id: number | null;
  readonly activity: string;
  readonly activity_description: string;
  /** What the procedure evaluates. */
  readonly activity_type: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
  /** Where the agency itself publishes reports. */
  readonly reports_link: string;
  /** Last day of the activity. Empty when there is none. */
  readonly activity_valid_to: string;
}

export interface AgencyListItem {
  readonly id: number;
  /** The agency record. */
  readonly url: string;
  /** The number in the register. */
  readonly registry_id: number;
  readonly name_primary: string;
  readonly acronym_primary: string;
  /** Address of the logo. */
  readonly logo: string | null;
  readonly country: NestedCountry;
  readonly activities: readonly AgencyActivity[];
  /** Whether the agency is on the register today. */
  readonly is_registered: boolean;
  /** First day of registration. */
  readonly registration_start: string;
  /** Last day of registration. Empty when there is none. */
  readonly registration_valid_to: string;
  readonly registration_note: string;
  /** Institutions with a report of the agency. */
  readonly institution_count: number;
  /** Reports of the agency. */
  readonly report_count: number;
}

/** An agency that works in the country; the counts are of that country. */
export interface AgencyFocusingTo {
  readonly id: number;
  /** The agency record. */
  readonly url: string;
  /** The number in the register. */
  readonly registry_id: number;
  readonly name_primary: string;
  readonly acronym_primary: string;
  /** Address of the logo. */
  readonly logo: string | null;
  readonly country: NestedCountry;
  readonly activities: readonly AgencyActivity[];
  /** Whether the agency is on the register today. */
  readonly is_registered: boolean;
  /** First day of registration. */
  readonly registration_start: string;
  /** Last day of registration. Empty when there is none. */
  readonly registration_valid_to: string;
  readonly registration_note: string;
  /** Institutions with a report of the agency. */
  readonly institution_count: number;
  /** Reports of the agency. */
  readonly report_count: number;
  /** Whether the agency has an official role in the country. */
  readonly country_is_official: boolean;
}

export interface AgencyDetail {
  readonly id: number;
  /** The agency record. */
  readonly url: string;
  /** The number in the register. */
  readonly registry_id: number;
  readonly name_primary: string;
  readonly acronym_primary: string;
  /** Address of the logo. */
  readonly logo: string | null;
  readonly country: NestedCountry;
  readonly activities: readonly {
    readonly id: number;
    /** The group of activities of several agencies it belongs to. */
    readonly group_id: number | null;
    readonly activity: string;
    readonly activity_description: string;
    /** What the procedure evaluates. */
    readonly activity_type: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
    /** Where the agency itself publishes reports. */
    readonly reports_link: string;
    /** Last day of the activity. Empty when there is none. */
    readonly activity_valid_to: string;
    readonly report_count: number;
    readonly institution_count: number;
  }[];
  /** Whether the agency is on the register today. */
  readonly is_registered: boolean;
  /** First day of registration. */
  readonly registration_start: string;
  /** Last day of registration. Empty when there is none. */
  readonly registration_valid_to: string;
  readonly registration_note: string;
  /** Institutions with a report of the agency. */
  readonly institution_count: number;
  /** Reports of the agency. */
  readonly report_count: number;
  readonly names: readonly {
    readonly name_versions: readonly {
      readonly name: string;
      readonly name_transliterated: string;
      readonly name_is_primary: boolean;
      readonly acronym: string;
      readonly acronym_transliterated: string;
      readonly acronym_is_primary: boolean;
    }[];
    readonly name_note: string;
    /** Last day of the name. Empty when there is none. */
    readonly name_valid_to: string;
  }[];
  readonly contact_person: string;
  readonly phone_numbers: readonly string[];
  readonly emails: readonly string[];
  readonly address: string;
  /** The site of the agency. */
  readonly website_link: string;
  /** Where the agency itself publishes reports. */
  readonly reports_link: string;
  readonly associations: readonly string[];
  /** Newest first. */
  readonly decisions: readonly {
    /** Day of the decision. */
    readonly decision_date: string;
    /** What was decided. */
    readonly decision_type: 'admission' | 'renewal' | 'compliant' | 'change' | 'extraordinary decision';
    /** Address of the decision; empty when there is none. */
    readonly decision_file: string;
    /** Address of a further document; empty when there is none. */
    readonly decision_file_extra: string;
  }[];
  readonly specialisation_note: string;
  readonly description_note: string;
  /** How far the agency works. */
  readonly geographical_focus: 'regional' | 'national' | 'international';
  readonly historical_data: readonly HistoricalData[];
}

export interface AgencyDecision {
  readonly agency_acronym: string;
  /** Day of the decision. */
  readonly decision_date: string;
  /** What was decided. */
  readonly decision_type: 'admission' | 'renewal' | 'compliant' | 'change' | 'extraordinary decision';
  /** Address of the decision; empty when there is none. */
  readonly decision_file: string;
  /** Address of a further document; empty when there is none. */
  readonly decision_file_extra: string;
}

export interface Activity {
  readonly id: number;
  /** The group of activities of several agencies it belongs to. */
  readonly group_id: number | null;
  /** Acronym of the agency. */
  readonly agency: string;
  readonly activity: string;
  /** What the procedure evaluates. */
  readonly activity_type: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
  readonly activity_description: string;
}

/** One procedure that several agencies carry out under the same name. */
export interface ActivityGroup {
  readonly id: number;
  readonly activity: string;
  /** What the procedure evaluates. */
  readonly activity_type: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
  /** Where reports of the group are published. */
  readonly reports_link: string;
  readonly members: readonly {
    readonly id: number;
    /** Acronym of the agency. */
    readonly agency: string;
    readonly activity_description: string;
    /** First day of the activity. Empty when there is none. */
    readonly activity_valid_from: string;
    /** Last day of the activity. Empty when there is none. */
    readonly activity_valid_to: string;
  }[];
}

export interface InstitutionSummary {
  readonly id: number;
  /** The registry identifier. */
  readonly registry_id: string;
  /** English name, else the official one. */
  readonly name_primary: string;
  /** The site of the institution. */
  readonly website_link: string;
  /** Whether it is a provider that is no higher-education institution. */
  readonly is_other_provider: boolean;
}

export interface InstitutionSearchItem {
  readonly id: string;
  /** The registry identifier. */
  readonly registry_id: string;
  /** The identifier of the statistical data provider; empty when there is none. */
  readonly stats_id: string;
  /** The current official name. */
  readonly name_official_display: string;
  /** English name, else the official one. */
  readonly name_primary: string;
  /** The primary name with the stats_id in brackets. */
  readonly name_select_display: string;
  /** The name without accents, spaces and punctuation, for sorting. */
  readonly name_sort: string;
  /** The site of the institution. */
  readonly website_link: string;
  /** English names of the countries it is in. */
  readonly country: readonly string[];
  readonly qf_ehea_level: readonly ('short cycle' | 'first cycle' | 'second cycle' | 'third cycle')[];
  readonly place: readonly {
    readonly country: string;
    readonly city: string;
    readonly lat: number | null;
    readonly long: number | null;
  }[];
  readonly hierarchical_relationships: {
    readonly includes: readonly {
      readonly id: number;
      /** The registry identifier. */
      readonly registry_id: string;
      /** English name, else the official one. */
      readonly name_primary: string;
      /** The site of the institution. */
      readonly website_link: string;
      /** How the part belongs to the whole. */
      readonly relationship_type: 'consortium' | 'faculty' | 'independent faculty or school' | 'franchise or validation partnership' | 'educational platform' | 'alliance';
      /** First day of the relation. Empty when there is none. */
      readonly valid_from: string;
      /** Last day of the relation. Empty when there is none. */
      readonly valid_to: string;
    }[];
    readonly part_of: readonly {
      readonly id: number;
      /** The registry identifier. */
      readonly registry_id: string;
      /** English name, else the official one. */
      readonly name_primary: string;
      /** The site of the institution. */
      readonly website_link: string;
      /** How the part belongs to the whole. */
      readonly relationship_type: 'consortium' | 'faculty' | 'independent faculty or school' | 'franchise or validation partnership' | 'educational platform' | 'alliance';
      /** First day of the relation. Empty when there is none. */
      readonly valid_from: string;
      /** Last day of the relation. Empty when there is none. */
      readonly valid_to: string;
    }[];
  };
  /** How well it fits the query; 0 without one. */
  readonly score: number;
  /** When the institution was founded. Empty when there is none. */
  readonly founding_date: string;
  /** When the institution closed. */
  readonly closure_date: string | null;
  /** Whether it is a provider that is no higher-education institution. */
  readonly is_other_provider: boolean;
  /** Whether any report is listed for it. */
  readonly has_report: boolean;
  /** Official and primary name where they differ. */
  readonly name_display: string;
  /** With `highlight=true`: where the query matched. */
  readonly highlights?: readonly Highlight[];
}

/** As much of an institution as a list under a search box shows. */
export interface InstitutionSuggestion {
  readonly id: number;
  readonly registry_id: string;
  /** Official and primary name where they differ. */
  readonly name_display: string;
  /** The former or other name that fits what was typed, when the shown one does not; else empty. */
  readonly name_matched: string;
  /** The first place; empty when unknown. */
  readonly city: string;
  /** English names of the countries it is in. */
  readonly country: readonly string[];
}

export interface Institution {
  readonly id: number;
  /** Identifier and name, as the statistical data provider knows it. */
  readonly stats: string;
  /** The site of the institution. */
  readonly website_link: string;
  /** When the institution was founded. Empty when there is none. */
  readonly founding_date: string;
  /** When the institution closed. */
  readonly closure_date: string | null;
  readonly hierarchical_relationships: {
    readonly includes: readonly {
      readonly institution: {
        readonly id: number;
        /** The registry identifier. */
        readonly registry_id: string;
        /** The identifier of the statistical data provider; empty when there is none. */
        readonly stats_id: string;
        /** The institution record. */
        readonly url: string;
        /** English name, else the official one. */
        readonly name_primary: string;
        readonly name_sort: string;
        /** The site of the institution. */
        readonly website_link: string;
        readonly countries: readonly {
          readonly country: NestedCountry;
          readonly city: string;
          readonly lat: number;
          readonly long: number;
          readonly country_verified: boolean;
        }[];
      };
      /** How the part belongs to the whole. */
      readonly relationship_type: 'consortium' | 'faculty' | 'independent faculty or school' | 'franchise or validation partnership' | 'educational platform' | 'alliance';
      /** First day of the relation. Empty when there is none. */
      readonly valid_from: string;
      /** Last day of the relation. Empty when there is none. */
      readonly valid_to: string;
    }[];
    readonly part_of: readonly {
      readonly institution: {
        readonly id: number;
        /** The registry identifier. */
        readonly registry_id: string;
        /** The identifier of the statistical data provider; empty when there is none. */
        readonly stats_id: string;
        /** The institution record. */
        readonly url: string;
        /** English name, else the official one. */
        readonly name_primary: string;
        readonly name_sort: string;
        /** The site of the institution. */
        readonly website_link: string;
        readonly countries: readonly {
          readonly country: NestedCountry;
          readonly city: string;
          readonly lat: number;
          readonly long: number;
          readonly country_verified: boolean;
        }[];
      };
      /** How the part belongs to the whole. */
      readonly relationship_type: 'consortium' | 'faculty' | 'independent faculty or school' | 'franchise or validation partnership' | 'educational platform' | 'alliance';
      /** First day of the relation. Empty when there is none. */
      readonly valid_from: string;
      /** Last day of the relation. Empty when there is none. */
      readonly valid_to: string;
    }[];
  };
  readonly historical_data: readonly HistoricalData[];
  readonly historical_relationships: readonly {
    readonly institution: {
      readonly id: number;
      /** The registry identifier. */
      readonly registry_id: string;
      /** The identifier of the statistical data provider; empty when there is none. */
      readonly stats_id: string;
      /** The institution record. */
      readonly url: string;
      /** English name, else the official one. */
      readonly name_primary: string;
      readonly name_sort: string;
      /** The site of the institution. */
      readonly website_link: string;
      readonly countries: readonly {
        readonly country: NestedCountry;
        readonly city: string;
        readonly lat: number;
        readonly long: number;
        readonly country_verified: boolean;
      }[];
    };
    /** From the side of this record. */
    readonly relationship_type: string;
    readonly relationship_date: string;
  }[];
  readonly countries: readonly {
    readonly city: string;
    readonly country: CountryDetail;
    readonly country_source: string;
    /** First day there. Empty when there is none. */
    readonly country_valid_from: string;
    readonly country_valid_to: string | null;
    /** Whether this is the legal seat. */
    readonly country_verified: boolean;
    readonly lat: number;
    readonly long: number;
    /** Whether the point is of the place or only of its country. */
    readonly location_precision: 'place' | 'country';
  }[];
  readonly identifiers: readonly {
    /** The agency that assigned a local identifier. */
    readonly agency: string | null;
    readonly identifier: string;
    /** First day. Empty when there is none. */
    readonly identifier_valid_from: string;
    readonly identifier_valid_to: string | null;
    /** The type of identifier. */
    readonly resource: string;
  }[];
  readonly names: readonly {
    readonly acronym: string;
    readonly name_english: string;
    readonly name_official: string;
    readonly name_official_transliterated: string;
    readonly name_source_note: string;
    readonly name_valid_to: string | null;
    readonly name_versions: readonly {
      readonly name: string;
      readonly transliteration: string;
    }[];
  }[];
  readonly qf_ehea_levels: readonly {
    /** A level of qualifications it offers. */
    readonly qf_ehea_level: 'short cycle' | 'first cycle' | 'second cycle' | 'third cycle';
    readonly qf_ehea_level_source: string;
    readonly qf_ehea_level_source_note: string;
    /** First day. Empty when there is none. */
    readonly qf_ehea_level_valid_from: string;
    readonly qf_ehea_level_valid_to: string | null;
  }[];
  /** The registry identifier. */
  readonly registry_id: string;
  /** The identifier of the statistical data provider; empty when there is none. */
  readonly stats_id: string;
  /** Whether it is a provider that is no higher-education institution. */
  readonly is_other_provider: boolean;
  /** What kind of organisation another provider is. */
  readonly organization_type: 'private company' | 'non governmental organisation' | 'public-private partnership' | 'public organisation' | 'other' | null;
  /** Reports in the two lists of the institution together. */
  readonly report_count: number;
  /** Numbers of records that turned out to be this institution. */
  readonly merged_from: readonly number[];
  /** The number of this record, when another number was asked for that was merged into it. */
  readonly merged_into: number | null;
}

export interface Programme {
  readonly id: number;
  readonly name_primary: string;
  readonly programme_names: readonly {
    readonly name: string;
    readonly name_is_primary: boolean;
    readonly qualification: string;
  }[];
  readonly programme_identifiers: readonly {
    readonly identifier: string;
    readonly agency: string;
    readonly resource: string;
  }[];
  /** Level of the national framework; may be empty. */
  readonly nqf_level: string;
  /** Level in the framework of the European Higher Education Area. */
  readonly qf_ehea_level: 'short cycle' | 'first cycle' | 'second cycle' | 'third cycle';
  /** Where it is offered besides the countries of the institutions. */
  readonly countries: readonly NestedCountry[];
  /** What it leads to. */
  readonly programme_type: 'Full recognised degree programme' | 'Micro-credential' | 'Other provision';
  /** Whether it leads to a full recognised degree. */
  readonly degree_outcome: boolean;
  /** Workload in ECTS credits. */
  readonly workload_ects: number | null;
  /** How a short provision is assessed; empty when unknown. */
  readonly assessment_certification: string;
  /** ISCED-F code; empty when unknown. */
  readonly field_study: string;
  /** Addresses in a skills vocabulary. */
  readonly learning_outcomes: readonly string[];
  readonly learning_outcome_description: string;
}

/** A programme with the report that covers it. */
export interface ProgrammeSearchItem {
  readonly id: number;
  readonly name_primary: string;
  readonly programme_names: readonly {
    readonly name: string;
    readonly name_is_primary: boolean;
    readonly qualification: string;
  }[];
  readonly programme_identifiers: readonly {
    readonly identifier: string;
    readonly agency: string;
    readonly resource: string;
  }[];
  /** Level of the national framework; may be empty. */
  readonly nqf_level: string;
  /** Level in the framework of the European Higher Education Area. */
  readonly qf_ehea_level: 'short cycle' | 'first cycle' | 'second cycle' | 'third cycle';
  /** Where it is offered besides the countries of the institutions. */
  readonly countries: readonly NestedCountry[];
  /** What it leads to. */
  readonly programme_type: 'Full recognised degree programme' | 'Micro-credential' | 'Other provision';
  /** Whether it leads to a full recognised degree. */
  readonly degree_outcome: boolean;
  /** Workload in ECTS credits. */
  readonly workload_ects: number | null;
  /** How a short provision is assessed; empty when unknown. */
  readonly assessment_certification: string;
  /** ISCED-F code; empty when unknown. */
  readonly field_study: string;
  /** Addresses in a skills vocabulary. */
  readonly learning_outcomes: readonly string[];
  readonly learning_outcome_description: string;
  /** How well it fits the query; 0 without one. */
  readonly score: number;
  readonly report: {
    readonly id: number;
    /** The report record. */
    readonly url: string;
    readonly agency_id: number;
    readonly agency_name: string;
    readonly agency_acronym: string;
    readonly agency_esg_activity: string;
    readonly agency_esg_activity_type: string;
    /** Why the procedure was carried out. */
    readonly status: 'part of obligatory EQA system' | 'voluntary';
    /** The outcome of the procedure. */
    readonly decision: 'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable';
    readonly report_valid: boolean;
    /** First day of validity. */
    readonly valid_from: string;
    /** Stated last day of validity. */
    readonly valid_to: string | null;
    /** Last day of validity. */
    readonly valid_to_calculated: string;
  };
  readonly institutions: readonly InstitutionSummary[];
  /** With `highlight=true`: where the query matched. */
  readonly highlights?: readonly Highlight[];
}

export interface Report {
  readonly id: number;
  /** Name of the agency. */
  readonly agency_name: string;
  readonly agency_acronym: string;
  readonly agency_id: number;
  /** The agency record, in v1. */
  readonly agency_url: string;
  /** What the agency calls the procedure. */
  readonly agency_esg_activity: string;
  /** What the procedure evaluates. */
  readonly agency_esg_activity_type: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
  /** Description of the activity. */
  readonly name: string;
  readonly institutions: readonly InstitutionSummary[];
  readonly institutions_hierarchical: readonly {
    readonly id: number;
    /** The registry identifier. */
    readonly registry_id: string;
    /** English name, else the official one. */
    readonly name_primary: string;
    /** The site of the institution. */
    readonly website_link: string;
    /** Whether it is a provider that is no higher-education institution. */
    readonly is_other_provider: boolean;
    /** What it is to the institution of the report. */
    readonly relationship: 'parent' | 'child';
    /** How the part belongs to the whole. */
    readonly relationship_type: 'consortium' | 'faculty' | 'independent faculty or school' | 'franchise or validation partnership' | 'educational platform' | 'alliance';
    /** First day of the relation. Empty when there is none. */
    readonly valid_from: string;
    /** Last day of the relation. Empty when there is none. */
    readonly valid_to: string;
  }[];
  readonly institutions_historical: readonly {
    readonly id: number;
    /** The registry identifier. */
    readonly registry_id: string;
    /** English name, else the official one. */
    readonly name_primary: string;
    /** The site of the institution. */
    readonly website_link: string;
    /** Whether it is a provider that is no higher-education institution. */
    readonly is_other_provider: boolean;
    /** Whether it acted or was acted upon. */
    readonly relationship: 'source' | 'target';
    /** What happened, from the side of the institution of the report. */
    readonly relationship_type: string;
    readonly relationship_date: string;
  }[];
  /** Empty for institutional reports. */
  readonly programmes: readonly Programme[];
  /** Whether the report is valid today. */
  readonly report_valid: boolean;
  /** First day of validity. */
  readonly valid_from: string;
  /** Last day of validity; null when the agency gave none. */
  readonly valid_to: string | null;
  /** Why the procedure was carried out. */
  readonly status: 'part of obligatory EQA system' | 'voluntary';
  /** The outcome of the procedure. */
  readonly decision: 'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable';
  readonly report_files: readonly {
    readonly file_display_name: string;
    /** Address of the document; null while it is not stored. */
    readonly file: string | null;
    /** English names of the languages. */
    readonly languages: readonly string[];
  }[];
  readonly report_links: readonly {
    readonly link_display_name: string;
    /** A page about the report. */
    readonly link: string;
  }[];
  /** Identifier assigned by the agency. */
  readonly local_identifier: string | null;
  readonly other_comment: string | null;
  /** Doubts about the record that are being looked into. */
  readonly flag: 'none' | 'low level' | 'high level';
  readonly contributing_agencies: readonly {
    readonly id: number;
    readonly name_primary: string;
    readonly acronym_primary: string;
  }[];
  /** Whether the agency worked outside the countries it is official in. */
  readonly crossborder: boolean;
  readonly summary: string | null;
  readonly agency_esg_activities: readonly {
    readonly id: number;
    readonly group_id: number | null;
    readonly activity: string;
    /** What the procedure evaluates. */
    readonly activity_type: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
  }[];
  /** Providers through whose platform the programmes are offered. */
  readonly platforms: readonly InstitutionSummary[];
  /** When the report was recorded. */
  readonly date_created: string;
  /** When the record last changed. */
  readonly date_updated: string;
  /** Last day of validity: the stated one, else six years after the first. */
  readonly valid_to_calculated: string;
  /** The report that replaced this one. */
  readonly superseded_by: number | null;
  /** The report as a verifiable credential; null when there is none. */
  readonly credential_url: string | null;
}

export interface ReportOfInstitution {
  readonly id: number;
  /** Name of the agency. */
  readonly agency_name: string;
  readonly agency_acronym: string;
  readonly agency_id: number;
  /** The agency record, in v1. */
  readonly agency_url: string;
  /** What the agency calls the procedure. */
  readonly agency_esg_activity: string;
  /** What the procedure evaluates. */
  readonly agency_esg_activity_type: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
  /** Description of the activity. */
  readonly name: string;
  readonly institutions: readonly InstitutionSummary[];
  readonly institutions_hierarchical: readonly {
    readonly id: number;
    /** The registry identifier. */
    readonly registry_id: string;
    /** English name, else the official one. */
    readonly name_primary: string;
    /** The site of the institution. */
    readonly website_link: string;
    /** Whether it is a provider that is no higher-education institution. */
    readonly is_other_provider: boolean;
    /** What it is to the institution of the report. */
    readonly relationship: 'parent' | 'child';
    /** How the part belongs to the whole. */
    readonly relationship_type: 'consortium' | 'faculty' | 'independent faculty or school' | 'franchise or validation partnership' | 'educational platform' | 'alliance';
    /** First day of the relation. Empty when there is none. */
    readonly valid_from: string;
    /** Last day of the relation. Empty when there is none. */
    readonly valid_to: string;
  }[];
  readonly institutions_historical: readonly {
    readonly id: number;
    /** The registry identifier. */
    readonly registry_id: string;
    /** English name, else the official one. */
    readonly name_primary: string;
    /** The site of the institution. */
    readonly website_link: string;
    /** Whether it is a provider that is no higher-education institution. */
    readonly is_other_provider: boolean;
    /** Whether it acted or was acted upon. */
    readonly relationship: 'source' | 'target';
    /** What happened, from the side of the institution of the report. */
    readonly relationship_type: string;
    readonly relationship_date: string;
  }[];
  /** Empty for institutional reports. */
  readonly programmes: readonly Programme[];
  /** Whether the report is valid today. */
  readonly report_valid: boolean;
  /** First day of validity. */
  readonly valid_from: string;
  /** Last day of validity; null when the agency gave none. */
  readonly valid_to: string | null;
  /** Why the procedure was carried out. */
  readonly status: 'part of obligatory EQA system' | 'voluntary';
  /** The outcome of the procedure. */
  readonly decision: 'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable';
  readonly report_files: readonly {
    readonly file_display_name: string;
    /** Address of the document; null while it is not stored. */
    readonly file: string | null;
    /** English names of the languages. */
    readonly languages: readonly string[];
  }[];
  readonly report_links: readonly {
    readonly link_display_name: string;
    /** A page about the report. */
    readonly link: string;
  }[];
  /** Identifier assigned by the agency. */
  readonly local_identifier: string | null;
  readonly other_comment: string | null;
  /** Doubts about the record that are being looked into. */
  readonly flag: 'none' | 'low level' | 'high level';
  readonly contributing_agencies: readonly {
    readonly id: number;
    readonly name_primary: string;
    readonly acronym_primary: string;
  }[];
  /** Whether the agency worked outside the countries it is official in. */
  readonly crossborder: boolean;
  readonly summary: string | null;
  readonly agency_esg_activities: readonly {
    readonly id: number;
    readonly group_id: number | null;
    readonly activity: string;
    /** What the procedure evaluates. */
    readonly activity_type: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
  }[];
  /** Providers through whose platform the programmes are offered. */
  readonly platforms: readonly InstitutionSummary[];
  /** When the report was recorded. */
  readonly date_created: string;
  /** When the record last changed. */
  readonly date_updated: string;
  /** Last day of validity: the stated one, else six years after the first. */
  readonly valid_to_calculated: string;
  /** The report that replaced this one. */
  readonly superseded_by: number | null;
  /** The report as a verifiable credential; null when there is none. */
  readonly credential_url: string | null;
  /** Why the report is listed for the institution. */
  readonly relation: 'own' | 'child' | 'predecessor' | 'platform';
}

export interface ReportListItem {
  /** English names of the countries of its institutions. */
  readonly country: readonly string[];
  /** Name of the agency. */
  readonly agency_name: string;
  readonly agency_acronym: string;
  readonly programmes: readonly Programme[];
  readonly id: string;
  /** What the agency calls the procedure. */
  readonly agency_esg_activity: string;
  /** What the procedure evaluates. */
  readonly agency_esg_activity_type: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
  readonly institutions: readonly InstitutionSummary[];
  /** First day of validity. */
  readonly valid_from: string;
  /** Last day of validity: the stated one, else six years after the first. */
  readonly valid_to_calculated: string;
  /** When the report was recorded. */
  readonly date_created: string;
  /** When the record last changed. */
  readonly date_updated: string;
  /** How well it fits the query; 0 without one. */
  readonly score: number;
  readonly report_files: readonly {
    readonly file_display_name: string;
    /** Address of the document; null while it is not stored. */
    readonly file: string | null;
    /** English names of the languages. */
    readonly languages: readonly string[];
  }[];
  readonly report_links: readonly {
    readonly link_display_name: string;
    /** A page about the report. */
    readonly link: string;
  }[];
  /** Doubts about the record that are being looked into. */
  readonly flag_level: 'none' | 'low level' | 'high level';
  /** Why the procedure was carried out. */
  readonly status: 'part of obligatory EQA system' | 'voluntary';
  /** The outcome of the procedure. */
  readonly decision: 'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable';
  /** Last day of validity; null when the agency gave none. */
  readonly valid_to: string | null;
  /** Identifier assigned by the agency. */
  readonly local_identifier: string | null;
  /** The identifiers assigned by the agency. */
  readonly local_id: readonly string[];
  readonly contributing_agencies: readonly {
    readonly id: number;
    readonly name_primary: string;
    readonly acronym_primary: string;
  }[];
  /** Whether the agency worked outside the countries it is official in. */
  readonly crossborder: boolean;
  readonly summary: string | null;
  /** Whether the report is valid today. */
  readonly report_valid: boolean;
  /** The report that replaced this one. */
  readonly superseded_by: number | null;
  /** With `highlight=true`: where the query matched. */
  readonly highlights?: readonly Highlight[];
}

export interface ReportHistoryEntry {
  /** When it happened. */
  readonly date: string;
  /** What happened. */
  readonly change: 'created' | 'changed' | 'superseded';
  /** The fields that changed. */
  readonly fields: readonly string[];
}

export interface IdentifierType {
  /** The name of the type in records and addresses. */
  readonly resource: string;
  readonly title: string;
  /** Who issues identifiers of the type. */
  readonly source: string;
  /** Where the type is described. */
  readonly link: string | null;
}

/** Every closed list of values. */
export interface Reference {
  readonly decision: readonly {
    /** The number for the _id parameters. */
    readonly id: number;
    readonly value: string;
  }[];
  readonly status: readonly {
    /** The number for the _id parameters. */
    readonly id: number;
    readonly value: string;
  }[];
  readonly activity_type: readonly {
    /** The number for the _id parameters. */
    readonly id: number;
    readonly value: string;
  }[];
  readonly qf_ehea_level: readonly {
    readonly id: number;
    readonly value: string;
    readonly eqf_level: number;
  }[];
  /** Whether foreign agencies or the European Approach are permitted. */
  readonly permission: readonly {
    /** The number for the _id parameters. */
    readonly id: number;
    readonly value: string;
  }[];
  readonly flag: readonly string[];
  readonly programme_type: readonly string[];
  readonly assessment_certification: readonly string[];
  readonly hierarchical_relationship: readonly string[];
  readonly historical_relationship: readonly string[];
  readonly organization_type: readonly string[];
  readonly agency_decision: readonly string[];
  readonly qa_requirement: readonly string[];
  readonly geographical_focus: readonly string[];
  /** Why a report is listed for an institution. */
  readonly report_relation: readonly string[];
  readonly language: readonly {
    readonly id: number;
    readonly value: string;
    readonly alpha2: string;
    readonly alpha3: string;
  }[];
  /** ISCED-F 2013. */
  readonly field_study: readonly {
    readonly code: string;
    readonly value: string;
  }[];
  readonly resource: readonly IdentifierType[];
}

export interface Statistics {
  /** The day the figures are of. */
  readonly date: string;
  readonly report_total: number;
  /** All institutions, with reports or without. */
  readonly institution_total: number;
  /** Institutions with at least one report. */
  readonly institution_count: number;
  /** Institutions with a report that is valid today. */
  readonly institution_valid_count: number;
  readonly reports: {
    /** By the years in which they are valid: a report counts in each of them. */
    readonly year: readonly {
      readonly value: string;
      readonly count: number;
    }[];
    /** By the countries of their institutions. */
    readonly country: readonly {
      readonly value: string;
      readonly count: number;
    }[];
    /** By agency, contributing ones included. */
    readonly agency: readonly {
      readonly value: string;
      readonly count: number;
    }[];
    readonly decision: readonly {
      readonly value: string;
      readonly count: number;
    }[];
    readonly status: readonly {
      readonly value: string;
      readonly count: number;
    }[];
    /** By the levels of their programmes. */
    readonly qf_ehea_level: readonly {
      readonly value: string;
      readonly count: number;
    }[];
    readonly activity_type: readonly {
      readonly value: string;
      readonly count: number;
    }[];
  };
  /** By the year in which their validity begins: a report counts once. */
  readonly reports_by_start_year: readonly {
    readonly year: string;
    readonly count: number;
    readonly decision: readonly {
      readonly value: string;
      readonly count: number;
    }[];
  }[];
  /** Countries with institutions, by name. */
  readonly coverage: readonly {
    readonly country: NestedCountry;
    /** All institutions in the country. */
    readonly institution_total: number;
    /** Those with at least one report. */
    readonly institution_count: number;
    /** Those with a report that is valid today. */
    readonly institution_valid_count: number;
    /** The part of the institutions that has a report, from 0 to 1. */
    readonly share: number;
    /** The part that has a report valid today, from 0 to 1. */
    readonly valid_share: number;
    /** Whether the total is of all that are recognised. */
    readonly has_full_institution_list: boolean;
  }[];
}

export interface Credentials {
  /** The case of letters does not matter. */
  readonly username: string;
  readonly password: string;
}

export interface TokenAnswer {
  /** Send it as "Authorization: Bearer <token>". */
  readonly token: string;
  /** Always "success" here. */
  readonly state: 'success';
  /** The username of the account. */
  readonly account: string;
}

export interface SessionAnswer {
  /** Send it as "Authorization: Bearer <token>". */
  readonly token: string;
  /** When the session ends by itself. */
  readonly expires_at: string;
  /** The username of the account. */
  readonly account: string;
  /** What the account may do. */
  readonly role: 'consumer' | 'agency' | 'operator';
}

/** A problem document (RFC 9457) with the members that older clients read. */
export interface TokenFailure {
  /** Always "error" here. */
  readonly state: 'error';
  readonly errorMessage: string;
  /** Names the kind of problem; leads to its explanation. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What went wrong, in one sentence. */
  readonly detail: string;
  /** The id of the request, as in X-Request-Id. */
  readonly instance: string;
  /** The kind of problem as a word that programs can rely on. */
  readonly code: string;
  readonly errors?: readonly {
    /** The query parameter at fault. */
    readonly parameter?: string;
    /** JSON Pointer to what is at fault in the body. */
    readonly pointer?: string;
    readonly message: string;
    readonly allowed?: readonly string[];
    readonly did_you_mean?: string;
  }[];
}

export interface Registration {
  /** The case of letters does not matter. */
  readonly username: string;
  readonly email: string;
  /** How you want to be called in the published list, if not by your organisation. */
  readonly display_name?: string;
  readonly organisation?: string;
  /** What you want to use the registry for. */
  readonly purpose: string;
  /** The version of the terms that you accept. */
  readonly terms_version: string;
  /** Whether you agree to stand in the published list of users. */
  readonly publish?: boolean;
}

export interface RegistrationTerms {
  /** The version of the terms that applies now. */
  readonly terms_version: string;
  /** Whether a confirmed account is open at once or the operator has to agree. */
  readonly policy: 'instant' | 'approval';
}

export interface Confirmation {
  /** The code in the link of the mail. */
  readonly code: string;
  /** Long rather than complicated. */
  readonly password: string;
}

export interface CodeAnswer {
  /** The code can be used. */
  readonly state: 'valid';
  readonly account: string;
  /** What to do next. */
  readonly detail: string;
}

export interface Confirmed {
  /** Always "success" here. */
  readonly state: 'success';
  readonly account: string;
  /** Whether the account can be used already. */
  readonly status: 'pending' | 'approval' | 'active' | 'suspended' | 'erased';
  /** Send it as "Authorization: Bearer <token>". */
  readonly token: string | null;
}

export interface Accepted {
  /** Always "success" here. */
  readonly state: 'success';
  /** What happens next. */
  readonly detail: string;
}

export interface OwnAccount {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly display_name: string;
  readonly organisation: string;
  readonly purpose: string;
  /** Who you are to the registry. */
  readonly role: 'consumer' | 'agency' | 'operator';
  /** What the token may be used for; each includes those before it. */
  readonly scope: 'read' | 'submit' | 'admin';
  /** Whether you stand in the published list. */
  readonly published: boolean;
  readonly terms_version: string;
  /** When you registered. */
  readonly created_at: string;
  /** When the mail address was confirmed. */
  readonly confirmed_at: string | null;
  /** The agencies you may submit for. */
  readonly agencies: readonly {
    readonly agency_id: number;
    /** Your own agency, or one you stand in for. */
    readonly relation: 'own' | 'proxy';
    /** First day. */
    readonly valid_from: string | null;
    /** Last day. */
    readonly valid_to: string | null;
  }[];
}

export interface NamedToken {
  readonly id: number;
  readonly name: string;
  /** What the token may be used for; each includes those before it. */
  readonly scope: 'read' | 'submit' | 'admin';
  /** When it was created. */
  readonly created_at: string;
  /** Until when it is valid; null for one without an end. */
  readonly expires_at: string | null;
  /** When it was last used, to the minute or so. */
  readonly last_used_at: string | null;
}

export interface CreatedToken {
  /** Send it as "Authorization: Bearer <token>". */
  readonly token: string;
  readonly id: number;
  readonly name: string;
  /** What the token may be used for; each includes those before it. */
  readonly scope: 'read' | 'submit' | 'admin';
  /** When it was created. */
  readonly created_at: string;
  /** Until when it is valid; null for one without an end. */
  readonly expires_at: string | null;
  /** When it was last used, to the minute or so. */
  readonly last_used_at: string | null;
}

export interface TokenRequest {
  readonly name: string;
  /** What the token may be used for; each includes those before it. */
  readonly scope: 'read' | 'submit' | 'admin';
  /** An instant in UTC; required for admin. */
  readonly expires_at?: string | null;
  /** Needed for a scope beyond that of the token you send. */
  readonly password?: string;
}

export interface PasswordChange {
  readonly password: string;
  /** Long rather than complicated. */
  readonly new_password: string;
}

export interface PasswordReset {
  /** Your username or mail address, to ask for the mail. */
  readonly account?: string;
  /** The code in the link of the mail. */
  readonly code?: string;
  /** Long rather than complicated. */
  readonly new_password?: string;
}

export interface EmailChange {
  readonly password: string;
  readonly email: string;
}

export interface EmailConfirmation {
  /** The code in the link of the mail. */
  readonly code: string;
}

export interface Limits {
  readonly requests_per_minute: {
    readonly limit: number;
    readonly remaining: number;
    /** Seconds until the count starts afresh. */
    readonly reset: number;
  };
  readonly requests_per_day: {
    readonly limit: number;
    readonly remaining: number;
    /** Seconds until the count starts afresh. */
    readonly reset: number;
  };
  /** The most rows of one answer. */
  readonly page_rows: number;
  /** The most values of one filter. */
  readonly values_per_filter: number;
  /** The longest text to search for. */
  readonly query_characters: number;
  /** The largest JSON body. */
  readonly json_body_bytes: number;
}

export interface PublishedUser {
  /** The organisation, or the name chosen instead. */
  readonly name: string;
  readonly purpose: string;
  /** When the account was confirmed. */
  readonly since: string;
}

export interface Operations {
  /** Your token. The token stays the same until it is renewed. The body may also be sent as a form. */
  readonly getToken: {
    readonly input: Credentials;
    readonly answer: TokenAnswer;
  };
  /** A new token in place of the old. The old token stops working at once. Named tokens are not affected. */
  readonly getNewToken: {
    readonly input: Credentials;
    readonly answer: TokenAnswer;
  };
  /** Sign in. Gives a token that can do all your role allows and ends by itself. It is meant for the pages of the registry; a program uses the token of getToken or a named one. */
  readonly signIn: {
    readonly input: Credentials;
    readonly answer: SessionAnswer;
  };
  /** Sign out. Ends the session whose token is sent. */
  readonly signOut: {
    readonly input: Record<string, never>;
    readonly answer: undefined;
  };
  /** Your primary token, when you are signed in */
  readonly showToken: {
    readonly input: Record<string, never>;
    readonly answer: TokenAnswer;
  };
  /** A new primary token in place of the old, when you are signed in */
  readonly rotateToken: {
    readonly input: Record<string, never>;
    readonly answer: TokenAnswer;
  };
  /** What a registration has to accept */
  readonly getRegistrationTerms: {
    readonly input: Record<string, never>;
    readonly answer: RegistrationTerms;
  };
  /** Ask for an account. A mail with a link to choose a password goes to the address you give. */
  readonly register: {
    readonly input: Registration;
    readonly answer: Accepted;
  };
  /** Where the link of a registration mail leads */
  readonly checkConfirmation: {
    readonly input: {
      /** The code in the link of the mail. */
      readonly code?: string | undefined;
    };
    readonly answer: CodeAnswer;
  };
  /** Confirm a registration and choose the password */
  readonly confirmRegistration: {
    readonly input: Confirmation;
    readonly answer: Confirmed;
  };
  /** Who uses the registry. Those who agreed to be named, in the order in which they came. Mail addresses are never published. */
  readonly listUsers: {
    readonly input: {
      /** How many results to return; 0 for the count alone. All rows when not given. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly PublishedUser[];
    };
  };
  /** Your account */
  readonly getOwnAccount: {
    readonly input: Record<string, never>;
    readonly answer: OwnAccount;
  };
  /** Erase your account. Removes everything personal for good. It takes the primary token or a session, not a named token. */
  readonly eraseOwnAccount: {
    readonly input: {
      /** Your username, to show that you mean it. */
      readonly confirm?: string | undefined;
    };
    readonly answer: undefined;
  };
  /** Change your password. Your primary token changes with it. */
  readonly changePassword: {
    readonly input: PasswordChange;
    readonly answer: Accepted;
  };
  /** Change your mail address. The new address counts once the link in the mail sent to it was opened. */
  readonly changeEmail: {
    readonly input: EmailChange;
    readonly answer: Accepted;
  };
  /** Where the link for a new mail address leads */
  readonly checkEmail: {
    readonly input: {
      /** The code in the link of the mail. */
      readonly code?: string | undefined;
    };
    readonly answer: CodeAnswer;
  };
  /** What you may use, and what is left of it */
  readonly getLimits: {
    readonly input: Record<string, never>;
    readonly answer: Limits;
  };
  /** Where the link for a forgotten password leads */
  readonly checkPasswordReset: {
    readonly input: {
      /** The code in the link of the mail. */
      readonly code?: string | undefined;
    };
    readonly answer: CodeAnswer;
  };
  /** Ask for a new password by mail, or set it with the code from that mail. The answer to the first is the same whether or not there is such an account. */
  readonly resetPassword: {
    readonly input: PasswordReset;
    readonly answer: Accepted;
  };
  /** Confirm a new mail address */
  readonly confirmEmail: {
    readonly input: EmailConfirmation;
    readonly answer: Accepted;
  };
  /** Your named tokens */
  readonly listTokens: {
    readonly input: Record<string, never>;
    readonly answer: readonly NamedToken[];
  };
  /** Create a named token. The token itself is shown in this answer only. */
  readonly createToken: {
    readonly input: TokenRequest;
    readonly answer: CreatedToken;
  };
  /** Revoke a named token. It stops working within a second. */
  readonly revokeToken: {
    readonly input: {
      /** The number of the token. */
      readonly tokenID: number;
    };
    readonly answer: undefined;
  };
  /** A document of a report */
  readonly getReportFile: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
      /** The number of the file. */
      readonly fileID: number;
      /** The name of the file. */
      readonly name: string;
    };
    readonly answer: Blob;
  };
  /** All countries connected to agencies or institutions */
  readonly listCountries: {
    readonly input: {
      /** Whether foreign agencies are permitted; also 1, 2 or 3. */
      readonly external_qaa?: OneOrMore<'yes' | 'no' | 'partially / with conditions'> | undefined;
      /** Whether the European Approach is permitted; also 1, 2 or 3. */
      readonly european_approach?: OneOrMore<'yes' | 'no' | 'partially / with conditions'> | undefined;
      /** Whether the government is a member of the register. */
      readonly governmental_member?: boolean | undefined;
      /** What to sort by. */
      readonly ordering?: 'name_english' | '-name_english' | 'agency_count' | '-agency_count' | undefined;
      /** Without effect: the list is always complete. */
      readonly limit?: string | undefined;
      /** Without effect: the list is always complete. */
      readonly offset?: string | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: readonly CountryListItem[];
  };
  /** Countries with institutions for which reports were submitted */
  readonly listCountriesByReports: {
    readonly input: {
      /** Also show what no longer holds. */
      readonly history?: boolean | undefined;
      /** Without effect: the list is always complete. */
      readonly limit?: string | undefined;
      /** Without effect: the list is always complete. */
      readonly offset?: string | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: readonly CountryByReports[];
  };
  /** Countries where the agency has operated */
  readonly listCountriesByAgencyFocus: {
    readonly input: {
      /** Also show what no longer holds. */
      readonly history?: boolean | undefined;
      /** How many results to return; 0 for the count alone. All rows when not given. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
      /** The number of the agency. */
      readonly agencyID: number;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly CountryByAgencyFocus[];
    };
  };
  /** One country with a profile of its quality assurance */
  readonly getCountry: {
    readonly input: {
      /** Also show what no longer holds. */
      readonly history?: boolean | undefined;
      /** The number of the country. */
      readonly countryID: number;
    };
    readonly answer: CountryDetail;
  };
  /** All registered agencies */
  readonly listAgencies: {
    readonly input: {
      /** Agencies on the register today, the others, or all. */
      readonly registered?: 'true' | 'false' | 'all' | undefined;
      /** What to sort by. */
      readonly ordering?: 'acronym_primary' | '-acronym_primary' | 'name_primary' | '-name_primary' | undefined;
      /** Where the agency is based: English name, ISO code or number. */
      readonly country?: OneOrMore<string> | undefined;
      /** Where the agency is based, by number. */
      readonly country_id?: OneOrMore<number> | undefined;
      /** How many results to return; 0 for the count alone. All rows when not given. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly AgencyListItem[];
    };
  };
  /** Agencies based in the country */
  readonly listAgenciesBasedIn: {
    readonly input: {
      /** Agencies on the register today, the others, or all. */
      readonly registered?: 'true' | 'false' | 'all' | undefined;
      /** What to sort by. */
      readonly ordering?: 'acronym_primary' | '-acronym_primary' | 'name_primary' | '-name_primary' | undefined;
      /** Also show what no longer holds. */
      readonly history?: boolean | undefined;
      /** How many results to return; 0 for the count alone. All rows when not given. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
      /** The number of the country. */
      readonly countryID: number;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly AgencyListItem[];
    };
  };
  /** Agencies operating in the country */
  readonly listAgenciesFocusingTo: {
    readonly input: {
      /** Agencies on the register today, the others, or all. */
      readonly registered?: 'true' | 'false' | 'all' | undefined;
      /** What to sort by. */
      readonly ordering?: 'acronym_primary' | '-acronym_primary' | 'name_primary' | '-name_primary' | undefined;
      /** Also show what no longer holds. */
      readonly history?: boolean | undefined;
      /** How many results to return; 0 for the count alone. All rows when not given. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
      /** The number of the country. */
      readonly countryID: number;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly AgencyFocusingTo[];
    };
  };
  /** Decisions of the register on agencies, newest first */
  readonly listAgencyDecisions: {
    readonly input: {
      /** Without effect: the list is always complete. */
      readonly limit?: string | undefined;
      /** Without effect: the list is always complete. */
      readonly offset?: string | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: readonly AgencyDecision[];
  };
  /** Activities of all agencies */
  readonly listActivities: {
    readonly input: {
      /** How many results to return; 0 for the count alone. All rows when not given. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly Activity[];
    };
  };
  /** Procedures that several agencies carry out */
  readonly listActivityGroups: {
    readonly input: {
      /** Without effect: the list is always complete. */
      readonly limit?: string | undefined;
      /** Without effect: the list is always complete. */
      readonly offset?: string | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: readonly ActivityGroup[];
  };
  /** One agency */
  readonly getAgency: {
    readonly input: {
      /** Also show what no longer holds. */
      readonly history?: boolean | undefined;
      /** The number of the agency. */
      readonly agencyID: number;
    };
    readonly answer: AgencyDetail;
  };
  /** The known types of identifier */
  readonly listIdentifierTypes: {
    readonly input: {
      /** Give title, source and link of every type. */
      readonly describe?: boolean | undefined;
      /** Without effect: the list is always complete. */
      readonly limit?: string | undefined;
      /** Without effect: the list is always complete. */
      readonly offset?: string | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: readonly (string | IdentifierType)[];
  };
  /** The institution with an identifier of the given type */
  readonly getInstitutionByIdentifier: {
    readonly input: {
      /** Also show countries, levels and values that no longer hold. */
      readonly history?: boolean | undefined;
      /** The agency that assigned a local identifier: acronym, name or number. */
      readonly agency?: OneOrMore<string> | undefined;
      /** The type of identifier. */
      readonly resource: string;
      /** The identifier, URL-encoded. */
      readonly identifier: string;
    };
    readonly answer: Institution;
  };
  /** The institution with an identifier of the statistical data provider */
  readonly getInstitutionByStatsId: {
    readonly input: {
      /** Also show countries, levels and values that no longer hold. */
      readonly history?: boolean | undefined;
      /** Identifier of the statistical data provider. */
      readonly stats_id: string;
    };
    readonly answer: Institution;
  };
  /** One institution */
  readonly getInstitution: {
    readonly input: {
      /** Also show countries, levels and values that no longer hold. */
      readonly history?: boolean | undefined;
      /** The number or the registry identifier of the institution. */
      readonly institutionID: string;
    };
    readonly answer: Institution;
  };
  /** Search institutions by text and filters */
  readonly searchInstitutions: {
    readonly input: {
      /** The country: English name, ISO code or number. A country includes the systems inside it. */
      readonly country?: OneOrMore<string> | undefined;
      /** The same by number. */
      readonly country_id?: OneOrMore<number> | undefined;
      /** Level in the framework of the European Higher Education Area. */
      readonly qf_ehea_level?: OneOrMore<'short cycle' | 'first cycle' | 'second cycle' | 'third cycle'> | undefined;
      /** The same by code, 0 to 3. */
      readonly qf_ehea_level_id?: OneOrMore<0 | 1 | 2 | 3> | undefined;
      /** The agency: acronym, name or number. Contributing agencies count too. */
      readonly agency?: OneOrMore<string> | undefined;
      /** The same by number. */
      readonly agency_id?: OneOrMore<number> | undefined;
      /** Why the procedure was carried out. */
      readonly status?: OneOrMore<'part of obligatory EQA system' | 'voluntary'> | undefined;
      /** The same by number. */
      readonly status_id?: OneOrMore<1 | 2> | undefined;
      /** The procedure: `ACRONYM -> activity`, its name or its number. */
      readonly activity?: OneOrMore<string> | undefined;
      /** The same by number. */
      readonly activity_id?: OneOrMore<number> | undefined;
      /** A procedure that several agencies carry out: its name or number. */
      readonly activity_group?: OneOrMore<string> | undefined;
      /** The same by number. */
      readonly activity_group_id?: OneOrMore<number> | undefined;
      /** What the procedure evaluates. */
      readonly activity_type?: OneOrMore<'institutional' | 'institutional/programme' | 'programme' | 'joint programme'> | undefined;
      /** The same by number. */
      readonly activity_type_id?: OneOrMore<1 | 2 | 3 | 4> | undefined;
      /** Whether a report is by an agency from outside. */
      readonly crossborder?: OneOrMore<boolean> | undefined;
      /** Whether it is a provider that is no higher-education institution. */
      readonly other_provider?: OneOrMore<boolean> | undefined;
      /** Whether any report is listed for it. */
      readonly has_report?: OneOrMore<boolean> | undefined;
      /** Whether it has closed. */
      readonly closed?: OneOrMore<boolean> | undefined;
      /** The registry identifier. */
      readonly registry_id?: OneOrMore<string> | undefined;
      /** The identifier of the statistical data provider. */
      readonly stats_id?: OneOrMore<string> | undefined;
      /** Any other identifier, exactly as recorded. */
      readonly identifier?: OneOrMore<string> | undefined;
      /** Within so many kilometres of a point: `lat,long,km`. */
      readonly near?: string | undefined;
      /** Within a box: `west,south,east,north` in degrees. West may exceed east across the date line. */
      readonly bbox?: string | undefined;
      /** Founded on that day or later. */
      readonly founded_from?: string | undefined;
      /** Founded on that day or earlier. */
      readonly founded_to?: string | undefined;
      /** What to sort by; a leading minus turns it round. By score and then by name when not given. */
      readonly ordering?: 'score' | '-score' | 'name_sort' | '-name_sort' | 'founding_date' | '-founding_date' | 'closure_date' | '-closure_date' | 'country' | '-country' | 'report_count' | '-report_count' | undefined;
      /** Plain text to search for; quotes make a phrase. */
      readonly query?: string | undefined;
      /** Show which words of a result matched. */
      readonly highlight?: boolean | undefined;
      /** Whether to count the facets. */
      readonly facets?: boolean | undefined;
      /** The facets to count, separated by commas; all when not given. */
      readonly facet_fields?: OneOrMore<'country_facet' | 'qf_ehea_level_facet' | 'reports_agencies' | 'status_facet' | 'activity_facet' | 'activity_type_facet' | 'crossborder_facet' | 'other_provider_facet' | 'has_report_facet'> | undefined;
      /** For reading everything while others write: `*` to begin, then each `next_cursor`. Results come in order of id, so neither `ordering` nor `offset` go with it. */
      readonly cursor?: string | undefined;
      /** How many results to return; 0 for the count alone. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly InstitutionSearchItem[];
      readonly facets?: Facets;
      /** How the text was matched; null without a text or without any match. */
      readonly match?: 'exact' | 'fuzzy' | 'partial' | null;
      /** Other texts to try when nothing matched. */
      readonly suggestions?: readonly string[];
      /** Where to go on when reading by cursor; null at the end. */
      readonly next_cursor?: string | null;
    };
  };
  /** Institutions that fit what is being typed, best first */
  readonly suggestInstitutions: {
    readonly input: {
      /** What has been typed so far. */
      readonly query?: string | undefined;
      /** How many suggestions to give at most. */
      readonly limit?: number | undefined;
      /** Without effect. */
      readonly offset?: string | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: readonly InstitutionSuggestion[];
  };
  /** One report */
  readonly getReport: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    };
    readonly answer: Report;
  };
  /** What was changed in the record of a report, newest first */
  readonly getReportHistory: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    };
    readonly answer: readonly ReportHistoryEntry[];
  };
  /** Reports on the institution as a whole */
  readonly listInstitutionalReportsOfInstitution: {
    readonly input: {
      /** Also reports that are not valid today. */
      readonly history?: boolean | undefined;
      /** The agency: acronym, name or number. Contributing agencies count. */
      readonly agency?: OneOrMore<string> | undefined;
      /** The agency by number. */
      readonly agency_id?: OneOrMore<number> | undefined;
      /** Why the procedure was carried out. */
      readonly status?: OneOrMore<'part of obligatory EQA system' | 'voluntary'> | undefined;
      /** The same by number. */
      readonly status_id?: OneOrMore<1 | 2> | undefined;
      /** The outcome of the procedure. */
      readonly decision?: OneOrMore<'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable'> | undefined;
      /** The same by number. */
      readonly decision_id?: OneOrMore<1 | 2 | 3 | 4> | undefined;
      /** Language of a report file: English name or ISO 639 code. */
      readonly language?: OneOrMore<string> | undefined;
      /** Language of a report file by number. */
      readonly language_id?: OneOrMore<number> | undefined;
      /** Only reports valid on that day. */
      readonly valid_on?: string | undefined;
      /** What to sort by. */
      readonly ordering?: 'name' | '-name' | 'agency' | '-agency' | 'valid_from' | '-valid_from' | 'valid_to_calculated' | '-valid_to_calculated' | 'date_created' | '-date_created' | 'date_updated' | '-date_updated' | undefined;
      /** How many results to return; 0 for the count alone. All rows when not given. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
      /** The number or the registry identifier of the institution. */
      readonly institutionID: string;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly ReportOfInstitution[];
    };
  };
  /** Reports on programmes of the institution */
  readonly listProgrammeReportsOfInstitution: {
    readonly input: {
      /** Also reports that are not valid today. */
      readonly history?: boolean | undefined;
      /** The agency: acronym, name or number. Contributing agencies count. */
      readonly agency?: OneOrMore<string> | undefined;
      /** The agency by number. */
      readonly agency_id?: OneOrMore<number> | undefined;
      /** Why the procedure was carried out. */
      readonly status?: OneOrMore<'part of obligatory EQA system' | 'voluntary'> | undefined;
      /** The same by number. */
      readonly status_id?: OneOrMore<1 | 2> | undefined;
      /** The outcome of the procedure. */
      readonly decision?: OneOrMore<'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable'> | undefined;
      /** The same by number. */
      readonly decision_id?: OneOrMore<1 | 2 | 3 | 4> | undefined;
      /** Language of a report file: English name or ISO 639 code. */
      readonly language?: OneOrMore<string> | undefined;
      /** Language of a report file by number. */
      readonly language_id?: OneOrMore<number> | undefined;
      /** Only reports valid on that day. */
      readonly valid_on?: string | undefined;
      /** What to sort by. */
      readonly ordering?: 'name' | '-name' | 'agency' | '-agency' | 'valid_from' | '-valid_from' | 'valid_to_calculated' | '-valid_to_calculated' | 'date_created' | '-date_created' | 'date_updated' | '-date_updated' | undefined;
      /** How many results to return; 0 for the count alone. All rows when not given. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
      /** The number or the registry identifier of the institution. */
      readonly institutionID: string;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly ReportOfInstitution[];
    };
  };
  /** Search reports by text and filters */
  readonly searchReports: {
    readonly input: {
      /** The agency: acronym, name or number. Contributing agencies count too. */
      readonly agency?: OneOrMore<string> | undefined;
      /** The same by number. */
      readonly agency_id?: OneOrMore<number> | undefined;
      /** The country: English name, ISO code or number. A country includes the systems inside it. */
      readonly country?: OneOrMore<string> | undefined;
      /** The same by number. */
      readonly country_id?: OneOrMore<number> | undefined;
      /** The procedure: `ACRONYM -> activity`, its name or its number. */
      readonly activity?: OneOrMore<string> | undefined;
      /** The same by number. */
      readonly activity_id?: OneOrMore<number> | undefined;
      /** A procedure that several agencies carry out: its name or number. */
      readonly activity_group?: OneOrMore<string> | undefined;
      /** The same by number. */
      readonly activity_group_id?: OneOrMore<number> | undefined;
      /** What the procedure evaluates. */
      readonly activity_type?: OneOrMore<'institutional' | 'institutional/programme' | 'programme' | 'joint programme'> | undefined;
      /** The same by number. */
      readonly activity_type_id?: OneOrMore<1 | 2 | 3 | 4> | undefined;
      /** Why the procedure was carried out. */
      readonly status?: OneOrMore<'part of obligatory EQA system' | 'voluntary'> | undefined;
      /** The same by number. */
      readonly status_id?: OneOrMore<1 | 2> | undefined;
      /** The outcome of the procedure. */
      readonly decision?: OneOrMore<'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable'> | undefined;
      /** The same by number. */
      readonly decision_id?: OneOrMore<1 | 2 | 3 | 4> | undefined;
      /** Language of a report file: English name or ISO 639 code. */
      readonly language?: OneOrMore<string> | undefined;
      /** The same by number. */
      readonly language_id?: OneOrMore<number> | undefined;
      /** Doubts about the record that are being looked into. */
      readonly flag?: OneOrMore<'none' | 'low level'> | undefined;
      /** Whether the agency worked outside the countries it is official in. */
      readonly crossborder?: OneOrMore<boolean> | undefined;
      /** Level in the framework of the European Higher Education Area. */
      readonly qf_ehea_level?: OneOrMore<'short cycle' | 'first cycle' | 'second cycle' | 'third cycle'> | undefined;
      /** The same by code, 0 to 3. */
      readonly qf_ehea_level_id?: OneOrMore<0 | 1 | 2 | 3> | undefined;
      /** Whether a programme leads to a full recognised degree. */
      readonly degree_outcome?: OneOrMore<boolean> | undefined;
      /** What a programme leads to. */
      readonly programme_type?: OneOrMore<'Full recognised degree programme' | 'Micro-credential' | 'Other provision'> | undefined;
      /** Whether it covers a provider that is no institution. */
      readonly other_provider_covered?: OneOrMore<boolean> | undefined;
      /** Whether it is valid today. */
      readonly active?: OneOrMore<boolean> | undefined;
      /** A year in which it is or was valid. */
      readonly year?: OneOrMore<string> | undefined;
      /** An institution that is covered: number or registry identifier. */
      readonly institution?: OneOrMore<string> | undefined;
      /** Only reports valid on that day. */
      readonly valid_on?: string | undefined;
      /** Validity begins on that day or later. */
      readonly valid_from_after?: string | undefined;
      /** Validity begins on that day or earlier. */
      readonly valid_from_before?: string | undefined;
      /** The calculated end of validity is that day or later. */
      readonly valid_to_after?: string | undefined;
      /** The calculated end of validity is that day or earlier. */
      readonly valid_to_before?: string | undefined;
      /** Recorded at that moment or later. */
      readonly created_since?: string | undefined;
      /** Changed at that moment or later. */
      readonly updated_since?: string | undefined;
      /** What to sort by; a leading minus turns it round. When not given, `-score` with a query, else `-date_created`. */
      readonly ordering?: 'score' | '-score' | 'valid_from' | '-valid_from' | 'valid_to_calculated' | '-valid_to_calculated' | 'date_created' | '-date_created' | 'date_updated' | '-date_updated' | 'agency' | '-agency' | 'country' | '-country' | 'activity' | '-activity' | 'flag' | '-flag' | 'institution_programme_sort' | '-institution_programme_sort' | undefined;
      /** Plain text to search for; quotes make a phrase. */
      readonly query?: string | undefined;
      /** Show which words of a result matched. */
      readonly highlight?: boolean | undefined;
      /** Whether to count the facets. */
      readonly facets?: boolean | undefined;
      /** The facets to count, separated by commas; all when not given. */
      readonly facet_fields?: OneOrMore<'agency_facet' | 'country_facet' | 'activity_facet' | 'activity_type_facet' | 'status_facet' | 'decision_facet' | 'language_facet' | 'flag_level_facet' | 'crossborder_facet' | 'qf_ehea_level_facet' | 'degree_outcome_facet' | 'programme_type_facet' | 'other_provider_covered_facet' | 'valid_facet' | 'year_facet'> | undefined;
      /** For reading everything while others write: `*` to begin, then each `next_cursor`. Results come in order of id, so neither `ordering` nor `offset` go with it. */
      readonly cursor?: string | undefined;
      /** How many results to return; 0 for the count alone. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly ReportListItem[];
      readonly facets?: Facets;
      /** How the text was matched; null without a text or without any match. */
      readonly match?: 'exact' | 'fuzzy' | 'partial' | null;
      /** Other texts to try when nothing matched. */
      readonly suggestions?: readonly string[];
      /** Where to go on when reading by cursor; null at the end. */
      readonly next_cursor?: string | null;
    };
  };
  /** Search programmes that reports cover */
  readonly searchProgrammes: {
    readonly input: {
      /** An institution that is covered: number or registry identifier. */
      readonly institution?: OneOrMore<string> | undefined;
      /** The country: English name, ISO code or number. A country includes the systems inside it. */
      readonly country?: OneOrMore<string> | undefined;
      /** The same by number. */
      readonly country_id?: OneOrMore<number> | undefined;
      /** The agency: acronym, name or number. Contributing agencies count too. */
      readonly agency?: OneOrMore<string> | undefined;
      /** The same by number. */
      readonly agency_id?: OneOrMore<number> | undefined;
      /** Level in the framework of the European Higher Education Area. */
      readonly qf_ehea_level?: OneOrMore<'short cycle' | 'first cycle' | 'second cycle' | 'third cycle'> | undefined;
      /** The same by code, 0 to 3. */
      readonly qf_ehea_level_id?: OneOrMore<0 | 1 | 2 | 3> | undefined;
      /** Whether a programme leads to a full recognised degree. */
      readonly degree_outcome?: OneOrMore<boolean> | undefined;
      /** What a programme leads to. */
      readonly programme_type?: OneOrMore<'Full recognised degree programme' | 'Micro-credential' | 'Other provision'> | undefined;
      /** Field of study: ISCED-F code as recorded, or its English name. */
      readonly field_study?: OneOrMore<string> | undefined;
      /** Whether the report on it is valid today. */
      readonly active?: OneOrMore<boolean> | undefined;
      /** Only programmes with a report valid on that day. */
      readonly valid_on?: string | undefined;
      /** What to sort by; a leading minus turns it round. When not given, `-score` with a query, else `name_primary`. */
      readonly ordering?: 'score' | '-score' | 'name_primary' | '-name_primary' | 'valid_from' | '-valid_from' | 'date_created' | '-date_created' | 'date_updated' | '-date_updated' | undefined;
      /** Plain text to search for; quotes make a phrase. */
      readonly query?: string | undefined;
      /** Show which words of a result matched. */
      readonly highlight?: boolean | undefined;
      /** Whether to count the facets. */
      readonly facets?: boolean | undefined;
      /** The facets to count, separated by commas; all when not given. */
      readonly facet_fields?: OneOrMore<'country_facet' | 'agency_facet' | 'qf_ehea_level_facet' | 'degree_outcome_facet' | 'programme_type_facet' | 'field_study_facet' | 'valid_facet'> | undefined;
      /** For reading everything while others write: `*` to begin, then each `next_cursor`. Results come in order of id, so neither `ordering` nor `offset` go with it. */
      readonly cursor?: string | undefined;
      /** How many results to return; 0 for the count alone. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly ProgrammeSearchItem[];
      readonly facets?: Facets;
      /** How the text was matched; null without a text or without any match. */
      readonly match?: 'exact' | 'fuzzy' | 'partial' | null;
      /** Other texts to try when nothing matched. */
      readonly suggestions?: readonly string[];
      /** Where to go on when reading by cursor; null at the end. */
      readonly next_cursor?: string | null;
    };
  };
  /** How many reports there are, and how much of each country they cover */
  readonly getStatistics: {
    readonly input: {
      /** Without effect: the list is always complete. */
      readonly limit?: string | undefined;
      /** Without effect: the list is always complete. */
      readonly offset?: string | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: Statistics;
  };
  /** Every closed list of values */
  readonly getReference: {
    readonly input: {
      /** Without effect: the list is always complete. */
      readonly limit?: string | undefined;
      /** Without effect: the list is always complete. */
      readonly offset?: string | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
    };
    readonly answer: Reference;
  };
}

export const OPERATIONS = {
  getToken: { method: 'POST', path: '/accounts/get_token/', hasBody: true },
  getNewToken: { method: 'POST', path: '/accounts/get_new_token/', hasBody: true },
  signIn: { method: 'POST', path: '/accounts/session/', hasBody: true },
  signOut: { method: 'DELETE', path: '/accounts/session/', hasBody: false },
  showToken: { method: 'GET', path: '/accounts/token/', hasBody: false },
  rotateToken: { method: 'POST', path: '/accounts/token/', hasBody: false },
  getRegistrationTerms: { method: 'GET', path: '/accounts/register/', hasBody: false },
  register: { method: 'POST', path: '/accounts/register/', hasBody: true },
  checkConfirmation: { method: 'GET', path: '/accounts/confirm/', hasBody: false },
  confirmRegistration: { method: 'POST', path: '/accounts/confirm/', hasBody: true },
  listUsers: { method: 'GET', path: '/accounts/users/', hasBody: false },
  getOwnAccount: { method: 'GET', path: '/accounts/me/', hasBody: false },
  eraseOwnAccount: { method: 'DELETE', path: '/accounts/me/', hasBody: false },
  changePassword: { method: 'POST', path: '/accounts/password/', hasBody: true },
  changeEmail: { method: 'POST', path: '/accounts/email/', hasBody: true },
  checkEmail: { method: 'GET', path: '/accounts/email/', hasBody: false },
  getLimits: { method: 'GET', path: '/accounts/limits/', hasBody: false },
  checkPasswordReset: { method: 'GET', path: '/accounts/password-reset/', hasBody: false },
  resetPassword: { method: 'POST', path: '/accounts/password-reset/', hasBody: true },
  confirmEmail: { method: 'POST', path: '/accounts/email/confirm/', hasBody: true },
  listTokens: { method: 'GET', path: '/accounts/tokens/', hasBody: false },
  createToken: { method: 'POST', path: '/accounts/tokens/', hasBody: true },
  revokeToken: { method: 'DELETE', path: '/accounts/tokens/{tokenID}/', hasBody: false },
  getReportFile: { method: 'GET', path: '/files/{reportID}/{fileID}/{name}', hasBody: false },
  listCountries: { method: 'GET', path: '/webapi/v2/browse/countries/', hasBody: false },
  listCountriesByReports: { method: 'GET', path: '/webapi/v2/browse/countries/by-reports/', hasBody: false },
  listCountriesByAgencyFocus: { method: 'GET', path: '/webapi/v2/browse/countries/by-agency-focus/{agencyID}/', hasBody: false },
  getCountry: { method: 'GET', path: '/webapi/v2/browse/countries/{countryID}/', hasBody: false },
  listAgencies: { method: 'GET', path: '/webapi/v2/browse/agencies/', hasBody: false },
  listAgenciesBasedIn: { method: 'GET', path: '/webapi/v2/browse/agencies/based-in/{countryID}/', hasBody: false },
  listAgenciesFocusingTo: { method: 'GET', path: '/webapi/v2/browse/agencies/focusing-to/{countryID}/', hasBody: false },
  listAgencyDecisions: { method: 'GET', path: '/webapi/v2/browse/agencies/decisions/', hasBody: false },
  listActivities: { method: 'GET', path: '/webapi/v2/browse/agencies/activities/', hasBody: false },
  listActivityGroups: { method: 'GET', path: '/webapi/v2/browse/agencies/activity-groups/', hasBody: false },
  getAgency: { method: 'GET', path: '/webapi/v2/browse/agencies/{agencyID}/', hasBody: false },
  listIdentifierTypes: { method: 'GET', path: '/webapi/v2/browse/institutions/resources/', hasBody: false },
  getInstitutionByIdentifier: { method: 'GET', path: '/webapi/v2/browse/institutions/by-identifier/{resource}/{identifier}', hasBody: false },
  getInstitutionByStatsId: { method: 'GET', path: '/webapi/v2/browse/institutions/by-stats/{stats_id}/', hasBody: false },
  getInstitution: { method: 'GET', path: '/webapi/v2/browse/institutions/{institutionID}', hasBody: false },
  searchInstitutions: { method: 'GET', path: '/webapi/v2/browse/institutions/', hasBody: false },
  suggestInstitutions: { method: 'GET', path: '/webapi/v2/browse/institutions/suggest/', hasBody: false },
  getReport: { method: 'GET', path: '/webapi/v2/browse/reports/{reportID}/', hasBody: false },
  getReportHistory: { method: 'GET', path: '/webapi/v2/browse/reports/{reportID}/history/', hasBody: false },
  listInstitutionalReportsOfInstitution: { method: 'GET', path: '/webapi/v2/browse/reports/institutional/by-institution/{institutionID}/', hasBody: false },
  listProgrammeReportsOfInstitution: { method: 'GET', path: '/webapi/v2/browse/reports/programme/by-institution/{institutionID}/', hasBody: false },
  searchReports: { method: 'GET', path: '/webapi/v2/browse/reports/', hasBody: false },
  searchProgrammes: { method: 'GET', path: '/webapi/v2/browse/programmes/', hasBody: false },
  getStatistics: { method: 'GET', path: '/webapi/v2/browse/statistics/', hasBody: false },
  getReference: { method: 'GET', path: '/webapi/v2/browse/reference/', hasBody: false },
} as const;
