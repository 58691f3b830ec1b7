import type { ReportFile } from '../domain/report.ts';
import type { ApiVersion } from './openapi.ts';

export type Addresses = ReturnType<typeof createAddresses>;

/** The absolute addresses of records, in the version that the reader uses. */
export function createAddresses(baseUrl: string, version: ApiVersion) {
  const browse = `${baseUrl}/webapi/${version}/browse`;
  return {
    baseUrl,
    country: (id: number) => `${browse}/countries/${id}/`,
    agency: (id: number) => `${browse}/agencies/${id}/`,
    /** Report records have always linked agencies in v1, whatever version they are read in. */
    agencyOfReport: (id: number) => `${baseUrl}/webapi/v1/browse/agencies/${id}/`,
    institution: (id: number) => `${browse}/institutions/${id}/`,
    report: (id: number) => `${browse}/reports/${id}/`,
    credential: (reportId: number) => `${baseUrl}/credentials/reports/${reportId}`,
    file: (reportId: number, { id, fileName }: Pick<ReportFile, 'id' | 'fileName'>) =>
      `${baseUrl}/files/${reportId}/${id}/${encodeURIComponent(fileName)}`,
  };
}
