import { expect, it } from 'vitest';
import { anInstitution } from '../../../test/records.ts';
import { relevanceRecords } from './relevance-record.ts';

const NAME = { nameOfficialTransliterated: '', acronym: '', sourceNote: '', versions: [] };

it('tells current names from former ones and from those of doubles, which are no records of their own', () => {
  const survivor = anInstitution({
    statsId: 'AT0001',
    names: [
      { ...NAME, nameOfficial: 'Neu', nameEnglish: 'New', acronym: 'N', validTo: null },
      { ...NAME, nameOfficial: 'Alt', nameEnglish: '', validTo: '2001-12-31' },
    ],
  });
  const double = anInstitution({
    mergedIntoId: 7,
    names: [
      {
        ...NAME,
        nameOfficial: 'Doppelt',
        nameEnglish: '',
        validTo: null,
        versions: [{ name: 'Двойной', transliteration: 'Dvoinoi' }],
      },
    ],
  });
  const records = relevanceRecords(
    [
      { ...survivor, id: 7 },
      { ...double, id: 8 },
    ],
    '2026-06-30',
  );
  expect(records).toEqual([
    {
      id: 7,
      names: [
        { official: 'Neu', english: 'New', transliterated: null, acronym: 'N', former: false },
        { official: 'Alt', english: null, transliterated: null, acronym: null, former: true },
        { official: 'Doppelt', english: null, transliterated: null, acronym: null, former: true },
        { official: 'Двойной', english: null, transliterated: 'Dvoinoi', acronym: null, former: true },
      ],
      cities: ['Valmere'],
      identifiers: ['REGINST0007', 'AT0001', 'REGINST0008'],
    },
  ]);
});
