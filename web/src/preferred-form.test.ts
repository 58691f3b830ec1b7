import { expect, it } from 'vitest';
import { preferredForm, prefersPage } from './preferred-form.ts';

it.each([
  [undefined, 'html'],
  ['*/*', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
  ['application/json', 'json'],
  ['application/ld+json', 'jsonld'],
  ['application/json;q=0.5, application/ld+json', 'jsonld'],
  ['application/*', 'json'],
  ['text/html;q=0, application/json', 'json'],
  ['image/png', 'html'],
])('gives %s as %s', (accept, form) => {
  expect(preferredForm(accept)).toBe(form);
});

it.each([
  ['text/html', true],
  ['*/*', false],
  [undefined, false],
  ['application/json', false],
])('takes whoever sends %s for a person: %s', (accept, isPerson) => {
  expect(prefersPage(accept)).toBe(isPerson);
});
