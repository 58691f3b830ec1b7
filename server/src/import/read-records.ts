import { type AgencyDraft, toAgencyDraft } from './agency-draft.ts';
import { agencyForm } from './agency-form.ts';
import { type CountryDraft, countryForm, toCountryDraft } from './country-form.ts';
import { readNdjson } from './ndjson.ts';
import { createFormReader, readRows } from './read-rows.ts';
import { agencyKey } from './references.ts';
import { type ReportDraft, toReportDraft } from './report-draft.ts';
import { reportForm } from './report-form.ts';
import { reportKey } from './resolver.ts';
import type { ByteChunks, ImportRow } from './row.ts';

export const agencyReader = createFormReader(agencyForm, {
  toDraft: toAgencyDraft,
  keysOf: ({ key }) => [agencyKey(key)],
});

export const countryReader = createFormReader(countryForm, {
  toDraft: toCountryDraft,
  keysOf: ({ countryId }) => [`country ${countryId}`],
});

const reports = createFormReader(reportForm, { toDraft: toReportDraft, keysOf: ({ key }) => [reportKey(key)] });

export function readAgencies(chunks: ByteChunks): AsyncGenerator<ImportRow<AgencyDraft>> {
  return readRows(readNdjson(chunks), agencyReader);
}

export function readCountries(chunks: ByteChunks): AsyncGenerator<ImportRow<CountryDraft>> {
  return readRows(readNdjson(chunks), countryReader);
}

export function readReports(chunks: ByteChunks): AsyncGenerator<ImportRow<ReportDraft>> {
  return readRows(readNdjson(chunks), reports);
}
