import type { Static } from 'typebox';
import type { Correction } from '../../domain/correction.ts';
import type { CorrectionBody } from '../schemas/administration.ts';

export function toCorrectionBody(correction: Correction): Static<typeof CorrectionBody> {
  return {
    id: correction.id,
    at: correction.at,
    record_type: correction.recordType,
    record_id: correction.recordId,
    message: correction.message,
    contact: correction.contact,
    state: correction.state,
    decided_at: correction.decidedAt,
    decided_by: correction.decidedBy,
    note: correction.note,
  };
}
