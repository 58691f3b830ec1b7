import type { Config } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import { createAddressGuard } from '../files/address-guard.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { createGuardedFetch } from '../files/guarded-fetch.ts';
import type { Database } from '../store/database.ts';
import type { AgencyMail } from './agency-mail.ts';
import { createFileFetcher, type FinalFailure } from './fetch-files.ts';
import { holdLeadership } from './leader-lock.ts';

export interface KeepFetchingOptions {
  readonly config: Pick<Config, 'fileFetchAllow' | 'publicBaseUrl'>;
  readonly database: Database;
  readonly files: Pick<FileStorage, 'putStream' | 'discardDrafts'>;
  readonly clock: Clock;
  readonly agencyMail: AgencyMail;
  readonly isDemo: boolean;
  readonly onError: (error: unknown) => void;
}

/** Fetches files as long as the server runs; of several processes one does. */
export function keepFetchingFiles(options: KeepFetchingOptions) {
  const { config, database, files, clock, agencyMail, isDemo, onError } = options;
  const fetch = createGuardedFetch({ guard: createAddressGuard(config.fileFetchAllow) });
  const fetcher = createFileFetcher({
    database,
    files,
    fetch,
    clock,
    onError,
    onFinallyFailed: (failure) => agencyMail.tell(failure.report.agencyId, failureNotice(failure)),
    ...(isDemo && { isLeftAlone: isInvented }),
  });
  const leadership = holdLeadership({
    database,
    name: 'file fetching',
    async onLead(signal) {
      await files.discardDrafts();
      await fetcher.run(signal);
    },
    onError,
  });

  return {
    async stop() {
      await fetch.close();
      await leadership.stop();
    },
  };
}

/** No server can ever have such a name (RFC 2606); the demo world is made of them. */
function isInvented(location: string): boolean {
  return URL.canParse(location) && new URL(location).hostname.endsWith('.example');
}

function failureNotice({ reportId, report, location, message }: FinalFailure) {
  const named = report.localIdentifier === null ? '' : ` (your identifier: ${report.localIdentifier})`;
  const isHeld = report.files.every(({ state }) => state === 'failed');
  return {
    subject: `A file of report ${reportId} could not be fetched`,
    paragraphs: [
      `A file of report ${reportId}${named} could not be fetched and will not be tried again: ${location}`,
      `The reason: ${message}`,
      isHeld
        ? 'The report has no other file. It is held, so nobody sees it, until a file is there.'
        : 'The report stays visible with its other files.',
      `On the web site of the registry: sign in, open report ${reportId} under "My reports", choose "Correct this report", ` +
        'and choose the file itself or enter another address. A program sends PUT submissionapi/v2/manage/report-file.',
    ],
  };
}
