import { expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

const BASE = 'https://registry.example.org';

it.each<[string, string, { limit: number | null; offset: number }, number, object]>([
  [
    'the first page',
    '/r/?limit=10',
    { limit: 10, offset: 0 },
    25,
    { next: `${BASE}/r/?limit=10&offset=10`, previous: null },
  ],
  [
    'a middle page',
    '/r/?offset=10&country=C%C3%B4te+d%27Ivoire&country=Italy&limit=10',
    { limit: 10, offset: 10 },
    25,
    {
      next: `${BASE}/r/?offset=20&country=C%C3%B4te+d%27Ivoire&country=Italy&limit=10`,
      previous: `${BASE}/r/?offset=0&country=C%C3%B4te+d%27Ivoire&country=Italy&limit=10`,
    },
  ],
  [
    'the last page',
    '/r/?limit=10&offset=20',
    { limit: 10, offset: 20 },
    25,
    { next: null, previous: `${BASE}/r/?limit=10&offset=10` },
  ],
  [
    'an uneven offset',
    '/r/',
    { limit: 10, offset: 3 },
    25,
    { next: `${BASE}/r/?limit=10&offset=13`, previous: `${BASE}/r/?limit=10&offset=0` },
  ],
  [
    'a page past the end',
    '/r/',
    { limit: 10, offset: 90 },
    25,
    { next: null, previous: `${BASE}/r/?limit=10&offset=15` },
  ],
  ['the count alone', '/r/?limit=0', { limit: 0, offset: 0 }, 25, { next: null, previous: null }],
  ['all rows', '/r/', { limit: null, offset: 0 }, 25, { next: null, previous: null }],
  [
    'all rows after some',
    '/r/?offset=20',
    { limit: null, offset: 20 },
    25,
    { next: null, previous: `${BASE}/r/?offset=0&limit=20` },
  ],
  [
    'all rows past the end',
    '/r/?offset=90',
    { limit: null, offset: 90 },
    25,
    { next: null, previous: `${BASE}/r/?offset=0&limit=25` },
  ],
  ['all of no rows', '/r/?offset=5', { limit: null, offset: 5 }, 0, { next: null, previous: null }],
  [
    'the end of more rows than one page holds',
    '/r/?limit=20000&offset=15000',
    { limit: 20_000, offset: 15_000 },
    25_000,
    { next: null, previous: `${BASE}/r/?limit=10000&offset=5000` },
  ],
])('links %s', (_what, url, page, count, links) => {
  expect(pageLinks(BASE, url, page, count)).toEqual(links);
});
