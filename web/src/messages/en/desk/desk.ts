import { createFormat } from '../../../format.ts';
import { accounts } from './accounts.ts';
import { audit } from './audit.ts';
import { corrections } from './corrections.ts';
import { home } from './home.ts';
import { outbox } from './outbox.ts';
import { reports } from './reports.ts';

const { number, plural } = createFormat('en');

/** What the operator reads; written in English alone. */
export const desk = {
  onlyOperators: 'This page is for the operator of the registry.',
  menuLabel: 'The desk',
  groups: { decide: 'To decide', records: 'Records', run: 'The registry' },

  /** Shared by all pages of the desk. */
  shared: {
    show: 'Show',
    any: 'Any',
    nothing: 'Nothing fits.',
    found: (count: number, one: string, other: string) => `${number(count)} ${plural(count, one, other)}`,
    pageOf: (page: number, last: number) => `Page ${number(page)} of ${number(last)}`,
    reason: 'Reason',
    giveReason: 'Give a reason.',
    isMissing: 'is required',
    reasonHint: 'Kept with the decision, and told to whom it concerns.',
    field: 'Field',
    value: 'Value',
    before: 'Before',
    after: 'After',
    absent: 'nothing',
    empty: 'empty',
    yes: 'yes',
    no: 'no',
    noDifference: 'Nothing changes.',
    furtherFields: (count: number) => `${number(count)} further ${plural(count, 'field', 'fields')}`,
    whole: 'The record',
  },
  home,
  reports,
  accounts,
  corrections,
  audit,
  outbox,
};
