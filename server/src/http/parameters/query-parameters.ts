import { type TUnsafe, Type } from 'typebox';
import { didYouMean } from '../../domain/did-you-mean.ts';
import { type Problem, RegistryError } from '../../domain/errors.ts';
import type { Parameter, ParameterValue } from './parameter.ts';
import { withReader } from './reader.ts';

export type Definitions = Readonly<Record<string, Parameter<unknown>>>;

export type Values<Defined extends Definitions> = {
  readonly [Name in keyof Defined]: ParameterValue<Defined[Name]>;
};

interface QueryOptions {
  /** Lists refuse what they do not know; single records ignore it. */
  readonly unknown?: 'refuse' | 'ignore';
  /** Other names of a parameter. */
  readonly aliases?: Readonly<Record<string, string>>;
}

/**
 * The query of a route: the schema describes it and, by the same definitions, `request.query` becomes values.
 * Every bad parameter is told at once. An empty one counts as not given.
 */
export function queryParameters<const Defined extends Definitions>(
  definitions: Defined,
  { unknown = 'refuse', aliases = {} }: QueryOptions = {},
): TUnsafe<Values<Defined>> {
  const entries = Object.entries(definitions);
  const names = Object.keys(definitions);
  const properties = {
    ...Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
    ...describeAliases(definitions, aliases),
  };
  const schema = Type.Unsafe<Values<Defined>>({
    type: 'object',
    properties,
    additionalProperties: unknown === 'ignore',
  });
  return withReader(schema, (query) => {
    const problems: Problem[] = [];
    const given = collectTexts(query, aliases);
    if (unknown === 'refuse') problems.push(...unknownParameters(given, names));
    const values = readAll(entries, given, problems);
    if (problems.length > 0) throw new RegistryError('invalid_parameter', summary(problems), { problems });
    return values;
  });
}

function describeAliases(definitions: Definitions, aliases: Readonly<Record<string, string>>) {
  const described = Object.entries(aliases).map(([alias, name]) => [
    alias,
    { ...definitions[name]?.schema, description: `Another name of \`${name}\`.` },
  ]);
  return Object.fromEntries(described) as Record<string, object>;
}

function collectTexts(query: unknown, aliases: Readonly<Record<string, string>>): Map<string, string[]> {
  const given = new Map<string, string[]>();
  for (const [name, value] of Object.entries(query as Record<string, string | string[]>)) {
    const known = Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name;
    const texts = [value].flat().filter((text) => text.trim() !== '');
    if (texts.length > 0 || !given.has(known)) given.set(known, [...(given.get(known) ?? []), ...texts]);
  }
  return given;
}

function unknownParameters(given: ReadonlyMap<string, unknown>, known: readonly string[]): Problem[] {
  return [...given.keys()]
    .filter((name) => !known.includes(name))
    .map((name) => {
      // Whoever has a facet before them means its filter.
      const probably = known.find((one) => name === `${one}_facet`) ?? didYouMean(name, known);
      return {
        parameter: name,
        message: 'is not a parameter of this address',
        allowed: known,
        ...(probably !== undefined && { didYouMean: probably }),
      };
    });
}

type Entry = readonly [name: string, definition: Definitions[string]];

function readAll(entries: readonly Entry[], given: ReadonlyMap<string, string[]>, problems: Problem[]) {
  const values: Record<string, unknown> = {};
  for (const [name, { absent, read }] of entries) {
    const texts = given.get(name) ?? [];
    const reading = texts.length === 0 ? { value: absent } : read(texts);
    if ('problem' in reading) problems.push({ parameter: name, ...reading.problem });
    else values[name] = reading.value;
  }
  return values;
}

/** One sentence for people; the entries say the rest. */
export function summary(problems: readonly Problem[]): string {
  const [first] = problems;
  if (first === undefined) return 'A parameter is not accepted.';
  const hint = first.didYouMean === undefined ? '' : ` Did you mean ${first.didYouMean}?`;
  return `The parameter ${first.parameter} ${first.message}.${hint}`;
}
