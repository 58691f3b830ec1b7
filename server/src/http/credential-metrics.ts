import { Counter, Gauge, type Registry } from 'prom-client';
import type { IssuingCounts } from '../services/keep-credentials.ts';

export interface IssuingWatch {
  /** Whether this process is the one that issues. */
  isIssuing(): boolean;
  counts(): IssuingCounts;
}

/** What issuing has come to, beside the figures of requests. */
export function addCredentialMetrics(registry: Registry, { isIssuing, counts }: IssuingWatch): void {
  const registers = [registry];
  count('credentials_issued_total', 'Credentials that this process issued', ({ issued }) => issued);
  count('credential_issuing_errors_total', 'Failed attempts to issue, each made again', ({ errors }) => errors);
  count(
    'credential_canonical_mismatches_total',
    'Samples whose fast canonical form was wrong; from the first on the slow way is taken',
    ({ mismatches }) => mismatches,
  );
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name: 'credential_issuing_leader',
    help: '1 in the process that issues credentials',
    registers,
    collect() {
      this.set(isIssuing() ? 1 : 0);
    },
  });

  function count(name: string, help: string, value: (counts: IssuingCounts) => number): void {
    // oxlint-disable-next-line no-new -- it registers itself
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value(counts()));
      },
    });
  }
}
