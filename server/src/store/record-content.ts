import type { RecordType } from '../domain/record.ts';
import type { RecordContents } from './record-mapping.ts';

/**
 * Members that records stored earlier do not have, and what they are read as. The journal keeps what was written then,
 * so a new member is never written into old records; its default stands here.
 */
const ADDED_LATER: { readonly [Type in RecordType]: Partial<RecordContents[Type]> } = {
  country: {},
  activity_group: {},
  agency: {},
  institution: {},
  report: {},
};

/** The one place where the JSON of a record becomes the record. */
export function parseContent<Type extends RecordType>(type: Type, json: string): RecordContents[Type] {
  // Added to, not copied: a copy takes longer than the parsing.
  const content = JSON.parse(json) as RecordContents[Type];
  const added = ADDED_LATER[type];
  for (const name in added) if (!(name in content)) Object.assign(content, { [name]: added[name] });
  return content;
}
