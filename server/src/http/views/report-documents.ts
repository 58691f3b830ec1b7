import type { Stored } from '../../domain/record.ts';
import type { Report, ReportFile } from '../../domain/report.ts';
import { findLanguage } from '../../reference/languages.ts';
import type { Addresses } from '../addresses.ts';

export function toReportFiles({ id, files }: Stored<Report>, addresses: Addresses) {
  return files.map((file: ReportFile) => ({
    file_display_name: file.displayName,
    file: file.state === 'stored' ? addresses.file(id, file) : null,
    languages: file.languages.map((code) => findLanguage(code)?.name ?? code),
  }));
}

export function toReportLinks({ links }: Report) {
  return links.map(({ displayName, link }) => ({ link_display_name: displayName, link }));
}
