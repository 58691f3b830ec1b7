import { expect, it } from 'vitest';
import { summaryOf } from './entry-summary.ts';
import { choice, day, innerList, list, longText, text, yes } from './record-parts.ts';

const versions = innerList({ name: 'versions', one: '', add: '', none: '', parts: [text('name', '')] });
const activities = list({
  name: 'activities',
  one: '',
  add: '',
  none: '',
  parts: [
    choice('type', '', [['1', 'Institutions']]),
    longText('about', ''),
    text('name', ''),
    text('link', ''),
    yes('isOfficial', 'Official'),
    day('from', ''),
    day('to', ''),
    versions,
  ],
});

it.each([
  [{ type: '1', name: 'Audit', link: 'https://a.example', about: 'Long' }, 'Institutions, Audit'],
  [{ type: 2, name: '' }, '2'],
  [{ name: 'Audit', from: '2010-01-01', to: null }, 'Audit, since 1\u00a0Jan 2010'],
  [{ name: 'Audit', to: '2014-08-31' }, 'Audit, until 31\u00a0Aug 2014'],
  [{ name: 'Audit', from: '2010-01-01', to: 'soon' }, 'Audit, 1\u00a0Jan 2010 to soon'],
  [{ name: 'Audit', isOfficial: true }, 'Audit, Official'],
  [{ name: 'Audit', isOfficial: false }, 'Audit'],
  [{ versions: [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }] }, 'One, Two'],
  [{}, ''],
])('says of %j in short: %j', (entry, summary) => {
  expect(summaryOf(activities, entry)).toBe(summary);
});
