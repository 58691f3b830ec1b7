import { createFormat } from '../../format.ts';
import type { Tense } from '../../registry/day-answer.ts';
import type { Messages } from '../messages.ts';

const { number, day, plural } = createFormat('de');
const war: Readonly<Record<Tense, string>> = { past: 'war', present: 'ist', future: 'ist' };
const waren: Readonly<Record<Tense, string>> = { past: 'waren', present: 'sind', future: 'sind' };

export const dayAnswer: Messages['institution']['coverage']['answer'] = {
  leads: {
    covered: 'Ja.',
    disputed: 'Ja, aber die Berichte widersprechen sich.',
    refused: 'Begutachtet und nicht bestätigt.',
    reviewed: 'Begutachtet, ohne Ja oder Nein.',
    part: 'Zum Teil: nur einzelne Studiengänge oder Teile.',
    none: 'Nein.',
    nothing: 'Nicht in diesem Register.',
  },
  yesThrough: (predecessors) => ['Ja, durch die Vorgängerin ', predecessors, '.'],
  closed: (date, successors) =>
    successors === undefined
      ? [`Die Hochschule wurde am ${day(date)} geschlossen.`]
      : [`Die Hochschule wurde am ${day(date)} geschlossen; ihre Nachfolgerin ist `, successors, '.'],
  notYetFounded: (date) => `Die Hochschule wurde erst später gegründet, am ${day(date)}.`,
  sentences: {
    covered: (date, tense) => `Am ${day(date)} ${war[tense]} die Hochschule als Ganzes abgedeckt.`,
    disputed: (date, tense) =>
      `Am ${day(date)} ${waren[tense]} Berichte über die Hochschule als Ganzes in Kraft, die verschieden entschieden haben.`,
    refused: (date, tense) =>
      `Am ${day(date)} ${war[tense]} eine negative Entscheidung über die Hochschule als Ganzes in Kraft.`,
    reviewed: (date, tense) =>
      `Am ${day(date)} ${war[tense]} ein Bericht über die Hochschule als Ganzes aktuell, dessen Verfahren kein Ja oder Nein kennt.`,
    part: (date, tense) => `Am ${day(date)} ${war[tense]} kein Bericht über die Hochschule als Ganzes in Kraft.`,
    none: (date, tense) =>
      `Am ${day(date)} ${war[tense]} kein Bericht in Kraft, weder über die Hochschule als Ganzes noch über einzelne Studiengänge.`,
    nothing: () =>
      'Über diese Hochschule wurde kein Bericht hierher gesandt. Das heißt nicht, dass niemand sie begutachtet hat.',
  },
  notEnded: (date) => `Am ${day(date)} waren diese Berichte über sie noch nicht abgelaufen:`,
  onPredecessor: (date, predecessors) => [
    `Am ${day(date)} waren diese Berichte über ihre Vorgängerin `,
    predecessors,
    ' in Kraft:',
  ],
  different: 'Diese Berichte haben verschieden entschieden.',
  parts: (count, tense) =>
    `${number(count)} ${plural(count, `Bericht über einzelne Studiengänge oder Teile ${war[tense]}`, `Berichte über einzelne Studiengänge oder Teile ${waren[tense]}`)} in Kraft; siehe unten.`,
  future: 'So ist es heute bekannt; ein späterer Bericht kann es ändern.',
  through: (predecessors) => ['durch die Vorgängerin ', predecessors],
};
