import type { OwnAccount } from '@touchstone/sdk';

/** The agencies somebody acts for on a day, each once. */
export function ownAgencyIds({ agencies }: Pick<OwnAccount, 'agencies'>, today: string): readonly number[] {
  const holding = agencies.filter(
    ({ valid_from: from, valid_to: to }) => (from === null || from <= today) && (to === null || today <= to),
  );
  return [...new Set(holding.map(({ agency_id: id }) => id))];
}
