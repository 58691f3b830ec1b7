import { expect, it } from 'vitest';
import { readStrictJson } from './strict-json.ts';

it('finds a member that stands twice, however it is written', () => {
  const texts: [json: string, duplicate: string | undefined][] = [
    ['{"a":1,"b":{"a":2}}', undefined],
    ['[{"a":1},{"a":1}]', undefined],
    ['{"a":"a","b":"a"}', undefined],
    ['{"a":["a","a"]}', undefined],
    ['{"a":"{\\"a\\":1,\\"a\\":2}"}', undefined],
    ['{"a":1,"a":1}', 'a'],
    ['{"a":1,"\\u0061":1}', 'a'],
    ['{"x":{"a":[1,{"b":1,"b" : 2}]}}', 'b'],
    ['{"":1,"":2}', ''],
    ['{"\\"":1,"\\u0022":2}', '"'],
    ['{"a\\\\":1,"a\\\\":2}', 'a\\'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ];
  for (const [json, duplicate] of texts) expect(readStrictJson(json)).toEqual({ value: JSON.parse(json), duplicate });
});

it('refuses more than 32 levels and what is no JSON', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(readStrictJson(nested(32)).duplicate).toBeUndefined();
  expect(() => readStrictJson(nested(33))).toThrow('The document is nested more than 32 levels deep');
  for (const bad of ['', '{', '{a:1}', "{'a':1}", '{"a":1,}', 'NaN', '\uFEFF{}']) {
    expect(() => readStrictJson(bad)).toThrow('This is not JSON');
  }
});
