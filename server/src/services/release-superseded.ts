import type { Report } from '../domain/report.ts';
import { findRecord } from '../store/record-reader.ts';
import type { RegistryWriter } from '../store/record-writer.ts';
import { contentOf } from './import-kind.ts';

/** The older report has no successor any more when the newer one has ceased to name it. */
export async function releaseSuperseded(writer: RegistryWriter, olderId: number, newerId: number): Promise<void> {
  const older = await findRecord(writer.transaction, 'report', olderId);
  if (older?.supersededBy?.reportId !== newerId) return;
  const content = { ...contentOf<Report>(older), supersededBy: null };
  await writer.put('report', [{ id: olderId, version: older.version, content }]);
}
