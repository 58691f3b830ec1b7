import { describe, expect, it } from 'vitest';
import { problemInMarkdown } from './markdown.ts';

describe('a text in Markdown', () => {
  it.each([
    '',
    'Plain text, 3 < 4 and 5 > 2.',
    '## Heading\n\n* one\n* two\r\n\ttabbed',
    'See [the law](https://law.example/a(b)) and <https://law.example>.',
    'Write to [us](mailto:desk@agency.example), or see [above](#top) and [here](/countries/1).',
    '[law]: https://law.example "The law"',
    'ქართული ტექსტი – “quoted”',
  ])('is accepted: %j', (text) => {
    expect(problemInMarkdown(text)).toBeUndefined();
  });

  it.each([
    ['<script>alert(1)</script>', 'must be Markdown without HTML'],
    ['a <img src=x onerror=alert(1)>', 'must be Markdown without HTML'],
    ['<!-- hidden -->', 'must be Markdown without HTML'],
    ['</div>', 'must be Markdown without HTML'],
    ['<javascript:alert(1)>', 'must be Markdown without HTML'],
    ['![pixel](https://tracker.example/p.gif)', 'must be Markdown without pictures'],
    ['[x](javascript:alert(1))', 'has a link to "javascript:alert(1"; links start with https://, http:// or mailto:'],
    ['[x]( JaVaScRiPt:1)', 'has a link to "JaVaScRiPt:1"; links start with https://, http:// or mailto:'],
    ['[x](java&#115;cript:1)', 'has a link to "java&#115;cript:1"; links start with https://, http:// or mailto:'],
    [
      '[x](data:text/html;base64,AA)',
      'has a link to "data:text/html;base64,AA"; links start with https://, http:// or mailto:',
    ],
    ['[x](//evil.example)', 'has a link to "//evil.example"; links start with https://, http:// or mailto:'],
    ['[x]: vbscript:1', 'has a link to "vbscript:1"; links start with https://, http:// or mailto:'],
    ['bell \u0007', 'must not hold control characters'],
  ])('is refused: %j', (text, problem) => {
    expect(problemInMarkdown(text)).toBe(problem);
  });
});
