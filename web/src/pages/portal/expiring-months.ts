import type { Client } from '@touchstone/sdk';

export interface ExpiringMonth {
  /** The first of its days that is counted. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

const MONTHS = 12;

/** The twelve months from a day on, the first beginning with that day. */
export function nextMonths(today: string): readonly { readonly from: string; readonly to: string }[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => ({
    from: index === 0 ? today : dayOf(new Date(Date.UTC(year, month - 1 + index, 1))),
    to: dayOf(new Date(Date.UTC(year, month + index, 0))),
  }));
}

/** How many reports of the agencies end in each of them; those that a later one has replaced do not count. */
export function readExpiring(
  registry: Client,
  agencyIds: readonly number[],
  today: string,
): Promise<readonly ExpiringMonth[]> {
  const read = nextMonths(today).map(async ({ from, to }) => {
    const filter = { agency_id: agencyIds, active: true, valid_to_after: from, valid_to_before: to };
    const { count } = await registry.searchReports({ ...filter, limit: 0 });
    return { from, to, count };
  });
  return Promise.all(read);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
