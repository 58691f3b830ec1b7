import { describe, expect, it } from 'vitest';
import { reportFileName } from './report-file-name.ts';

describe('reportFileName', () => {
  it.each([
    ['https://agency.example/reports/2020/Review.PDF', 'Review.pdf'],
    ['https://agency.example/download?id=7', 'download.pdf'],
    ['https://agency.example/a/b.pdf?x=/c.pdf#d', 'b.pdf'],
    ['https://agency.example/Bericht%20%C3%BCber.pdf', 'Bericht-über.pdf'],
    ['https://agency.example/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'passwd.pdf'],
    ['https://agency.example/50%.pdf', '50.pdf'],
    ['https://agency.example/', 'report.pdf'],
    ['C:\\reports\\final "v2".pdf', 'final-v2.pdf'],
    ['..', 'report.pdf'],
    ['', 'report.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ])('of %j is %j', (original, expected) => {
    expect(reportFileName(original)).toBe(expected);
  });
});
