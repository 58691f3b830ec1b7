import type { RecordMeta } from '../domain/record.ts';

/** What the store is given: the content with the id and the times it is to be kept under. */
export type DemoRecord<Content> = Content & Pick<RecordMeta, 'id' | 'createdAt' | 'updatedAt'>;
