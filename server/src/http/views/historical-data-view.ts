import type { HistoricalValue } from '../../domain/record.ts';
import type { HistoricalData } from '../schemas/historical-data.ts';

export function toHistoricalData({ field, value, recordId, validFrom, validTo }: HistoricalValue): HistoricalData {
  return { field, value, record_id: recordId, valid_from: validFrom ?? '', valid_to: validTo ?? '' };
}
