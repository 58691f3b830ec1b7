import type { Page } from '../page.ts';

const LONGEST_QUERY = 512;
const SUGGESTIONS = 8;

/** What the search box shows while somebody types. */
export const suggestPage: Page = {
  path: '/suggest',
  isNeutral: true,
  async respond({ registry, query }) {
    const text = (query.get('query') ?? '').slice(0, LONGEST_QUERY);
    const found = text.trim() === '' ? [] : await registry.suggestInstitutions({ query: text, limit: SUGGESTIONS });
    return { contentType: 'application/json; charset=utf-8', data: JSON.stringify(found) };
  },
};
