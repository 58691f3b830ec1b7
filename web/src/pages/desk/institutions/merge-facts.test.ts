import type { Institution } from '@touchstone/sdk';
import { expect, it } from 'vitest';
import { createFormat } from '../../../format.ts';
import { MESSAGES } from '../../../messages/messages.ts';
import { compareFacts } from './merge-facts.ts';

const VIEW = { format: createFormat('en'), messages: MESSAGES.en };

it('says of every fact what the merge makes of it, and what it leaves behind', () => {
  const survivor = anInstitution({ founding_date: '1900-01-01', countries: [placed('Graz')], report_count: 3 });
  const source = anInstitution({
    names: [named('University of Valmere'), named('Valmere College', '1990-01-01')],
    founding_date: '1910-01-01',
    website_link: 'https://other.example',
    countries: [placed('Graz'), placed('Linz')],
    identifiers: [{ resource: 'ROR', identifier: '0demo147' }],
    report_count: 3,
  });
  const facts = compareFacts({ survivor, source }, VIEW);
  expect(facts.map(({ title, result, left }) => [title, result, left])).toEqual([
    ['Name', 'Same', []],
    ['Official name', 'Same', []],
    ['Former names', 'All of both', []],
    ['Place', 'Stays; not taken over: Linz, Austria', ['Linz, Austria']],
    ['Founded', 'Stays; not taken over: 1\u00a0Jan 1910', ['1\u00a0Jan 1910']],
    ['Closed', 'Same', []],
    ['Website', 'Stays; not taken over: https://other.example', ['https://other.example']],
    ['Identifiers', 'All of both', []],
    ['Levels', 'Same', []],
    ['Reports in its lists', 'All of both', []],
  ]);
  expect(facts.filter(({ isSame }) => !isSame).map(({ title }) => title)).toEqual([
    'Former names',
    'Place',
    'Founded',
    'Website',
    'Identifiers',
  ]);
});

it('keeps another official name as a former one, and an English name of the same official one not at all', () => {
  const survivor = anInstitution({});
  const other = compareFacts({ survivor, source: anInstitution({ names: [named('Valmere Polytechnic')] }) }, VIEW);
  expect(other[0]).toMatchObject({ result: 'The other becomes a former name', left: [] });
  const english = { ...named('University of Valmere'), name_english: 'Valmere Tech' };
  const same = compareFacts({ survivor, source: anInstitution({ names: [english] }) }, VIEW);
  expect(same[0]).toMatchObject({ result: 'Stays; not taken over: Valmere Tech', left: ['Valmere Tech'] });
});

function named(name: string, end: string | null = null): Institution['names'][number] {
  return { name_official: name, name_english: '', name_valid_to: end } as Institution['names'][number];
}

function placed(city: string): Institution['countries'][number] {
  return { city, country: { name_english: 'Austria' } } as Institution['countries'][number];
}

function anInstitution(facts: object): Institution {
  return {
    registry_id: 'REGINST0001',
    names: [named('University of Valmere')],
    countries: [],
    founding_date: '',
    closure_date: null,
    website_link: '',
    stats_id: '',
    identifiers: [],
    qf_ehea_levels: [],
    report_count: 0,
    ...facts,
  } as unknown as Institution;
}
