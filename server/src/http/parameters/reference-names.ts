import { FIELDS_OF_STUDY } from '../../reference/fields-of-study.ts';
import { LANGUAGES } from '../../reference/languages.ts';
import { createNameTable } from './name-table.ts';

const LISTED = 'the known ones are listed at browse/reference/';

/** Languages by English name or ISO 639 code. */
export const LANGUAGE_NAMES = createNameTable(
  LANGUAGES.map(({ id, name, alpha2, alpha3, alpha3Bibliographic }) => ({
    value: name,
    id,
    labels: [name, alpha2, alpha3, alpha3Bibliographic].filter((label) => label !== null),
  })),
  LISTED,
);

/** Fields of study by ISCED-F code or English name. A name that recurs further down the tree means all its fields. */
export const FIELD_OF_STUDY_NAMES = createNameTable(
  FIELDS_OF_STUDY.map(({ code, name }) => ({ value: code, labels: [code, name] })),
  LISTED,
);
