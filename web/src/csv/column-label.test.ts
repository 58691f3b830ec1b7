import { expect, it } from 'vitest';
import { portalForm } from '../messages/en/portal-form.ts';
import { columnLabel, readColumnWords, writeColumnWords } from './column-label.ts';

it.each([
  ['decision', 'Decision'],
  ['activities[1].id', 'Activity'],
  ['institution[2].registry_id', 'Institution 2'],
  ['programme[1].name_primary', 'Programme 1, Name'],
  ['programme[1].identifier[2]', 'Programme 1, Identifier'],
  ['file[1].report_language[1]', 'File 1, Languages'],
  ['date_format', 'How days are written, such as %d.%m.%Y'],
  ['no_such_column', 'no_such_column'],
])('the column %s holds: %s', (column, label) => {
  const travelled = readColumnWords(writeColumnWords(portalForm));
  expect([columnLabel(column, portalForm), columnLabel(column, travelled)]).toEqual([label, label]);
});
