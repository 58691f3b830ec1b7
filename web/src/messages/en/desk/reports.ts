import { createFormat } from '../../../format.ts';

const { number, plural } = createFormat('en');

/** Why a flag is raised, by the code of its rule. */
const rules = {
  obligatory_without_official_agency: 'Obligatory, agency not official',
  no_file: 'No file',
  only_file_failed: 'Only file not fetched',
  country_not_in_focus: 'Country not in focus',
  programme_country_elsewhere: 'Programme in another country',
  level_not_at_institution: 'Level not at the institution',
  possible_duplicate: 'Possible duplicate',
  deletion_requested: 'Deletion requested',
} as const;

export const reports = {
  rules,
  states: { published: 'Published', held: 'Held', superseded: 'Superseded', withdrawn: 'Withdrawn' },
  levels: { 'high level': 'High: holds the report', 'low level': 'Low: published all the same' },
  columns: {
    report: 'Report',
    agency: 'Agency',
    level: 'Flag',
    why: 'Why',
    since: 'Since',
    state: 'State',
    decision: 'Decision',
    changed: 'Changed',
  },

  flags: {
    title: 'Flags',
    description: 'Flags on reports that wait for a decision.',
    lead: 'Doubts that a rule has raised. Those that hold a report come first, then the oldest.',
    level: 'Level',
    rule: 'Rule',
    waiting: 'Which',
    open: 'Those that wait',
    confirmed: 'Confirmed ones',
    count: (count: number) => `${number(count)} ${plural(count, 'flag', 'flags')}`,
    none: 'No flag fits.',
    age: (days: number) => (days < 1 ? 'today' : `${number(days)} ${plural(days, 'day', 'days')}`),
  },

  deletions: {
    title: 'Deletion requests',
    description: 'Reports that an agency has asked to delete.',
    lead: 'Agencies ask for the deletion of reports that should never have been sent. Until you decide, nobody else sees them.',
    count: (count: number) => `${number(count)} ${plural(count, 'request waits', 'requests wait')}`,
    none: 'No request waits.',
  },

  list: {
    title: 'Reports',
    description: 'Every report of the registry, also those that are held or withdrawn.',
    lead: 'Every report in every state, what changed last first.',
    number: 'Number',
    ownId: 'Agency’s id',
    agency: 'Agency',
    state: 'State',
    flag: 'Highest flag',
    file: 'File',
    files: {
      none: 'None at all',
      pending: 'Waits to be fetched',
      failed: 'Could not be fetched',
      stored: 'Stored',
    },
    flagLevels: { none: 'None', 'low level': 'Low', 'high level': 'High' },
    count: (count: number) => `${number(count)} ${plural(count, 'report', 'reports')}`,
    none: 'No report fits.',
    noOwnId: 'no id of the agency',
  },

  report: {
    title: (id: number) => `Report ${id}`,
    description: 'A report as the registry keeps it, and what can be decided about it.',
    states: {
      published: 'Published. Everybody can see it.',
      held: 'Held. Only its agency and you can see it.',
      superseded: 'Published. A later report has taken its place.',
      withdrawn: 'Withdrawn. It no longer counts, and nobody sees its content.',
    },
    publicPage: 'Its public page',
    done: {
      remove: 'The flag is removed; the agency is told.',
      confirm: 'The flag is confirmed; the agency is told.',
      'confirm-deletion': 'The report is withdrawn; the agency is told.',
      'refuse-deletion': 'The request is refused; the agency is told.',
      withdraw: 'The report is withdrawn; the agency is told.',
      restore: 'The report is restored; the agency is told.',
      recheck: 'The rules were asked again.',
    } as Readonly<Record<string, string>>,
    toFlags: 'Go on with the flags',
    toDeletions: 'Go on with the deletion requests',

    open: 'To decide',
    openAside: 'The reason is kept, and the agency reads it.',
    raised: (day: string) => `Raised on ${day}`,
    lookalike: (id: number) => `Look at report ${id}`,
    removeMeans: 'Remove a flag that is wrong or does not matter: it is not raised again for the same facts.',
    confirmMeans: 'Confirm one that is right: it stands, and what has to change is up to the agency.',
    deletionMeans:
      'Withdraw the report, and its address answers that it was withdrawn; its credential is revoked. Refuse, and the report is as visible as before.',
    remove: 'Remove the flag',
    confirm: 'Confirm the flag',
    confirmDeletion: 'Withdraw the report',
    refuseDeletion: 'Refuse the request',

    settled: 'Settled flags',
    removed: (reason: string) => (reason === '' ? 'removed' : `removed: ${reason}`),
    confirmed: (reason: string) => (reason === '' ? 'confirmed' : `confirmed: ${reason}`),
    outcome: 'Outcome',
    removeAfterAll: (rule: string) => `Remove after all: ${rule}`,

    record: 'Record',
    agency: 'Agency',
    contributing: 'Contributing agencies',
    institutions: 'Institutions',
    platforms: 'Platforms',
    activities: 'Activities',
    programmes: 'Programmes',
    furtherProgrammes: (count: number) => `and ${number(count)} more`,
    status: 'Procedure',
    decision: 'Decision',
    from: 'Valid from',
    to: 'Valid to',
    assumedEnd: (day: string) => `none given; counted to ${day}`,
    ownId: 'Agency’s id',
    summary: 'Summary',
    comment: 'Comment',
    supersedes: 'Takes the place of',
    supersededBy: 'Its place was taken by',
    created: 'Recorded',
    updated: 'Changed',
    version: 'Version',
    withdrawn: 'Withdrawn',
    withdrawnSay: (day: string, reason: string) => `${day}: ${reason}`,

    other: 'Other decisions',
    withdraw: 'Withdraw the report',
    withdrawMeans:
      'Its address answers that it was withdrawn, and its credential is revoked. You can restore it later.',
    restore: 'Restore the report',
    restoreMeans: 'It is as visible as its flags allow.',
    recheck: 'Ask the rules again',
    recheckMeans:
      'After its agency or institutions have changed. Flags that were removed stay removed; others come or go.',

    history: 'History',
  },
};
