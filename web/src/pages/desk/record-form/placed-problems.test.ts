import { expect, it } from 'vitest';
import { placeProblems } from './placed-problems.ts';
import { innerList, list, text } from './record-parts.ts';

const versions = innerList({ name: 'versions', one: 'Version', add: '', none: '', parts: [text('name', 'Written')] });
const names = list({ name: 'names', one: 'Name', add: '', none: '', parts: [text('official', 'Official'), versions] });
const partOf = list({
  name: 'relations/part_of',
  one: 'Relation',
  add: '',
  none: '',
  parts: [text('institution/registry_id', 'Institution')],
});
const sections = [
  { id: 'facts', title: 'Facts', parts: [text('website', 'Website')] },
  { id: 'names', title: 'Names', parts: [names] },
  { id: 'wholes', title: 'Part of', parts: [partOf] },
];
const row = {
  names: [{ official: '', versions: [{ name: '' }] }],
  relations: { part_of: [{ institution: { registry_id: 'X' } }] },
};

it.each([
  ['/website', '/website', 'Website'],
  ['/names', '/names', 'Names'],
  ['/names/0', '/names/0', 'Name 1'],
  ['/names/0/official', '/names/0/official', 'Name 1, Official'],
  ['/names/0/versions/0/name', '/names/0/versions/0/name', 'Name 1, Version 1, Written'],
  ['/names/0/unknown', '/names/0', 'Name 1'],
  ['/website/0', '/website', 'Website'],
  ['/relations', '/relations/part_of', 'Part of'],
  ['/relations/part_of/0/institution', '/relations/part_of/0/institution/registry_id', 'Relation 1, Institution'],
  ['/unknown', undefined, '/unknown'],
  ['', undefined, ''],
])('shows what is wrong with "%s" at %s', (pointer, place, label) => {
  expect(placeProblems(sections, row, [{ pointer, message: 'is wrong' }])).toEqual([
    { place, label, message: 'is wrong' },
  ]);
});
