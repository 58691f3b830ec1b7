import { expect, it } from 'vitest';
import { checkDetails as english } from '../messages/en/check-details.ts';
import { checkDetails as french } from '../messages/fr/check-details.ts';
import { sayDetail } from './check-detail.ts';

it.each([
  ['The signature fits.', 'Aucun caractère n’a changé depuis la signature.'],
  ['Agency 7 was registered on 2019-06-12.', 'L’agence 7 était au registre le 12 juin 2019.'],
  [
    'It was not revoked, says the list signed 2026-11-15T17:33:52Z.',
    'Elle n’est pas sur la liste des attestations révoquées du 15 novembre 2026.',
  ],
  ['A newer version was issued on 2024-02-29.', 'Une version plus récente a été émise le 29 février 2024.'],
])('says "%s" in the language of the reader', (detail, expected) => {
  expect(sayDetail(detail, french).replaceAll('\u00a0', ' ')).toBe(expected);
});

it('shows what it does not know as it came', () => {
  expect(sayDetail('/evidence is empty.', english)).toBe('/evidence is empty.');
});
