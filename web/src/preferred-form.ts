/** The forms in which a record can be had at its lasting address. */
export const FORMS = { html: 'text/html', json: 'application/json', jsonld: 'application/ld+json' } as const;
export type Form = keyof typeof FORMS;

interface Wish {
  readonly type: string;
  readonly weight: number;
}

/** The form a client wants most; a page when it does not say or cannot decide. */
export function preferredForm(accept: string | undefined): Form {
  const wishes = readWishes(accept ?? '*/*');
  const weighed = (Object.keys(FORMS) as Form[]).map((form) => ({ form, weight: weightOf(FORMS[form], wishes) }));
  const best = weighed.reduce((one, other) => (other.weight > one.weight ? other : one));
  return best.weight > 0 ? best.form : 'html';
}

/** Whether a person with a browser is asking. */
export function prefersPage(accept: string | undefined): boolean {
  return accept !== undefined && readWishes(accept).some(({ type, weight }) => type === 'text/html' && weight > 0);
}

function readWishes(accept: string): readonly Wish[] {
  return accept.split(',').map((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { type, weight: Number.isFinite(quality) ? quality : 0 };
  });
}

function weightOf(type: string, wishes: readonly Wish[]): number {
  const [family = ''] = type.split('/');
  for (const name of [type, `${family}/*`, '*/*']) {
    const wish = wishes.find((candidate) => candidate.type === name);
    if (wish !== undefined) return wish.weight;
  }
  return 0;
}
