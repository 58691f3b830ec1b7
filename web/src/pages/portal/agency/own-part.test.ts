import { expect, it } from 'vitest';
import { toOwnPart, toTexts } from './own-part.ts';

it('shows lists with one entry a line, and reads them again without empty ones', () => {
  const record = {
    contact_person: 'A. Person',
    emails: ['a@agency.example', 'b@agency.example'],
    phone_numbers: [],
    address: 'Street 1\nTown',
    website_link: 'https://agency.example',
    reports_link: '',
    logo: null,
    associations: ['One'],
    specialisation_note: '',
    description_note: '',
  };
  const texts = toTexts(record);
  expect([texts.emails, texts.logo, toOwnPart({ ...texts, emails: `${texts.emails}\r\n\r\n` })]).toEqual([
    'a@agency.example\nb@agency.example',
    '',
    record,
  ]);
});
