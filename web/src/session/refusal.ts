import { RegistryClientError } from '@touchstone/sdk';

/** Why a form was not taken: a sentence, and what is wrong with its fields. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly fields: ReadonlyMap<string, string>;
  /** The same with the whole way to what is wrong, for forms that have parts within parts. */
  readonly problems: readonly PointedProblem[];
  /** How long the registry asks to wait before the next try. */
  readonly waitSeconds?: number;
}

export interface PointedProblem {
  /** JSON Pointer into what was sent; empty for the whole. */
  readonly pointer: string;
  readonly message: string;
}

const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 413, 415, 422, 429, 503]);

/** What the registry answers to a form: its answer, or why it did not take it. Other failures go on. */
export async function tryForm<Answer>(
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer } | { readonly refusal: Refusal }> {
  try {
    return { answer: await work() };
  } catch (error) {
    const refusal = error instanceof RegistryClientError ? toRefusal(error) : undefined;
    if (refusal === undefined) throw error;
    return { refusal };
  }
}

function toRefusal({ status, message, problem, retryAfterMs }: RegistryClientError): Refusal | undefined {
  if (status === undefined || problem === undefined || !REFUSALS.has(status)) return undefined;
  const fields = new Map<string, string>();
  const problems: PointedProblem[] = [];
  for (const { pointer, parameter, message: wrong } of problem.errors ?? []) {
    const name = pointer?.split('/')[1] ?? parameter;
    if (name !== undefined && !fields.has(name)) fields.set(name, wrong);
    if (pointer !== undefined) problems.push({ pointer, message: wrong });
  }
  const wait = retryAfterMs !== undefined && { waitSeconds: Math.ceil(retryAfterMs / 1_000) };
  return { status, message, fields, problems, ...wait };
}

/** The same, said of another field: the registry names fields as it knows them. */
export function renameField(refusal: Refusal, from: string, to: string): Refusal {
  const fields = new Map([...refusal.fields].map(([name, wrong]) => [name === from ? to : name, wrong]));
  return { ...refusal, fields };
}
