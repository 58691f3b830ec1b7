import { expect, it } from 'vitest';
import { aProgramme, aReport } from '../../../test/records.ts';
import type { Report } from '../report.ts';
import { sizeProblems } from './size-rules.ts';

const [FILE] = aReport().files;
const repeat = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));
const named = (...names: string[]) =>
  aProgramme({ names: names.map((name, index) => ({ name, isPrimary: index === 0, qualification: '' })) });
const files = (count: number) =>
  repeat(count, (id): Report['files'][number] => ({
    id,
    displayName: '',
    fileName: 'report.pdf',
    languages: ['eng'],
    state: 'pending',
    sha256: null,
    size: null,
    originalLocation: null,
    ...FILE,
  }));
const links = (count: number) => repeat(count, (at) => ({ link: `https://a.example/${at}`, displayName: '' }));

it.each<[string, Partial<Report>]>([
  ['has nothing', {}],
  ['is an ordinary one', aReport()],
  ['has 900 programmes', { programmes: repeat(900, (at) => named(`Engineering ${at}`)) }],
  ['has a hundred names of one programme', { programmes: [named(...repeat(100, (at) => `Name ${at}`))] }],
  ['has 200 files and 300 links', { files: files(200), links: links(300) }],
  ['has a name of 10,000 signs', { programmes: [named('工'.repeat(10_000))] }],
])('a report that %s can be issued', (_what, report) => {
  expect(sizeProblems(report)).toEqual([]);
});

it.each<[string, Partial<Report>, readonly string[]]>([
  ['1,001 programmes', { programmes: repeat(1_001, () => named('A')) }, ['/programmes']],
  ['301 links beside 200 files', { files: files(200), links: links(301) }, ['/report_files']],
  ['101 names of one programme', { programmes: [named('A'), named(...repeat(101, String))] }, ['/programmes/1']],
  ['long names of many programmes', { programmes: repeat(900, () => named('Engineering '.repeat(10))) }, ['']],
  ['names that take three bytes a sign', { programmes: repeat(10, () => named('工'.repeat(9_000))) }, ['']],
  ['names full of quotation marks', { programmes: repeat(10, () => named('"'.repeat(9_500))) }, ['']],
  [
    'long addresses',
    { links: repeat(400, () => ({ link: `https://a.example/${'x'.repeat(480)}`, displayName: '' })) },
    [''],
  ],
  ['a very long field', { limitField: 'x'.repeat(200_000) }, ['']],
])('a report with %s is refused', (_what, report, pointers) => {
  expect(sizeProblems(report).map(({ pointer }) => pointer)).toEqual(pointers);
});

it('says how to go on', () => {
  expect(sizeProblems({ programmes: repeat(1_200, () => named('A')) })).toEqual([
    {
      pointer: '/programmes',
      message: 'At most 1000 programmes fit in one report, not 1200. Submit it in several parts.',
    },
  ]);
});
