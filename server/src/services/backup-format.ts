/** What both sides of a backup agree on. A gzipped tar: the opening, tables in parts, files, secrets, the closing. */
export const BACKUP_FORMAT = 1;

export const OPENING = 'touchstone-backup.json';
/** Written last: an archive without it was cut short. */
export const CLOSING = 'end.json';

export interface BackupOpening {
  readonly format: number;
  /** The number of the newest migration the data went through. */
  readonly schema: number;
  readonly createdAt: string;
}

export interface BackupClosing {
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  readonly secrets: number;
}
