/** How many visible reports something has, and on how many institutions. */
export interface ReportCounters {
  readonly reportCount: number;
  /** Institutions that list at least one of these reports. */
  readonly institutionCount: number;
}

export interface CountryReportCounters extends ReportCounters {
  /** All institutions in the country, with reports or without. */
  readonly institutionTotal: number;
  /** Institutions with a stats id. */
  readonly institutionStats: number;
}

export const NO_REPORTS: ReportCounters = { reportCount: 0, institutionCount: 0 };
