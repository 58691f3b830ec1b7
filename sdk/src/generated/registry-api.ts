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
  readonly change: 'created' | 'changed' | 'superseded' | 'withdrawn' | 'restored';
  /** The fields that changed. */
  readonly fields: readonly string[];
}

export interface CredentialVersion {
  /** The institution it is about. */
  readonly institution: string;
  readonly version: number;
  /** Whether it still holds. */
  readonly state: 'current' | 'superseded' | 'revoked';
  /** Why it no longer holds; empty while it does. */
  readonly reason: string;
  readonly issuer: string;
  /** The key it was signed with. */
  readonly key_id: string;
  /** When it was signed. */
  readonly issued_at: string;
  /** Since when it no longer holds. */
  readonly ended_at: string | null;
  /** The list that tells whether it was revoked. */
  readonly status_list: number;
  /** Its place in the list. */
  readonly status_index: number;
  /** Of its bytes, in hex. */
  readonly sha256: string;
}

export interface CredentialVerification {
  /** Valid says that the document is authentic and holds; it says nothing about whether the decision is positive. */
  readonly result: 'valid' | 'invalid' | 'indeterminate';
  /** In the order in which they were made. Nothing is looked at after a failed signature. */
  readonly checks: readonly {
    /** What was looked at. */
    readonly check: 'structure' | 'context' | 'key' | 'signature' | 'agency' | 'dates' | 'status' | 'schema' | 'record';
    /** What came out. */
    readonly result: 'pass' | 'fail' | 'unknown' | 'skipped';
    /** The same as a sentence for people. */
    readonly detail: string;
  }[];
  readonly registry: {
    /** The report it names, if there is one. */
    readonly report_id: number | null;
    /** What the registry knows of the report. */
    readonly state: 'published' | 'superseded' | 'withdrawn' | 'under review' | 'unknown';
    /** Where the present credential is. */
    readonly credential_url: string | null;
    readonly version: {
      readonly version: number;
      /** Whether the version that was sent still holds. */
      readonly state: 'current' | 'superseded' | 'revoked';
      readonly reason: string;
      /** When it was signed. */
      readonly issued_at: string;
      /** Since when it no longer holds. */
      readonly ended_at: string | null;
    } | null;
    /** The document, byte for byte as it was signed. */
    readonly document: Readonly<Record<string, unknown>> | null;
  };
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

export interface SubmittedFile {
  readonly id: number;
  readonly display_name: string;
  readonly file_name: string;
  readonly languages: readonly string[];
  readonly original_location: string | null;
  /** Whether the content waits to be fetched, is stored, or could finally not be fetched. */
  readonly state: 'pending' | 'stored' | 'failed';
  /** In bytes, once it is stored. */
  readonly size: number | null;
  /** Of the content, once it is stored. */
  readonly sha256: string | null;
  /** How often fetching it has failed. */
  readonly tries: number;
  /** When it is tried again. */
  readonly next_try: string | null;
  /** Why the last try failed. Empty when none did. */
  readonly message: string;
}

export interface ReportFileAddition {
  /** The report that gets the file. */
  readonly report_id: number;
  /** Where the file can be fetched, at most 500 characters. Either this or file. */
  readonly original_location?: string;
  /** The PDF itself in base64, at most 7 MB. Larger ones are sent by themselves. */
  readonly file?: string;
  /** The name of the file, to send together with file. */
  readonly file_name?: string;
  /** How the file is called where it is listed. */
  readonly display_name?: string;
  /** The languages of the document, as codes of ISO 639. */
  readonly report_language: readonly string[];
}

export interface ReportFileReplacement {
  /** The file that is replaced. */
  readonly file_id: number;
  /** Where the file can be fetched, at most 500 characters. Either this or file. */
  readonly original_location?: string;
  /** The PDF itself in base64, at most 7 MB. Larger ones are sent by themselves. */
  readonly file?: string;
  /** The name of the file, to send together with file. */
  readonly file_name?: string;
  /** How the file is called where it is listed. */
  readonly display_name?: string;
  /** The languages of the document, as codes of ISO 639. */
  readonly report_language: readonly string[];
}

export interface ReportFileAnswer {
  readonly report_id: number;
  /** For If-Match. */
  readonly report_version: number;
  /** The highest flag of the report; "high level" means that it is held. */
  readonly report_flag: 'none' | 'low level' | 'high level';
  /** All files of the report. */
  readonly files: readonly SubmittedFile[];
  /** The file that was added or replaced, by its number now. */
  readonly file_id: number | null;
}

export interface Reason {
  /** Why. It is kept, and told to whom it concerns. */
  readonly reason: string;
}

export interface AccountAgency {
  readonly agency_id: number;
  /** Whether it is their own agency or one they stand in for. */
  readonly relation: 'own' | 'proxy';
  /** The first day; null or absent for no beginning. */
  readonly valid_from?: string | null;
  /** The last day; null or absent for no end. */
  readonly valid_to?: string | null;
}

export interface AdminAccountItem {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly display_name: string;
  readonly organisation: string;
  readonly purpose: string;
  /** Who they are to the registry. */
  readonly role: 'consumer' | 'agency' | 'operator';
  /** "approval" waits for a decision; "pending" has not confirmed the mail address. */
  readonly status: 'pending' | 'approval' | 'active' | 'suspended' | 'erased';
  /** Why it is suspended or was refused, as its owner is told. */
  readonly status_reason: string;
  /** When it was registered. */
  readonly created_at: string;
  /** When its mail address was confirmed. */
  readonly confirmed_at: string | null;
}

export interface AdminAccount {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly display_name: string;
  readonly organisation: string;
  readonly purpose: string;
  /** Who they are to the registry. */
  readonly role: 'consumer' | 'agency' | 'operator';
  /** "approval" waits for a decision; "pending" has not confirmed the mail address. */
  readonly status: 'pending' | 'approval' | 'active' | 'suspended' | 'erased';
  /** Why it is suspended or was refused, as its owner is told. */
  readonly status_reason: string;
  /** When it was registered. */
  readonly created_at: string;
  /** When its mail address was confirmed. */
  readonly confirmed_at: string | null;
  /** Whether its owner agreed to stand in the published list. */
  readonly listed: boolean;
  /** Whether the operator keeps it out of that list. */
  readonly hidden: boolean;
  readonly agencies: readonly AccountAgency[];
  /** Named tokens; the tokens themselves are never shown. */
  readonly tokens: readonly {
    readonly id: number;
    readonly name: string;
    /** What it may be used for. */
    readonly scope: 'read' | 'submit' | 'admin';
    /** When it was created. */
    readonly created_at: string;
    /** Until when it is valid. */
    readonly expires_at: string | null;
    /** When it was last used. */
    readonly last_used_at: string | null;
  }[];
  /** What was done with the account, oldest first. */
  readonly audit: readonly {
    /** When. */
    readonly at: string;
    readonly actor: string;
    readonly action: string;
    readonly reason: string;
  }[];
}

export interface AccountOpening {
  readonly username: string;
  readonly email: string;
  readonly display_name?: string;
  readonly organisation?: string;
  readonly purpose: string;
  /** Who they will be to the registry. */
  readonly role: 'consumer' | 'agency' | 'operator';
  readonly agencies?: readonly AccountAgency[];
  /** Why. It is kept, and told to whom it concerns. */
  readonly reason: string;
}

export interface RoleChange {
  /** The new role. */
  readonly role: 'consumer' | 'agency' | 'operator';
  /** Why. It is kept, and told to whom it concerns. */
  readonly reason: string;
}

export interface AgenciesChange {
  /** All of them; those not named are taken away. */
  readonly agencies: readonly AccountAgency[];
  /** Why. It is kept, and told to whom it concerns. */
  readonly reason: string;
}

export interface ListingChange {
  /** Whether to keep it out of the published list. */
  readonly hidden: boolean;
  /** Why. It is kept, and told to whom it concerns. */
  readonly reason: string;
}

export interface AdminFlag {
  /** The rule that raised it. */
  readonly code: string;
  /** A high one holds the report. */
  readonly level: 'low level' | 'high level';
  readonly message: string;
  /** What the rule went by; tells flags of one rule apart. */
  readonly facts: string;
  /** When it was raised. */
  readonly raised_at: string;
  readonly confirmation: {
    /** When. */
    readonly at: string;
    readonly reason: string;
  } | null;
  readonly removal: {
    /** When. */
    readonly at: string;
    readonly reason: string;
  } | null;
}

export interface QueuedFlag {
  readonly report_id: number;
  /** For If-Match. */
  readonly report_version: number;
  readonly agency_id: number;
  readonly local_identifier: string | null;
  /** The state of the report. */
  readonly state: 'published' | 'held' | 'superseded' | 'withdrawn';
  /** The rule that raised it. */
  readonly code: string;
  /** A high one holds the report. */
  readonly level: 'low level' | 'high level';
  readonly message: string;
  /** What the rule went by; tells flags of one rule apart. */
  readonly facts: string;
  /** When it was raised. */
  readonly raised_at: string;
  readonly confirmation: {
    /** When. */
    readonly at: string;
    readonly reason: string;
  } | null;
}

export interface FlagDecision {
  readonly code: string;
  /** Needed where the rule raised several flags. */
  readonly facts?: string;
  /** Why. It is kept, and told to whom it concerns. */
  readonly reason: string;
}

export interface Recheck {
  readonly reason?: string;
}

export interface AdminReport {
  readonly id: number;
  /** For If-Match. */
  readonly version: number;
  /** When it was first stored. */
  readonly created_at: string;
  /** When it was last changed. */
  readonly updated_at: string;
  /** What the public sees of it. */
  readonly state: 'published' | 'held' | 'superseded' | 'withdrawn';
  /** The highest flag that stands. */
  readonly flag: 'none' | 'low level' | 'high level';
  /** Every flag, those that were removed included. */
  readonly flags: readonly AdminFlag[];
  readonly files: readonly SubmittedFile[];
  readonly withdrawal: {
    /** When. */
    readonly at: string;
    readonly reason: string;
  } | null;
  /** The whole record as it is kept. */
  readonly record: Readonly<Record<string, unknown>>;
}

export interface AuditedChange {
  /** Its place in the journal. */
  readonly sequence: number;
  /** When. */
  readonly at: string;
  /** Who: an account by its number, or a part of the program. */
  readonly actor: string;
  /** Why. */
  readonly reason: string;
  /** What was changed. */
  readonly record_type: 'country' | 'agency' | 'activity_group' | 'institution' | 'report';
  readonly record_id: number;
  /** The version it became; 1 for a new record. */
  readonly version: number;
  /** Field by field. */
  readonly changes: readonly {
    /** Where. */
    readonly field: string;
    /** What was there; absent where there was nothing. */
    readonly before?: unknown;
    /** What is there now; absent where it is gone. */
    readonly after?: unknown;
  }[];
}

export interface AuditPage {
  readonly results: readonly AuditedChange[];
  /** Give it as before to read on; null at the end. */
  readonly next_before: number | null;
}

export interface Undone {
  /** What was changed back. */
  readonly record_type: 'country' | 'agency' | 'activity_group' | 'institution' | 'report';
  readonly record_id: number;
}

export interface Merge {
  /** The institution that survives, by its number or registry identifier. */
  readonly into: string;
  /** Why. It is kept, and told to whom it concerns. */
  readonly reason: string;
}

export interface Split {
  /** Reports that came to the survivor after the merge and are about the other institution. */
  readonly move_reports?: readonly number[];
  /** Why. It is kept, and told to whom it concerns. */
  readonly reason: string;
}

export interface MergeOutcome {
  /** The double. */
  readonly institution: string;
  readonly survivor: string;
  /** Whether nothing was stored. */
  readonly dry_run: boolean;
  /** What should be looked at. */
  readonly warnings: readonly string[];
  /** Before a split: reports that came after the merge, of which move_reports takes those that shall move. */
  readonly later_reports: readonly number[];
  /** Every record that is changed, field by field. */
  readonly changes: readonly {
    /** What is changed. */
    readonly record_type: 'institution' | 'report';
    readonly record_id: number;
    /** Field by field. */
    readonly changes: readonly {
      /** Where. */
      readonly field: string;
      /** What was there; absent where there was nothing. */
      readonly before?: unknown;
      /** What is there now; absent where it is gone. */
      readonly after?: unknown;
    }[];
  }[];
}

/** Exactly one of registry_id, stats_id, identifier with resource, and proposal. */
export interface InstitutionReference {
  readonly registry_id?: string;
  readonly stats_id?: string;
  /** Together with resource. */
  readonly identifier?: string;
  /** The type of the identifier. */
  readonly resource?: string;
  /** The acronym or the register number of the agency. */
  readonly agency?: string | number;
  /** An institution you have proposed; the report waits until it is decided on. */
  readonly proposal?: number;
}

/** Exactly one of id, local_identifier and group. */
export interface ActivityReference {
  readonly id?: number;
  readonly local_identifier?: string;
  /** A group of activities, by its number or name. */
  readonly group?: string;
  /** The acronym or the register number of the agency. */
  readonly agency?: string | number;
}

/** Exactly one of original_location, file and id. */
export interface ReportFileReference {
  /** A file that the report already has. */
  readonly id?: number;
  /** Where the file can be fetched. */
  readonly original_location?: string;
  /** The PDF itself in base64, at most 7 MB. */
  readonly file?: string;
  readonly file_name?: string;
  readonly display_name?: string;
  /** Codes of ISO 639. */
  readonly report_language: readonly string[];
}

export interface ProgrammeSubmission {
  readonly name_primary: string;
  readonly qualification_primary?: string;
  readonly alternative_names?: readonly {
    readonly name_alternative: string;
    readonly qualification_alternative?: string;
  }[];
  readonly identifiers?: readonly {
    readonly identifier: string;
    readonly resource?: string;
  }[];
  /** Codes of ISO 3166, of two or three letters. */
  readonly countries?: readonly string[];
  /** The level. In words or as a number (0: short cycle, 1: first cycle, 2: second cycle, 3: third cycle). */
  readonly qf_ehea_level: string | number;
  readonly nqf_level?: string;
  /** Whether it leads to a full recognised degree. */
  readonly degree_outcome: boolean;
  /** Required without a full degree. */
  readonly workload_ects?: number;
  /** Required without a full degree: attendance certificate, assessment based certificate, no assessment and no certificate. */
  readonly assessment_certification?: string;
  /** Addresses in a vocabulary of skills. */
  readonly learning_outcomes?: readonly string[];
  readonly learning_outcome_description?: string;
  /** A code or name of ISCED-F 2013. */
  readonly field_study?: string;
}

/** A report as agencies send it. */
export interface ReportSubmission {
  /** The acronym or the register number of the agency. */
  readonly agency: string | number;
  readonly activities: readonly ActivityReference[];
  /** Whether the procedure was obligatory. In words or as a number (1: part of obligatory EQA system, 2: voluntary). */
  readonly status: string | number;
  /** The result. In words or as a number (1: positive, 2: positive with conditions or restrictions, 3: negative, 4: not applicable). */
  readonly decision: string | number;
  /** The first day of validity. */
  readonly valid_from: string;
  readonly institutions: readonly InstitutionReference[];
  readonly contributing_agencies?: readonly (string | number)[];
  /** To replace a report. */
  readonly report_id?: number;
  /** Your own identifier, one report each. */
  readonly local_identifier?: string;
  /** The earlier report that this one replaces. */
  readonly supersedes?: number;
  /** The field the procedure was limited to. */
  readonly limit_field?: string;
  readonly limit_qf_levels?: readonly (string | number)[];
  readonly summary?: string;
  readonly other_comment?: string;
  /** The last day of validity. */
  readonly valid_to?: string | null;
  /** How the dates are written, as a strptime pattern; YYYY-MM-DD when absent. */
  readonly date_format?: string;
  readonly report_links?: readonly {
    readonly link: string;
    readonly link_display_name?: string;
  }[];
  readonly report_files?: readonly ReportFileReference[];
  readonly platforms?: readonly InstitutionReference[];
  readonly programmes?: readonly ProgrammeSubmission[];
}

/** A JSON Merge Patch (RFC 7396): what is named changes, null takes away. */
export interface ReportPatch {
  /** The acronym or the register number of the agency. */
  readonly agency?: string | number;
  readonly activities?: readonly ActivityReference[];
  /** Whether the procedure was obligatory. In words or as a number (1: part of obligatory EQA system, 2: voluntary). */
  readonly status?: string | number;
  /** The result. In words or as a number (1: positive, 2: positive with conditions or restrictions, 3: negative, 4: not applicable). */
  readonly decision?: string | number;
  /** The first day of validity. */
  readonly valid_from?: string;
  readonly institutions?: readonly InstitutionReference[];
  readonly contributing_agencies?: readonly (string | number)[];
  /** To replace a report. */
  readonly report_id?: number;
  /** Your own identifier, one report each. */
  readonly local_identifier?: string;
  /** The earlier report that this one replaces. */
  readonly supersedes?: number;
  /** The field the procedure was limited to. */
  readonly limit_field?: string;
  readonly limit_qf_levels?: readonly (string | number)[];
  readonly summary?: string;
  readonly other_comment?: string;
  /** The last day of validity. */
  readonly valid_to?: string | null;
  /** How the dates are written, as a strptime pattern; YYYY-MM-DD when absent. */
  readonly date_format?: string;
  readonly report_links?: readonly {
    readonly link: string;
    readonly link_display_name?: string;
  }[];
  readonly report_files?: readonly ReportFileReference[];
  readonly platforms?: readonly InstitutionReference[];
  readonly programmes?: readonly ProgrammeSubmission[];
}

export interface SubmittedAgency {
  readonly id: number;
  /** The register number. */
  readonly registry_id: number;
  readonly acronym_primary: string;
  readonly name_primary: string;
}

export interface SubmittedInstitution {
  readonly id: number;
  readonly registry_id: string;
  /** Empty when there is none. */
  readonly stats_id: string;
  readonly name_primary: string;
}

export interface SubmittedActivity {
  readonly id: number;
  readonly group_id: number | null;
  /** The acronym of the agency it belongs to. */
  readonly agency: string;
  readonly activity: string;
  /** What it covers. */
  readonly activity_type: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
  readonly local_identifier: string | null;
}

export interface SubmittedProgramme {
  /** Stays the same when the report is sent again. */
  readonly id: number;
  readonly name_primary: string;
  readonly qualification_primary: string;
  readonly alternative_names: readonly {
    readonly name_alternative: string;
    readonly qualification_alternative: string;
  }[];
  readonly identifiers: readonly {
    readonly identifier: string;
    /** Null for the identifier of the agency. */
    readonly resource: string | null;
  }[];
  /** Codes of ISO 3166. */
  readonly countries: readonly string[];
  /** The level. */
  readonly qf_ehea_level: 'short cycle' | 'first cycle' | 'second cycle' | 'third cycle';
  readonly nqf_level: string;
  readonly degree_outcome: boolean;
  readonly workload_ects: number | null;
  readonly assessment_certification: string | null;
  readonly learning_outcomes: readonly string[];
  readonly learning_outcome_description: string;
  readonly field_study: string;
}

/** A report as its submitter sees it. */
export interface SubmittedReport {
  /** Null for a new report in a dry run. */
  readonly id: number | null;
  /** For the header If-Match of the next change. */
  readonly version: number;
  /** A held report is seen by nobody but its agency and the operator. */
  readonly state: 'published' | 'held' | 'superseded' | 'withdrawn';
  readonly agency: SubmittedAgency;
  readonly contributing_agencies: readonly SubmittedAgency[];
  readonly local_identifier: string | null;
  readonly activities: readonly SubmittedActivity[];
  /** Whether the procedure was obligatory. */
  readonly status: 'part of obligatory EQA system' | 'voluntary';
  /** The result. */
  readonly decision: 'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable';
  readonly supersedes: number | null;
  readonly limit_field: string | null;
  readonly limit_qf_levels: readonly string[];
  readonly summary: string | null;
  readonly other_comment: string | null;
  /** The first day. */
  readonly valid_from: string;
  /** The last day; null when the agency gave none. */
  readonly valid_to: string | null;
  readonly report_links: readonly {
    readonly link: string;
    readonly link_display_name: string;
  }[];
  readonly files: readonly SubmittedFile[];
  readonly institutions: readonly SubmittedInstitution[];
  readonly platforms: readonly SubmittedInstitution[];
  readonly programmes: readonly SubmittedProgramme[];
}

export interface SubmissionWarning {
  /** The rule that raised it. */
  readonly code: string;
  /** A high-level flag holds the report. */
  readonly level: 'low level' | 'high level';
  readonly message: string;
}

export interface SubmissionAccepted {
  /** Always "success" here. */
  readonly submission_status: 'success';
  /** Under which it is listed; null after a dry run. */
  readonly submission_id: number | null;
  readonly submitted_report: SubmittedReport;
  /** Whether a flag was raised. */
  readonly sanity_check_status: 'success' | 'warnings';
  /** The highest flag that is active. */
  readonly report_flag: 'none' | 'low level' | 'high level';
  /** Every active flag. */
  readonly report_warnings: readonly SubmissionWarning[];
  /** What the registry did or noticed about institutions. */
  readonly institution_warnings: readonly {
    readonly registry_id: string;
    readonly message: string;
  }[];
}

/** Nothing is stored before the operator has decided on the proposals. */
export interface SubmissionWaiting {
  /** Always "waiting" here. */
  readonly submission_status: 'waiting';
  /** Under which it is listed; null after a dry run. */
  readonly submission_id: number | null;
  /** The proposals that nobody has decided on yet. */
  readonly waiting_for: readonly number[];
  /** What happens next. */
  readonly detail: string;
}

export interface ProblemInReport {
  readonly parameter?: string;
  /** JSON Pointer to what is at fault. */
  readonly pointer?: string;
  readonly message: string;
  readonly allowed?: readonly string[];
  readonly did_you_mean?: string;
}

/** A problem document (RFC 9457) with everything that is wrong. */
export interface SubmissionRefused {
  /** Always "errors" here. */
  readonly submission_status: 'errors';
  /** What was sent, without the contents of files. */
  readonly original_data: unknown;
  /** Everything that is wrong, by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The same with pointers, allowed values and what was probably meant. */
  readonly problems: readonly ProblemInReport[];
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: string;
}

export interface CsvEntry {
  /** The line of the file; the column names are line 1. */
  readonly row: number;
  /** What became of the row. */
  readonly submission_status: 'success' | 'errors' | 'waiting';
  /** The proposals that nobody has decided on yet. */
  readonly waiting_for?: readonly number[];
  readonly submission_id?: number | null;
  readonly submitted_report?: SubmittedReport;
  /** Whether a flag was raised. */
  readonly sanity_check_status?: 'success' | 'warnings';
  /** The highest flag that is active. */
  readonly report_flag?: 'none' | 'low level' | 'high level';
  readonly report_warnings?: readonly SubmissionWarning[];
  /** Why the row was refused, in a sentence. */
  readonly detail?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly problems?: readonly {
    /** The column at fault. */
    readonly column: string | null;
    readonly pointer?: string;
    readonly message: string;
    readonly allowed?: readonly string[];
    readonly did_you_mean?: string;
  }[];
}

export interface DeletionAnswer {
  /** Always "success" here. */
  readonly submission_status: 'success';
  readonly submission_id: number;
  readonly report_id: number;
  readonly report_version: number;
  /** The report is held until the operator has decided. */
  readonly state: 'published' | 'held' | 'superseded' | 'withdrawn';
  /** The highest flag that is active. */
  readonly report_flag: 'none' | 'low level' | 'high level';
  readonly report_warnings: readonly SubmissionWarning[];
}

export interface LocalIdentifierAnswer {
  readonly agency: SubmittedAgency;
  readonly local_identifier: string;
  readonly report_id: number;
  readonly version: number;
  /** Whether the report is seen by everybody. */
  readonly state: 'published' | 'held' | 'superseded' | 'withdrawn';
  /** The highest flag that is active. */
  readonly report_flag: 'none' | 'low level' | 'high level';
  /** Whether the procedure was obligatory. */
  readonly status: 'part of obligatory EQA system' | 'voluntary';
  /** The result. */
  readonly decision: 'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable';
  /** The first day. */
  readonly valid_from: string;
  /** The last day; null when the agency gave none. */
  readonly valid_to: string | null;
  /** When it was first submitted. */
  readonly date_created: string;
  /** When it was last changed. */
  readonly date_updated: string;
}

export interface SubmissionItem {
  readonly id: number;
  /** When it was sent. */
  readonly at: string;
  /** Who sent it. */
  readonly username: string;
  /** The acronym; null where it could not be read. */
  readonly agency: string | null;
  /** What was asked for. */
  readonly operation: 'create' | 'replace' | 'patch' | 'upsert' | 'delete' | 'file';
  /** The way it came in. */
  readonly channel: 'json' | 'form' | 'csv';
  /** What became of it. */
  readonly result: 'accepted' | 'refused' | 'waiting';
  readonly report_id: number | null;
  /** The version it made. */
  readonly report_version: number | null;
  readonly local_identifier: string | null;
  /** Why it was refused. */
  readonly problems: readonly ProblemInReport[];
  /** The proposals it waits for. */
  readonly waiting_for: readonly number[];
}

export interface SubmissionDetail {
  readonly id: number;
  /** When it was sent. */
  readonly at: string;
  /** Who sent it. */
  readonly username: string;
  /** The acronym; null where it could not be read. */
  readonly agency: string | null;
  /** What was asked for. */
  readonly operation: 'create' | 'replace' | 'patch' | 'upsert' | 'delete' | 'file';
  /** The way it came in. */
  readonly channel: 'json' | 'form' | 'csv';
  /** What became of it. */
  readonly result: 'accepted' | 'refused' | 'waiting';
  readonly report_id: number | null;
  /** The version it made. */
  readonly report_version: number | null;
  readonly local_identifier: string | null;
  /** Why it was refused. */
  readonly problems: readonly ProblemInReport[];
  /** The proposals it waits for. */
  readonly waiting_for: readonly number[];
  /** What was sent, without the contents of files. */
  readonly original_data: unknown;
  /** A report as its submitter sees it. */
  readonly report: {
    /** Null for a new report in a dry run. */
    readonly id: number | null;
    /** For the header If-Match of the next change. */
    readonly version: number;
    /** A held report is seen by nobody but its agency and the operator. */
    readonly state: 'published' | 'held' | 'superseded' | 'withdrawn';
    readonly agency: SubmittedAgency;
    readonly contributing_agencies: readonly SubmittedAgency[];
    readonly local_identifier: string | null;
    readonly activities: readonly SubmittedActivity[];
    /** Whether the procedure was obligatory. */
    readonly status: 'part of obligatory EQA system' | 'voluntary';
    /** The result. */
    readonly decision: 'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable';
    readonly supersedes: number | null;
    readonly limit_field: string | null;
    readonly limit_qf_levels: readonly string[];
    readonly summary: string | null;
    readonly other_comment: string | null;
    /** The first day. */
    readonly valid_from: string;
    /** The last day; null when the agency gave none. */
    readonly valid_to: string | null;
    readonly report_links: readonly {
      readonly link: string;
      readonly link_display_name: string;
    }[];
    readonly files: readonly SubmittedFile[];
    readonly institutions: readonly SubmittedInstitution[];
    readonly platforms: readonly SubmittedInstitution[];
    readonly programmes: readonly SubmittedProgramme[];
  } | null;
  /** The highest flag that is active now. */
  readonly report_flag: 'none' | 'low level' | 'high level' | null;
  /** Every flag of the report that is active now. */
  readonly report_warnings: readonly SubmissionWarning[];
}

/** A report of one of your agencies, in whatever state it is. */
export interface OwnReport {
  readonly id: number;
  /** For the header If-Match of the next change. */
  readonly version: number;
  /** A held report is seen by nobody but its agency and the operator. */
  readonly state: 'published' | 'held' | 'superseded' | 'withdrawn';
  readonly agency: SubmittedAgency;
  readonly contributing_agencies: readonly SubmittedAgency[];
  readonly local_identifier: string | null;
  readonly activities: readonly SubmittedActivity[];
  /** Whether the procedure was obligatory. */
  readonly status: 'part of obligatory EQA system' | 'voluntary';
  /** The result. */
  readonly decision: 'positive' | 'positive with conditions or restrictions' | 'negative' | 'not applicable';
  readonly supersedes: number | null;
  readonly limit_field: string | null;
  readonly limit_qf_levels: readonly string[];
  readonly summary: string | null;
  readonly other_comment: string | null;
  /** The first day. */
  readonly valid_from: string;
  /** The last day; null when the agency gave none. */
  readonly valid_to: string | null;
  readonly report_links: readonly {
    readonly link: string;
    readonly link_display_name: string;
  }[];
  readonly files: readonly SubmittedFile[];
  readonly institutions: readonly SubmittedInstitution[];
  readonly platforms: readonly SubmittedInstitution[];
  readonly programmes: readonly SubmittedProgramme[];
  /** The last day: the stated one, else six years after the first. */
  readonly valid_to_calculated: string;
  /** The later report that replaced it. */
  readonly superseded_by: number | null;
  /** The highest flag that is active. */
  readonly report_flag: 'none' | 'low level' | 'high level';
  /** Every active flag. */
  readonly report_warnings: readonly SubmissionWarning[];
  /** Whether it waits for the operator to decide on its deletion. */
  readonly deletion_requested: boolean;
  /** Or null. */
  readonly withdrawal: {
    /** When it was withdrawn. */
    readonly at: string;
    readonly reason: string;
  } | null;
  /** When it was first submitted. */
  readonly date_created: string;
  /** When it was last changed. */
  readonly date_updated: string;
}

export interface AgencyFile {
  readonly id: number;
  readonly file_name: string;
  /** Its address, for decision_file or decision_file_extra. */
  readonly url: string;
  /** In bytes. */
  readonly size: number;
  /** Of the content. */
  readonly sha256: string;
}

export interface QualityCheck {
  /** The name of the check. */
  readonly check: 'report_without_file' | 'file_failed' | 'implausible_date' | 'overlapping_coverage' | 'ambiguous_identifier' | 'institution_without_country' | 'lapsed_coverage';
  /** What the check finds. */
  readonly title: string;
  /** The kind of record it finds. */
  readonly record_type: 'report' | 'institution';
  /** How many records it finds now. */
  readonly count: number;
}

export interface QualityFinding {
  /** The kind of record. */
  readonly record_type: 'report' | 'institution';
  /** The number of the record. */
  readonly id: number;
  /** The name of an institution, the local identifier of a report. */
  readonly name: string;
  /** What was found there. */
  readonly detail: string;
}

export interface CorrectionForm {
  /** The kind of record. */
  readonly record_type: 'country' | 'agency' | 'institution' | 'report';
  /** The number of the record. */
  readonly record_id: number;
  /** What is wrong, in plain words. */
  readonly message: string;
  /** A mail address for questions. Only the operator sees it. */
  readonly contact?: string;
}

export interface CorrectionReceipt {
  /** Always "received" here. */
  readonly state: 'received';
  /** The number of the message. */
  readonly id: number;
  readonly detail: string;
}

export interface Correction {
  readonly id: number;
  /** When it was reported. */
  readonly at: string;
  /** The kind of record. */
  readonly record_type: 'country' | 'agency' | 'institution' | 'report';
  readonly record_id: number;
  readonly message: string;
  /** Empty when its sender left none. */
  readonly contact: string;
  /** What became of it. */
  readonly state: 'open' | 'accepted' | 'rejected';
  /** When it was decided. */
  readonly decided_at: string | null;
  /** Who decided. */
  readonly decided_by: string | null;
  /** What the operator found. */
  readonly note: string;
}

export interface CorrectionDecision {
  /** What becomes of it. */
  readonly state: 'open' | 'accepted' | 'rejected';
  /** What you found. */
  readonly note?: string;
}

/** A record in the form of files for import: only the members it has are changed, a list replaces the stored list. */
export type RecordRow = Readonly<Record<string, unknown>>;

export interface EditableRecord {
  /** The number of the record. */
  readonly id: number;
  /** Send it back in If-Match, so that no change of others is lost. */
  readonly version: number;
  readonly record: RecordRow;
}

export interface RecordOutcome {
  readonly outcome: 'new' | 'changed' | 'unchanged';
  /** The line of the file; 1 for a single record. */
  readonly line: number;
  /** The number of the record. */
  readonly id: number;
  /** What a person calls it. */
  readonly label: string;
  /** What changed; empty for a new record. */
  readonly differences: readonly {
    /** Where in the record. */
    readonly path: string;
    /** What stood there; absent when nothing did. */
    readonly before?: unknown;
    /** What stands there now; absent when nothing does. */
    readonly after?: unknown;
  }[];
}

export interface ImportAnswer {
  /** Whether nothing was stored. */
  readonly is_dry_run: boolean;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  /** Whether rows were left because too many were refused. */
  readonly is_stopped: boolean;
  /** Rows that are not for this registry. */
  readonly skipped: readonly {
    readonly reason: string;
    readonly count: number;
  }[];
  /** What rows said that the registry has no place for, and the flags that were raised. */
  readonly notes: readonly {
    /** What they have in common. */
    readonly kind: string;
    /** The first of them. */
    readonly message: string;
    readonly count: number;
    readonly first_line: number;
  }[];
  /** What is wrong with the refused rows; the first thousand. */
  readonly problems: readonly {
    readonly line: number;
    readonly pointer: string;
    readonly message: string;
  }[];
  /** New and changed records; the first thousand. */
  readonly records: readonly RecordOutcome[];
}

export interface ProposalForm {
  readonly institution: RecordRow;
  /** What the operator should know. */
  readonly note?: string;
  /** Say so once you have looked at the institutions that look alike. */
  readonly not_a_duplicate?: boolean;
}

export interface Lookalike {
  readonly id: number;
  readonly registry_id: string;
  readonly name_primary: string;
  readonly website_link: string;
  readonly alike_by: readonly ('identifier' | 'domain' | 'name')[];
}

export interface ProposalAnswer {
  /** The number of the proposal; null while it is not stored. */
  readonly id: number | null;
  /** With "duplicates" nothing was stored: look at the lookalikes first. */
  readonly state: 'duplicates' | 'open';
  /** Known institutions that may be the same, the surest first. */
  readonly lookalikes: readonly Lookalike[];
}

export interface Proposal {
  readonly id: number;
  /** When it was proposed. */
  readonly at: string;
  /** Who proposed it. */
  readonly account_id: number;
  readonly institution: RecordRow;
  readonly note: string;
  /** Whether it waits. */
  readonly state: 'open' | 'accepted' | 'refused';
  /** The institution it became, or was already. */
  readonly institution_id: number | null;
  /** When it was decided. */
  readonly decided_at: string | null;
  /** Why it was decided so. */
  readonly reason: string;
}

export interface ProposalDetail {
  readonly id: number;
  /** When it was proposed. */
  readonly at: string;
  /** Who proposed it. */
  readonly account_id: number;
  readonly institution: RecordRow;
  readonly note: string;
  /** Whether it waits. */
  readonly state: 'open' | 'accepted' | 'refused';
  /** The institution it became, or was already. */
  readonly institution_id: number | null;
  /** When it was decided. */
  readonly decided_at: string | null;
  /** Why it was decided so. */
  readonly reason: string;
  /** Known institutions that may be the same. */
  readonly lookalikes: readonly Lookalike[];
}

export interface ProposalAcceptance {
  readonly institution?: RecordRow;
  /** Why. It is kept, and told to whom it concerns. */
  readonly reason: string;
}

export interface ProposalRefusal {
  /** The institution it is already, if so. */
  readonly institution_id?: number | null;
  /** Why. It is kept, and told to whom it concerns. */
  readonly reason: string;
}

export interface ActivityGroupForm {
  /** The name of the procedure. */
  readonly activity: string;
  /** What such a procedure covers. */
  readonly activity_type: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
  /** Where its reports are described; may be empty. */
  readonly reports_link?: string;
  /** Why. It is kept, and told to whom it concerns. */
  readonly reason: string;
}

export interface ActivityGroupChange {
  /** The name of the procedure. */
  readonly activity?: string;
  /** What such a procedure covers. */
  readonly activity_type?: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
  /** Where its reports are described; may be empty. */
  readonly reports_link?: string;
  /** Why. It is kept, and told to whom it concerns. */
  readonly reason: string;
}

export interface AdminActivityGroup {
  readonly id: number;
  /** For If-Match. */
  readonly version: number;
  /** The name of the procedure. */
  readonly activity: string;
  /** What such a procedure covers. */
  readonly activity_type: 'institutional' | 'institutional/programme' | 'programme' | 'joint programme';
  /** Where its reports are described; may be empty. */
  readonly reports_link: string;
}

export interface Outbox {
  /** All that wait; at most 500 are listed. */
  readonly count: number;
  readonly results: readonly {
    readonly name: string;
    readonly to: string;
    readonly subject: string;
    readonly date: string;
  }[];
}

export interface WaitingMail {
  readonly name: string;
  /** The whole mail as it would be sent. */
  readonly text: string;
}

export interface System {
  /** The version of the program. */
  readonly release: string;
  /** When this process was started. */
  readonly started_at: string;
  readonly database: {
    /** Where the registry lives. */
    readonly kind: 'sqlite' | 'postgres';
    /** The number of the last step of its schema. */
    readonly schema: number;
  };
  readonly journal: {
    /** Its place in the journal. */
    readonly sequence: number;
    /** When the last change was made. */
    readonly changed_at: string | null;
  };
  readonly search: {
    /** Which engine searches. */
    readonly kind: 'embedded' | 'opensearch';
    /** Its place in the journal. */
    readonly sequence: number;
    /** How many changes it is behind the journal. */
    readonly lag: number;
  };
  /** Null before anything was issued. */
  readonly credentials: {
    /** Its place in the journal. */
    readonly sequence: number;
    /** How many changes it is behind the journal. */
    readonly lag: number;
    /** A walk over all reports; null when there is none. */
    readonly walk: {
      /** The report it has come to. */
      readonly after: number;
      /** The report with the largest number. */
      readonly last: number;
    } | null;
  } | null;
  /** The keys that sign today. */
  readonly keys: readonly {
    /** The name of the key. */
    readonly kid: string;
    readonly algorithm: string;
    /** Since when it signs. */
    readonly use_from: string;
  }[];
  /** Files of reports that are still to be fetched. */
  readonly pending_files: number;
  /** Mails that wait because they could not be sent. */
  readonly outbox: number;
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
  /** The language of the mail that is sent; English without it. */
  readonly language?: 'en' | 'de' | 'fr';
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
  /** A document of a decision on an agency */
  readonly getAgencyFile: {
    readonly input: {
      /** The number of the agency. */
      readonly agencyID: number;
      /** The number of the file. */
      readonly fileID: number;
      /** The name of the file. */
      readonly name: string;
    };
    readonly answer: Blob;
  };
  /** A report as a verifiable credential. The header Accept chooses the form. For a report on several institutions there is one credential each; the header Link names them all. */
  readonly getCredential: {
    readonly input: {
      /** For a report on several institutions: the number or registry identifier of the one that is meant. */
      readonly institution?: string | undefined;
      /** The number of the report. */
      readonly reportID: number;
    };
    readonly answer: Readonly<Record<string, unknown>>;
  };
  /** Every version of the credentials of a report */
  readonly listCredentialVersions: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    };
    readonly answer: readonly CredentialVersion[];
  };
  /** All current credentials of an institution, as a presentation */
  readonly getCredentialsOfInstitution: {
    readonly input: {
      /** The number or the registry identifier of the institution. */
      readonly institutionID: string;
    };
    readonly answer: Readonly<Record<string, unknown>>;
  };
  /** Which credentials were revoked, as a signed list of bits */
  readonly getStatusList: {
    readonly input: {
      /** The number of the list. */
      readonly number: number;
    };
    readonly answer: Readonly<Record<string, unknown>>;
  };
  /** What the words in credentials mean */
  readonly getCredentialContext: {
    readonly input: Record<string, never>;
    readonly answer: Readonly<Record<string, unknown>>;
  };
  /** The form of credentials as a JSON Schema */
  readonly getCredentialSchema: {
    readonly input: Record<string, never>;
    readonly answer: Readonly<Record<string, unknown>>;
  };
  /** The keys of the registry as a DID document */
  readonly getDidDocument: {
    readonly input: Record<string, never>;
    readonly answer: Readonly<Record<string, unknown>>;
  };
  /** The keys that sign in the name of an agency, as a DID document */
  readonly getAgencyDidDocument: {
    readonly input: {
      /** The number of the agency. */
      readonly agencyID: number;
    };
    readonly answer: Readonly<Record<string, unknown>>;
  };
  /** The keys of the registry as a JSON Web Key Set */
  readonly getKeySet: {
    readonly input: Record<string, never>;
    readonly answer: Readonly<Record<string, unknown>>;
  };
  /** Check a credential. Takes a document, a token, or an object with one of them as `verifiableCredential`. Valid means authentic and in force; whether the decision in it is positive is another question. Nothing is fetched from elsewhere. */
  readonly verifyCredential: {
    readonly input: { readonly body: Blob | string };
    readonly answer: CredentialVerification;
  };
  /** Report an error in a record. The operator reads it; it is not published. */
  readonly reportError: {
    readonly input: CorrectionForm;
    readonly answer: CorrectionReceipt;
  };
  /** Accounts, oldest first */
  readonly listAccounts: {
    readonly input: {
      /** How many results to return; 0 for the count alone. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
      /** In this status; "approval" waits for a decision. */
      readonly status?: 'pending' | 'approval' | 'active' | 'suspended' | 'erased' | undefined;
      /** With this role. */
      readonly role?: 'consumer' | 'agency' | 'operator' | undefined;
      /** That submit for this agency. */
      readonly agency_id?: number | undefined;
      /** A part of the username, name, organisation or mail address. */
      readonly query?: string | undefined;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly AdminAccountItem[];
    };
  };
  /** Open an account for somebody. They get a mail with a link to choose their password. */
  readonly openAccount: {
    readonly input: AccountOpening;
    readonly answer: AdminAccount;
  };
  /** An account with its agencies, tokens and history */
  readonly getAccount: {
    readonly input: {
      /** The number of the account. */
      readonly accountID: number;
    };
    readonly answer: AdminAccount;
  };
  /** Agree to a registration that waits. Its owner gets a mail; it takes effect on every process within a second. */
  readonly approveAccount: {
    readonly input: {
      /** The number of the account. */
      readonly accountID: number;
    } & Reason;
    readonly answer: AdminAccount;
  };
  /** Refuse a registration that waits. Its owner gets a mail; it takes effect on every process within a second. */
  readonly refuseAccount: {
    readonly input: {
      /** The number of the account. */
      readonly accountID: number;
    } & Reason;
    readonly answer: AdminAccount;
  };
  /** Suspend an account. Its owner gets a mail; it takes effect on every process within a second. */
  readonly suspendAccount: {
    readonly input: {
      /** The number of the account. */
      readonly accountID: number;
    } & Reason;
    readonly answer: AdminAccount;
  };
  /** End a suspension. Its owner gets a mail; it takes effect on every process within a second. */
  readonly restoreAccount: {
    readonly input: {
      /** The number of the account. */
      readonly accountID: number;
    } & Reason;
    readonly answer: AdminAccount;
  };
  /** Change the role of an account */
  readonly changeAccountRole: {
    readonly input: {
      /** The number of the account. */
      readonly accountID: number;
    } & RoleChange;
    readonly answer: AdminAccount;
  };
  /** Say for which agencies an account submits, also as a proxy and from when to when */
  readonly changeAccountAgencies: {
    readonly input: {
      /** The number of the account. */
      readonly accountID: number;
    } & AgenciesChange;
    readonly answer: AdminAccount;
  };
  /** Keep an account out of the published list of users, or let it in again */
  readonly changeAccountListing: {
    readonly input: {
      /** The number of the account. */
      readonly accountID: number;
    } & ListingChange;
    readonly answer: AdminAccount;
  };
  /** Revoke a named token of somebody */
  readonly revokeAccountToken: {
    readonly input: {
      /** Why; required. */
      readonly reason?: string | undefined;
      /** The number of the account. */
      readonly accountID: number;
      /** The number of the token. */
      readonly tokenID: number;
    };
    readonly answer: AdminAccount;
  };
  /** Revoke every token of somebody and sign them out. Named tokens, the primary one and sessions; a new primary token can be fetched with the password. */
  readonly revokeAllAccountTokens: {
    readonly input: {
      /** Why; required. */
      readonly reason?: string | undefined;
      /** The number of the account. */
      readonly accountID: number;
    };
    readonly answer: AdminAccount;
  };
  /** Flags that wait for a decision. Those that hold a report first, then the oldest. Agencies see the flags of their own reports. */
  readonly listFlags: {
    readonly input: {
      /** How many results to return; 0 for the count alone. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
      /** Of this level. */
      readonly level?: 'low level' | 'high level' | undefined;
      /** Of this rule; deletion_requested for requests to delete. */
      readonly code?: string | undefined;
      /** Those the operator has confirmed instead of those that wait. */
      readonly confirmed?: boolean | undefined;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly QueuedFlag[];
    };
  };
  /** A report in any state, with its flags and files. Agencies see their own reports. */
  readonly getAdministeredReport: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    };
    readonly answer: AdminReport;
  };
  /** Remove a flag; it is not raised again for the same facts */
  readonly removeFlag: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    } & FlagDecision;
    readonly answer: AdminReport;
  };
  /** Confirm a flag; it stands and leaves the queue */
  readonly confirmFlag: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    } & FlagDecision;
    readonly answer: AdminReport;
  };
  /** Grant the deletion an agency asked for; the report is withdrawn. The agency gets a mail with the reason. */
  readonly confirmDeletion: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    } & Reason;
    readonly answer: AdminReport;
  };
  /** Refuse the deletion an agency asked for. The agency gets a mail with the reason. */
  readonly refuseDeletion: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    } & Reason;
    readonly answer: AdminReport;
  };
  /** Withdraw a report. The agency gets a mail with the reason. */
  readonly withdrawReport: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    } & Reason;
    readonly answer: AdminReport;
  };
  /** Take the withdrawal of a report back. The agency gets a mail with the reason. */
  readonly restoreReport: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    } & Reason;
    readonly answer: AdminReport;
  };
  /** Ask the rules about flags again. As after a change of its agency or institutions, to which nothing is added. Flags that were removed stay removed; without a difference nothing is stored. The agency gets a mail about new flags. */
  readonly recheckReport: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    } & Recheck;
    readonly answer: AdminReport;
  };
  /** Changes of records, newest first, field by field. Agencies see the changes of their own reports and of their own record, whoever made them. */
  readonly listChanges: {
    readonly input: {
      /** Changes of records of this kind. */
      readonly record_type?: 'country' | 'agency' | 'activity_group' | 'institution' | 'report' | undefined;
      /** Changes of this record; together with record_type. */
      readonly record_id?: number | undefined;
      /** Changes by this account or part of the program. */
      readonly actor?: string | undefined;
      /** Changes from this moment on. */
      readonly since?: string | undefined;
      /** Changes up to this moment. */
      readonly until?: string | undefined;
      /** Changes before this place in the journal; next_before of the page before. */
      readonly before?: number | undefined;
      /** How many changes; 50 when not given, at most 500. */
      readonly limit?: number | undefined;
    };
    readonly answer: AuditPage;
  };
  /** Give a record the content it had before its last change. It becomes a change of its own. What was part of a merge, a split or a succession of reports is refused: half of it would leave records that disagree. */
  readonly undoChange: {
    readonly input: {
      /** The place of the change in the journal. */
      readonly sequence: number;
    } & Reason;
    readonly answer: Undone;
  };
  /** Merge a double into the institution that survives. Reports, identifiers, former names and relations move; the number of the double leads to the survivor from then on. A split takes it back. */
  readonly mergeInstitution: {
    readonly input: {
      /** Whether to show what would change and store nothing. */
      readonly dry_run?: boolean | undefined;
      /** The number or the registry identifier of the institution. */
      readonly institutionID: string;
    } & Merge;
    readonly answer: MergeOutcome;
  };
  /** Take a merge back. What the merge moved goes back. A dry run lists the reports that came to the survivor since; name in move_reports those that are about this institution. */
  readonly splitInstitution: {
    readonly input: {
      /** Whether to show what would change and store nothing. */
      readonly dry_run?: boolean | undefined;
      /** The number or the registry identifier of the institution. */
      readonly institutionID: string;
    } & Split;
    readonly answer: MergeOutcome;
  };
  /** Mails that wait in the outbox, newest first */
  readonly listOutbox: {
    readonly input: Record<string, never>;
    readonly answer: Outbox;
  };
  /** A mail that waits in the outbox */
  readonly getOutboxMail: {
    readonly input: {
      /** The name of the mail. */
      readonly name: string;
    };
    readonly answer: WaitingMail;
  };
  /** Add a group of activities */
  readonly addActivityGroup: {
    readonly input: ActivityGroupForm;
    readonly answer: AdminActivityGroup;
  };
  /** Change a group of activities */
  readonly changeActivityGroup: {
    readonly input: {
      /** The number of the group. */
      readonly groupID: number;
    } & ActivityGroupChange;
    readonly answer: AdminActivityGroup;
  };
  /** What an agency says about itself */
  readonly getOwnAgencyPart: {
    readonly input: {
      /** The number of the agency. */
      readonly agencyID: number;
    };
    readonly answer: EditableRecord;
  };
  /** Change what an agency says about itself. Everything in it is public: logo, contact_person, phone_numbers, emails, address, website_link, reports_link, associations, specialisation_note, description_note. */
  readonly changeOwnAgencyPart: {
    readonly input: {
      /** Why; may be left out. */
      readonly reason?: string | undefined;
      /** Whether to show the differences and store nothing. */
      readonly dry_run?: boolean | undefined;
      /** The number of the agency. */
      readonly agencyID: number;
    } & RecordRow;
    readonly answer: RecordOutcome;
  };
  /** Proposed institutions, oldest first. Agencies see what they proposed themselves. */
  readonly listProposals: {
    readonly input: {
      /** How many results to return; 0 for the count alone. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
      /** In this state. */
      readonly state?: 'open' | 'accepted' | 'refused' | undefined;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly Proposal[];
    };
  };
  /** A proposed institution with what looks alike today */
  readonly getProposal: {
    readonly input: {
      /** The number of the proposal. */
      readonly proposalID: number;
    };
    readonly answer: ProposalDetail;
  };
  /** Add a proposed institution to the registry. With institution in the body, that is added instead of what was proposed. */
  readonly acceptProposal: {
    readonly input: {
      /** The number of the proposal. */
      readonly proposalID: number;
    } & ProposalAcceptance;
    readonly answer: Proposal;
  };
  /** Refuse a proposed institution */
  readonly refuseProposal: {
    readonly input: {
      /** The number of the proposal. */
      readonly proposalID: number;
    } & ProposalRefusal;
    readonly answer: Proposal;
  };
  /** A record in the form in which it is changed */
  readonly getEditableInstitution: {
    readonly input: {
      /** The number or the registry identifier of the institution. */
      readonly id: string;
    };
    readonly answer: EditableRecord;
  };
  /** Change a record. With If-Match and the version you have read, a change by others in between is a 409. */
  readonly changeInstitution: {
    readonly input: {
      /** Why; it stands in the public history. */
      readonly reason?: string | undefined;
      /** Whether to show the differences and store nothing. */
      readonly dry_run?: boolean | undefined;
      /** The number or the registry identifier of the institution. */
      readonly id: string;
    } & RecordRow;
    readonly answer: RecordOutcome;
  };
  /** Add a record */
  readonly addInstitution: {
    readonly input: {
      /** Why; it stands in the public history. */
      readonly reason?: string | undefined;
      /** Whether to show the differences and store nothing. */
      readonly dry_run?: boolean | undefined;
    } & RecordRow;
    readonly answer: RecordOutcome;
  };
  /** A record in the form in which it is changed */
  readonly getEditableAgency: {
    readonly input: {
      /** The number of the agency. */
      readonly id: number;
    };
    readonly answer: EditableRecord;
  };
  /** Change a record. With If-Match and the version you have read, a change by others in between is a 409. */
  readonly changeAgency: {
    readonly input: {
      /** Why; it stands in the public history. */
      readonly reason?: string | undefined;
      /** Whether to show the differences and store nothing. */
      readonly dry_run?: boolean | undefined;
      /** The number of the agency. */
      readonly id: number;
    } & RecordRow;
    readonly answer: RecordOutcome;
  };
  /** Add a record */
  readonly addAgency: {
    readonly input: {
      /** Why; it stands in the public history. */
      readonly reason?: string | undefined;
      /** Whether to show the differences and store nothing. */
      readonly dry_run?: boolean | undefined;
    } & RecordRow;
    readonly answer: RecordOutcome;
  };
  /** A record in the form in which it is changed */
  readonly getEditableCountry: {
    readonly input: {
      /** The number of the country. */
      readonly id: number;
    };
    readonly answer: EditableRecord;
  };
  /** Change a record. With If-Match and the version you have read, a change by others in between is a 409. */
  readonly changeCountry: {
    readonly input: {
      /** Why; it stands in the public history. */
      readonly reason?: string | undefined;
      /** Whether to show the differences and store nothing. */
      readonly dry_run?: boolean | undefined;
      /** The number of the country. */
      readonly id: number;
    } & RecordRow;
    readonly answer: RecordOutcome;
  };
  /** Keep the document of a decision on an agency. The bytes of the PDF as they are, at most 100 MB. The answer has the address for decision_file or decision_file_extra of a decision; nobody can read the document before a decision of the agency names it. */
  readonly addAgencyFile: {
    readonly input: {
      /** The number of the agency. */
      readonly agencyID: number;
      /** The name of the file. */
      readonly name: string;
    } & { readonly body: Blob | string };
    readonly answer: AgencyFile;
  };
  /** Import a file. The bytes of the file, at most 200 MB. A refused row does not stop the others, until a thousand are refused. */
  readonly importFile: {
    readonly input: {
      /** How the file is written. When absent: csv if the Content-Type is text/csv, else ndjson. */
      readonly format?: 'ndjson' | 'csv' | 'ror' | undefined;
      /** Why; it stands in the public history. */
      readonly reason?: string | undefined;
      /** For reports: flags of these rules are raised and removed at once, with the reason of the import. Decide so only for files you have looked through. */
      readonly remove_flag?: OneOrMore<'obligatory_without_official_agency' | 'no_file' | 'only_file_failed' | 'country_not_in_focus' | 'programme_country_elsewhere' | 'level_not_at_institution' | 'possible_duplicate'> | undefined;
      /** Whether to show what would change and store nothing. */
      readonly dry_run?: boolean | undefined;
      /** What the file holds. */
      readonly records: string;
    } & { readonly body: Blob | string };
    readonly answer: ImportAnswer;
  };
  /** How the registry does: what follows the journal, and what waits */
  readonly getSystem: {
    readonly input: Record<string, never>;
    readonly answer: System;
  };
  /** How much there is to put right, by kind */
  readonly listQualityChecks: {
    readonly input: Record<string, never>;
    readonly answer: readonly QualityCheck[];
  };
  /** The records that a check finds */
  readonly listQualityFindings: {
    readonly input: {
      /** How many results to return; 0 for the count alone. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
      /** The name of the check. */
      readonly check: string;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly QualityFinding[];
    };
  };
  /** Errors that readers reported, oldest first */
  readonly listCorrections: {
    readonly input: {
      /** How many results to return; 0 for the count alone. */
      readonly limit?: number | undefined;
      /** How many results to skip. */
      readonly offset?: number | undefined;
      /** The only format there is. */
      readonly format?: 'json' | undefined;
      /** Which ones. */
      readonly state?: 'open' | 'accepted' | 'rejected' | undefined;
    };
    readonly answer: {
      /** All matching results, not only those on this page. */
      readonly count: number;
      /** Address of the next page; null on the last one. */
      readonly next: string | null;
      /** Address of the previous page; null on the first one. */
      readonly previous: string | null;
      readonly results: readonly Correction[];
    };
  };
  /** Say what became of a reported error. Another decision replaces it; the state "open" takes it back. */
  readonly decideCorrection: {
    readonly input: {
      /** The number of the message. */
      readonly correctionID: number;
    } & CorrectionDecision;
    readonly answer: Correction;
  };
  /** Submit a new report. Everything that is wrong is told at once. With the header Idempotency-Key the same request has one effect and the same answer for a day; with If-Match it is refused when the report has changed since. */
  readonly submitReport: {
    readonly input: ReportSubmission;
    readonly answer: SubmissionAccepted | SubmissionWaiting;
  };
  /** Replace a report. The report is found by report_id, or by agency and local_identifier; what is not sent is no longer there. With the header Idempotency-Key the same request has one effect and the same answer for a day; with If-Match it is refused when the report has changed since. */
  readonly replaceReport: {
    readonly input: ReportSubmission;
    readonly answer: SubmissionAccepted | SubmissionWaiting;
  };
  /** Change parts of a report. A JSON Merge Patch: what is named changes, null takes it away, lists are sent whole. With the header Idempotency-Key the same request has one effect and the same answer for a day; with If-Match it is refused when the report has changed since. */
  readonly patchReport: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    } & ReportPatch;
    readonly answer: SubmissionAccepted | SubmissionWaiting;
  };
  /** A file to start from. The line of column names of an ordinary report. */
  readonly getCsvTemplate: {
    readonly input: Record<string, never>;
    readonly answer: string;
  };
  /** Submit reports in a CSV file. A row with a report_id or a known local_identifier replaces a report, else it is a new one. Every row is a submission of its own. The answer has an entry a row: as a JSON array, row by row with Accept: application/x-ndjson, or as the same file with a column of messages with Accept: text/csv. */
  readonly submitCsv: {
    readonly input: {
      /** Whether to try every row and store nothing. */
      readonly dry_run?: boolean | undefined;
    } & { readonly body: Blob | string };
    readonly answer: readonly CsvEntry[];
  };
  /** Try a submission without sending it. The answer is that of the operation itself; nothing is stored, and a new report has no number. */
  readonly validateReport: {
    readonly input: {
      /** What shall be tried; a patch names its report by report_id. */
      readonly operation?: 'create' | 'replace' | 'patch' | 'csv' | undefined;
    } & ReportPatch;
    readonly answer: SubmissionAccepted | SubmissionWaiting;
  };
  /** Which report has a local identifier. For your own agencies and those you stand in for. 404 when there is no such report; its errors name local_identifier when that is free, and agency when you submit for no agency of that name. */
  readonly checkLocalIdentifier: {
    readonly input: {
      /** The acronym or the register number of the agency. */
      readonly agency?: string | undefined;
      /** Your own identifier. */
      readonly local_identifier?: string | undefined;
    };
    readonly answer: LocalIdentifierAnswer;
  };
  /** Ask for the deletion of a report. The report is held, so nobody sees it, until the operator has decided. */
  readonly requestDeletion: {
    readonly input: {
      /** Why the report shall go. */
      readonly reason?: string | undefined;
      /** The number of the report. */
      readonly reportID: number;
    };
    readonly answer: DeletionAnswer;
  };
  /** What was sent. By you and for your agencies, newest first; the operator sees everything. */
  readonly listSubmissions: {
    readonly input: {
      /** The acronym or the register number of an agency. */
      readonly agency?: string | undefined;
      /** Only what was sent about this report. */
      readonly report?: number | undefined;
      /** Only what was accepted, or was refused, or waits for a proposed institution. */
      readonly result?: OneOrMore<'accepted' | 'refused' | 'waiting'> | undefined;
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
      readonly results: readonly SubmissionItem[];
    };
  };
  /** One submission, with the report as it is now */
  readonly getSubmission: {
    readonly input: {
      /** The number of the submission. */
      readonly submissionID: number;
    };
    readonly answer: SubmissionDetail;
  };
  /** The reports of your agencies, in every state. Also those that nobody else sees: held, withdrawn, waiting to be deleted. The operator sees all reports. */
  readonly listOwnReports: {
    readonly input: {
      /** The acronym or the register number of one of your agencies. */
      readonly agency?: string | undefined;
      /** In one of these states. */
      readonly state?: OneOrMore<'published' | 'held' | 'superseded' | 'withdrawn'> | undefined;
      /** With this as their highest flag. */
      readonly flag?: OneOrMore<'none' | 'low level' | 'high level'> | undefined;
      /** With a standing flag of this rule; deletion_requested for what waits to be deleted. */
      readonly flag_code?: string | undefined;
      /** With a file in one of these states; `none` for reports without any file. */
      readonly file_state?: OneOrMore<'pending' | 'stored' | 'failed' | 'none'> | undefined;
      /** A part of your own identifier. */
      readonly local_identifier?: string | undefined;
      /** Whose last day is that day or later; a report that was replaced ended then. */
      readonly ends_from?: string | undefined;
      /** Whose last day is that day or earlier. */
      readonly ends_to?: string | undefined;
      /** Changed at that time or later. */
      readonly since?: string | undefined;
      /** What to sort by; what changed last comes first unless asked otherwise. */
      readonly ordering?: 'date_updated' | '-date_updated' | 'date_created' | '-date_created' | 'valid_from' | '-valid_from' | 'ends' | '-ends' | undefined;
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
      readonly results: readonly OwnReport[];
    };
  };
  /** A report of your agencies, in any state */
  readonly getOwnReport: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    };
    readonly answer: OwnReport;
  };
  /** Add a file to a report. Either the file itself or where it can be fetched; it is then fetched in the background. */
  readonly addReportFile: {
    readonly input: ReportFileAddition;
    readonly answer: ReportFileAnswer;
  };
  /** Replace a file of a report. Another document gets another number. With the same original_location only the description changes. */
  readonly replaceReportFile: {
    readonly input: ReportFileReplacement;
    readonly answer: ReportFileAnswer;
  };
  /** Remove a file from a report. The last file of a report cannot go. */
  readonly removeReportFile: {
    readonly input: {
      /** The file that goes. */
      readonly file_id?: number | undefined;
    };
    readonly answer: ReportFileAnswer;
  };
  /** Send the content of a file. The bytes of the PDF as they are, at most 100 MB, for a file that the report already describes. Whatever Content-Type is sent does not matter. */
  readonly sendReportFile: {
    readonly input: {
      /** The number of the file. */
      readonly fileID: number;
      /** The name of the file. */
      readonly name: string;
    };
    readonly answer: ReportFileAnswer;
  };
  /** Propose an institution that the registry lacks. Institutions with the same web address, name or identifier are shown first and nothing is stored; send it again with not_a_duplicate once you have looked. The operator decides, and you get a mail. With the header Idempotency-Key the same request has one effect and the same answer for a day. */
  readonly proposeInstitution: {
    readonly input: ProposalForm;
    readonly answer: ProposalAnswer;
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
      /** The same by number. */
      readonly agency_id?: OneOrMore<number> | undefined;
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
      /** Another name of `crossborder`. */
      readonly cross_border?: OneOrMore<boolean> | undefined;
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
  /** A report as a verifiable credential, behind the token. Of a report on several institutions the first; `/credentials/reports/{id}` has them all. */
  readonly getCredentialOfReport: {
    readonly input: {
      /** The number of the report. */
      readonly reportID: number;
    };
    readonly answer: Readonly<Record<string, unknown>>;
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
      /** Another name of `crossborder`. */
      readonly cross_border?: OneOrMore<boolean> | undefined;
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
      /** Field of study: ISCED-F code or English name. A broad field such as 06 includes the fields within it. */
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
  getAgencyFile: { method: 'GET', path: '/agencies/{agencyID}/files/{fileID}/{name}', hasBody: false },
  getCredential: { method: 'GET', path: '/credentials/reports/{reportID}', hasBody: false },
  listCredentialVersions: { method: 'GET', path: '/credentials/reports/{reportID}/versions', hasBody: false },
  getCredentialsOfInstitution: { method: 'GET', path: '/credentials/institutions/{institutionID}', hasBody: false },
  getStatusList: { method: 'GET', path: '/status/revocation/{number}', hasBody: false },
  getCredentialContext: { method: 'GET', path: '/context/v1.jsonld', hasBody: false },
  getCredentialSchema: { method: 'GET', path: '/schemas/verifiable-accreditation/v1.json', hasBody: false },
  getDidDocument: { method: 'GET', path: '/.well-known/did.json', hasBody: false },
  getAgencyDidDocument: { method: 'GET', path: '/agencies/{agencyID}/did.json', hasBody: false },
  getKeySet: { method: 'GET', path: '/.well-known/jwks.json', hasBody: false },
  verifyCredential: { method: 'POST', path: '/credentials/verify', hasBody: true, mediaType: 'application/ld+json' },
  reportError: { method: 'POST', path: '/corrections/', hasBody: true },
  listAccounts: { method: 'GET', path: '/adminapi/v1/accounts/', hasBody: false },
  openAccount: { method: 'POST', path: '/adminapi/v1/accounts/', hasBody: true },
  getAccount: { method: 'GET', path: '/adminapi/v1/accounts/{accountID}/', hasBody: false },
  approveAccount: { method: 'POST', path: '/adminapi/v1/accounts/{accountID}/approve', hasBody: true },
  refuseAccount: { method: 'POST', path: '/adminapi/v1/accounts/{accountID}/refuse', hasBody: true },
  suspendAccount: { method: 'POST', path: '/adminapi/v1/accounts/{accountID}/suspend', hasBody: true },
  restoreAccount: { method: 'POST', path: '/adminapi/v1/accounts/{accountID}/restore', hasBody: true },
  changeAccountRole: { method: 'PUT', path: '/adminapi/v1/accounts/{accountID}/role', hasBody: true },
  changeAccountAgencies: { method: 'PUT', path: '/adminapi/v1/accounts/{accountID}/agencies', hasBody: true },
  changeAccountListing: { method: 'PUT', path: '/adminapi/v1/accounts/{accountID}/listing', hasBody: true },
  revokeAccountToken: { method: 'DELETE', path: '/adminapi/v1/accounts/{accountID}/tokens/{tokenID}/', hasBody: false },
  revokeAllAccountTokens: { method: 'DELETE', path: '/adminapi/v1/accounts/{accountID}/tokens/', hasBody: false },
  listFlags: { method: 'GET', path: '/adminapi/v1/reports/flags/', hasBody: false },
  getAdministeredReport: { method: 'GET', path: '/adminapi/v1/reports/{reportID}/', hasBody: false },
  removeFlag: { method: 'POST', path: '/adminapi/v1/reports/{reportID}/flags/remove', hasBody: true },
  confirmFlag: { method: 'POST', path: '/adminapi/v1/reports/{reportID}/flags/confirm', hasBody: true },
  confirmDeletion: { method: 'POST', path: '/adminapi/v1/reports/{reportID}/deletion/confirm', hasBody: true },
  refuseDeletion: { method: 'POST', path: '/adminapi/v1/reports/{reportID}/deletion/refuse', hasBody: true },
  withdrawReport: { method: 'POST', path: '/adminapi/v1/reports/{reportID}/withdraw', hasBody: true },
  restoreReport: { method: 'POST', path: '/adminapi/v1/reports/{reportID}/restore', hasBody: true },
  recheckReport: { method: 'POST', path: '/adminapi/v1/reports/{reportID}/recheck', hasBody: true },
  listChanges: { method: 'GET', path: '/adminapi/v1/audit/', hasBody: false },
  undoChange: { method: 'POST', path: '/adminapi/v1/audit/{sequence}/undo', hasBody: true },
  mergeInstitution: { method: 'POST', path: '/adminapi/v1/institutions/{institutionID}/merge', hasBody: true, query: ['dry_run'] },
  splitInstitution: { method: 'POST', path: '/adminapi/v1/institutions/{institutionID}/split', hasBody: true, query: ['dry_run'] },
  listOutbox: { method: 'GET', path: '/adminapi/v1/outbox/', hasBody: false },
  getOutboxMail: { method: 'GET', path: '/adminapi/v1/outbox/{name}', hasBody: false },
  addActivityGroup: { method: 'POST', path: '/adminapi/v1/activity-groups/', hasBody: true },
  changeActivityGroup: { method: 'PATCH', path: '/adminapi/v1/activity-groups/{groupID}/', hasBody: true },
  getOwnAgencyPart: { method: 'GET', path: '/adminapi/v1/agencies/{agencyID}/own-part/', hasBody: false },
  changeOwnAgencyPart: { method: 'PATCH', path: '/adminapi/v1/agencies/{agencyID}/own-part/', hasBody: true, query: ['reason', 'dry_run'] },
  listProposals: { method: 'GET', path: '/adminapi/v1/proposals/', hasBody: false },
  getProposal: { method: 'GET', path: '/adminapi/v1/proposals/{proposalID}/', hasBody: false },
  acceptProposal: { method: 'POST', path: '/adminapi/v1/proposals/{proposalID}/accept', hasBody: true },
  refuseProposal: { method: 'POST', path: '/adminapi/v1/proposals/{proposalID}/refuse', hasBody: true },
  getEditableInstitution: { method: 'GET', path: '/adminapi/v1/institutions/{id}/', hasBody: false },
  changeInstitution: { method: 'PATCH', path: '/adminapi/v1/institutions/{id}/', hasBody: true, query: ['reason', 'dry_run'] },
  addInstitution: { method: 'POST', path: '/adminapi/v1/institutions/', hasBody: true, query: ['reason', 'dry_run'] },
  getEditableAgency: { method: 'GET', path: '/adminapi/v1/agencies/{id}/', hasBody: false },
  changeAgency: { method: 'PATCH', path: '/adminapi/v1/agencies/{id}/', hasBody: true, query: ['reason', 'dry_run'] },
  addAgency: { method: 'POST', path: '/adminapi/v1/agencies/', hasBody: true, query: ['reason', 'dry_run'] },
  getEditableCountry: { method: 'GET', path: '/adminapi/v1/countries/{id}/', hasBody: false },
  changeCountry: { method: 'PATCH', path: '/adminapi/v1/countries/{id}/', hasBody: true, query: ['reason', 'dry_run'] },
  addAgencyFile: { method: 'POST', path: '/adminapi/v1/agencies/{agencyID}/files/{name}', hasBody: true, mediaType: 'application/octet-stream' },
  importFile: { method: 'POST', path: '/adminapi/v1/imports/{records}/', hasBody: true, mediaType: 'application/octet-stream', query: ['format', 'reason', 'remove_flag', 'dry_run'] },
  getSystem: { method: 'GET', path: '/adminapi/v1/system/', hasBody: false },
  listQualityChecks: { method: 'GET', path: '/adminapi/v1/data-quality/', hasBody: false },
  listQualityFindings: { method: 'GET', path: '/adminapi/v1/data-quality/{check}/', hasBody: false },
  listCorrections: { method: 'GET', path: '/adminapi/v1/corrections/', hasBody: false },
  decideCorrection: { method: 'POST', path: '/adminapi/v1/corrections/{correctionID}/decision/', hasBody: true },
  submitReport: { method: 'POST', path: '/submissionapi/v2/submit/report', hasBody: true },
  replaceReport: { method: 'PUT', path: '/submissionapi/v2/submit/report', hasBody: true },
  patchReport: { method: 'PATCH', path: '/submissionapi/v2/submit/report/{reportID}', hasBody: true },
  getCsvTemplate: { method: 'GET', path: '/submissionapi/v2/submit/csv-template', hasBody: false },
  submitCsv: { method: 'POST', path: '/submissionapi/v2/submit/csv', hasBody: true, mediaType: 'text/csv', query: ['dry_run'] },
  validateReport: { method: 'POST', path: '/submissionapi/v2/submit/validate', hasBody: true, query: ['operation'] },
  checkLocalIdentifier: { method: 'GET', path: '/submissionapi/v2/check/local-identifier', hasBody: false },
  requestDeletion: { method: 'DELETE', path: '/submissionapi/v2/delete/report/{reportID}', hasBody: false },
  listSubmissions: { method: 'GET', path: '/submissionapi/v2/submissions/', hasBody: false },
  getSubmission: { method: 'GET', path: '/submissionapi/v2/submissions/{submissionID}', hasBody: false },
  listOwnReports: { method: 'GET', path: '/submissionapi/v2/reports/', hasBody: false },
  getOwnReport: { method: 'GET', path: '/submissionapi/v2/reports/{reportID}', hasBody: false },
  addReportFile: { method: 'POST', path: '/submissionapi/v2/manage/report-file', hasBody: true },
  replaceReportFile: { method: 'PUT', path: '/submissionapi/v2/manage/report-file', hasBody: true },
  removeReportFile: { method: 'DELETE', path: '/submissionapi/v2/manage/report-file', hasBody: false },
  sendReportFile: { method: 'PUT', path: '/submissionapi/v2/submit/reportfile/{fileID}/{name}', hasBody: false },
  proposeInstitution: { method: 'POST', path: '/submissionapi/v2/institutions/propose', hasBody: true },
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
  getCredentialOfReport: { method: 'GET', path: '/webapi/v2/browse/reports/{reportID}/credential/', hasBody: false },
  searchReports: { method: 'GET', path: '/webapi/v2/browse/reports/', hasBody: false },
  searchProgrammes: { method: 'GET', path: '/webapi/v2/browse/programmes/', hasBody: false },
  getStatistics: { method: 'GET', path: '/webapi/v2/browse/statistics/', hasBody: false },
  getReference: { method: 'GET', path: '/webapi/v2/browse/reference/', hasBody: false },
} as const;
