import { RegistryError } from '../../domain/errors.ts';
import { LARGEST_ID } from '../../domain/record.ts';
import { type Described, readWholeNumber } from './kinds.ts';
import { type Parameter, readOnce, refuse } from './parameter.ts';

/** The number of one record. */
export function id(described: Described): Parameter<number | undefined> {
  return {
    schema: { type: 'integer', minimum: 1, example: 1, ...described },
    absent: undefined,
    read: (given) =>
      readOnce(given, (one) => {
        const reading = readWholeNumber(one);
        return 'value' in reading && reading.value > LARGEST_ID ? refuse(`does not know "${one}"`) : reading;
      }),
  };
}

/** For the few parameters without which a request means nothing. */
export function required<Value>(parameter: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new RegistryError('invalid_parameter', `The parameter ${parameter} is required.`, {
    problems: [{ parameter, message: 'is required' }],
  });
}
