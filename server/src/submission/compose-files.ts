import { createHash } from 'node:crypto';
import type { Problem } from '../domain/errors.ts';
import type { Stored } from '../domain/record.ts';
import type { Report, ReportFile } from '../domain/report.ts';
import { NEW_ID } from '../import/new-ids.ts';
import type { Entries, FileDraft } from './report-draft.ts';

/** A file the report already has keeps its number and what was fetched; one that failed is tried anew. */
export function composeFiles(
  drafts: Entries<FileDraft>,
  before: Stored<Report> | undefined,
  problems: Problem[],
): readonly ReportFile[] {
  const stored = before?.files ?? [];
  const taken = new Set<number>();
  const named = new Set(drafts.flatMap((draft) => (draft?.from === 'report' ? [draft.id] : [])));
  return drafts.flatMap((draft, index): readonly ReportFile[] => {
    if (draft === undefined) return [];
    const known = stored.find((file) => isFree(file.id, draft) && isSameFile(file, draft));
    if (known) taken.add(known.id);
    if (draft.from === 'report') {
      if (known) return [{ ...known, displayName: draft.displayName ?? known.displayName, languages: draft.languages }];
      const message = taken.has(draft.id)
        ? `File ${draft.id} is named twice; name it once, with all its languages.`
        : `The report has no file ${draft.id}.`;
      problems.push({ pointer: `/report_files/${index}/id`, message });
      return [];
    }
    const described = {
      fileName: draft.fileName,
      displayName: draft.displayName ?? known?.displayName ?? draft.fileName,
      languages: draft.languages,
    };
    if (known && known.state !== 'failed') return [{ ...known, ...described }];
    return [{ id: NEW_ID, ...described, ...contentOf(draft) }];
  });

  /** A stored file is one file of the report; what names it by its number has it before what is only like it. */
  function isFree(id: number, draft: FileDraft): boolean {
    return !taken.has(id) && (draft.from === 'report' || !named.has(id));
  }
}

function isSameFile(file: ReportFile, draft: FileDraft): boolean {
  if (draft.from === 'report') return file.id === draft.id;
  if (draft.from === 'address') return file.originalLocation === draft.originalLocation;
  return file.sha256 === sha256Of(draft.content);
}

function contentOf(draft: Exclude<FileDraft, { from: 'report' }>) {
  return draft.from === 'address'
    ? ({ state: 'pending', sha256: null, size: null, originalLocation: draft.originalLocation } as const)
    : ({
        state: 'stored',
        sha256: sha256Of(draft.content),
        size: draft.content.byteLength,
        originalLocation: null,
      } as const);
}

function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
