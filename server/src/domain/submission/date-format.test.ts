import { describe, expect, it } from 'vitest';
import { parseDay, problemInDateFormat } from './date-format.ts';

describe('a date format', () => {
  it.each(['%Y-%m-%d', '%d.%m.%Y', '%d/%m/%y', '%e %B %Y', '%b %d, %Y', '%Y%m%d', '100%% %d.%m.%Y'])(
    '%s can be used',
    (pattern) => {
      expect(problemInDateFormat(pattern)).toBeUndefined();
    },
  );

  it.each([
    ['%Y-%M-%d', 'In a date format %M means minutes; write %m for the month.'],
    ['%d.%m.%Y %H:%M', 'In a date format %M means minutes; write %m for the month.'],
    ['%Y-%m', 'A date format needs the year (%Y or %y), the month (%m, %b or %B) and the day (%d), each once.'],
    ['%Y-%m-%d %d', 'A date format needs the year (%Y or %y), the month (%m, %b or %B) and the day (%d), each once.'],
    ['DD.MM.YYYY', 'A date format needs the year (%Y or %y), the month (%m, %b or %B) and the day (%d), each once.'],
    ['%Y-%m-%x', 'The date format has "%x", which is not known here; use %Y or %y, %m, %b or %B, and %d.'],
    ['%Y-%m-%d%', 'The date format has "%", which is not known here; use %Y or %y, %m, %b or %B, and %d.'],
    [`%Y-%m-%d${' '.repeat(40)}`, 'A date format can have at most 40 characters.'],
  ])('%s cannot', (pattern, problem) => {
    expect(problemInDateFormat(pattern)).toBe(problem);
  });
});

describe('a date', () => {
  it.each([
    ['2024-02-29', '%Y-%m-%d', '2024-02-29'],
    ['31.12.2024', '%d.%m.%Y', '2024-12-31'],
    ['1.2.2024', '%d.%m.%Y', '2024-02-01'],
    [' 1/2/24 ', '%d/%m/%y', '2024-02-01'],
    ['1/2/99', '%d/%m/%y', '1999-02-01'],
    ['15 January 2024', '%d %B %Y', '2024-01-15'],
    ['may 3, 2024', '%b %d, %Y', '2024-05-03'],
    ['20240115', '%Y%m%d', '2024-01-15'],
    ['(2024) 1+15', '(%Y) %m+%d', '2024-01-15'],
  ])('%s by %s is %s', (text, pattern, day) => {
    expect(parseDay(text, pattern)).toBe(day);
  });

  it.each([
    ['30.02.2024', '%d.%m.%Y'],
    ['2024-13-01', '%Y-%m-%d'],
    ['15 Januar 2024', '%d %B %Y'],
    ['2024-01-15', '%d.%m.%Y'],
    ['1x2x2024', '%d.%m.%Y'],
    ['', '%d.%m.%Y'],
  ])('%s is no day by %s', (text, pattern) => {
    expect(parseDay(text, pattern)).toBeUndefined();
  });
});
