import type { ComponentChildren } from 'preact';
import { createFormat } from '../../format.ts';
import type { DaySituation, Tense } from '../../registry/day-answer.ts';

const { number, day, plural } = createFormat('en');
const was: Readonly<Record<Tense, string>> = { past: 'was', present: 'is', future: 'will be' };
const were: Readonly<Record<Tense, string>> = { past: 'were', present: 'are', future: 'will be' };

/** Whether an institution was covered on a day. */
export const dayAnswer = {
  leads: {
    covered: 'Yes.',
    disputed: 'Yes, but the reports disagree.',
    refused: 'Reviewed, and not approved.',
    reviewed: 'Reviewed, without a yes or no.',
    part: 'In part: only single programmes or parts.',
    none: 'No.',
    nothing: 'Not in this registry.',
  } satisfies Record<DaySituation, string>,
  yesThrough: (predecessors: ComponentChildren) => ['Yes, through its predecessor ', predecessors, '.'],
  closed: (date: string, successors: ComponentChildren) =>
    successors === undefined
      ? [`The institution closed on ${day(date)}.`]
      : [`The institution closed on ${day(date)}; its successor is `, successors, '.'],
  notYetFounded: (date: string) => `The institution was founded later, on ${day(date)}.`,
  sentences: {
    covered: (date: string, tense: Tense) => `On ${day(date)} the institution as a whole ${was[tense]} covered.`,
    disputed: (date: string, tense: Tense) =>
      `On ${day(date)} reports on the institution as a whole ${were[tense]} in force that came to different decisions.`,
    refused: (date: string, tense: Tense) =>
      `On ${day(date)} a negative decision on the institution as a whole ${was[tense]} in force.`,
    reviewed: (date: string, tense: Tense) =>
      `On ${day(date)} a report on the institution as a whole ${was[tense]} current; its procedure does not end in a yes or no.`,
    part: (date: string, tense: Tense) =>
      `On ${day(date)} no report on the institution as a whole ${was[tense]} in force.`,
    none: (date: string, tense: Tense) =>
      `On ${day(date)} no report ${was[tense]} in force, neither on the institution as a whole nor on single programmes.`,
    nothing: () => 'No report on this institution was sent here. That does not say that nobody reviewed it.',
  } satisfies Record<DaySituation, (date: string, tense: Tense) => string>,
  notEnded: (date: string) => `On ${day(date)} these reports on it had not ended:`,
  onPredecessor: (date: string, predecessors: ComponentChildren) => [
    `On ${day(date)} these reports on its predecessor `,
    predecessors,
    ' were in force:',
  ],
  different: 'These reports came to different decisions.',
  parts: (count: number, tense: Tense) =>
    `${number(count)} ${plural(count, `report on single programmes or parts ${was[tense]}`, `reports on single programmes or parts ${were[tense]}`)} in force; ${plural(count, 'it is', 'they are')} listed below.`,
  future: 'This is what is known today; a later report can change it.',
  through: (predecessors: ComponentChildren) => ['through its predecessor ', predecessors],
};
