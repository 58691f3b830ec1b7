import { createFormat } from '../../format.ts';
import type { Tense } from '../../registry/day-answer.ts';
import type { Messages } from '../messages.ts';

const { number, day, plural } = createFormat('fr');
const etait: Readonly<Record<Tense, string>> = { past: 'était', present: 'est', future: 'sera' };
const etaient: Readonly<Record<Tense, string>> = { past: 'étaient', present: 'sont', future: 'seront' };
const netait: Readonly<Record<Tense, string>> = { past: 'n’était', present: 'n’est', future: 'ne sera' };

export const dayAnswer: Messages['institution']['coverage']['answer'] = {
  leads: {
    covered: 'Oui.',
    disputed: 'Oui, mais les rapports se contredisent.',
    refused: 'Évalué, et non approuvé.',
    reviewed: 'Évalué, sans oui ni non.',
    part: 'En partie : seulement des formations ou des composantes.',
    none: 'Non.',
    nothing: 'Pas dans ce registre.',
  },
  yesThrough: (predecessors) => ['Oui, par son prédécesseur ', predecessors, '.'],
  closed: (date, successors) =>
    successors === undefined
      ? [`L’établissement a fermé le ${day(date)}.`]
      : [`L’établissement a fermé le ${day(date)} ; son successeur est `, successors, '.'],
  notYetFounded: (date) => `L’établissement n’a été fondé que plus tard, le ${day(date)}.`,
  sentences: {
    covered: (date, tense) => `Le ${day(date)}, l’établissement dans son ensemble ${etait[tense]} couvert.`,
    disputed: (date, tense) =>
      `Le ${day(date)}, des rapports sur l’établissement dans son ensemble ${etaient[tense]} en vigueur, avec des décisions différentes.`,
    refused: (date, tense) =>
      `Le ${day(date)}, une décision négative sur l’établissement dans son ensemble ${etait[tense]} en vigueur.`,
    reviewed: (date, tense) =>
      `Le ${day(date)}, un rapport sur l’établissement dans son ensemble ${etait[tense]} actuel ; sa procédure ne finit pas par un oui ou un non.`,
    part: (date, tense) =>
      `Le ${day(date)}, aucun rapport sur l’établissement dans son ensemble ${netait[tense]} en vigueur.`,
    none: (date, tense) =>
      `Le ${day(date)}, aucun rapport ${netait[tense]} en vigueur, ni sur l’établissement dans son ensemble ni sur des formations.`,
    nothing: () =>
      'Aucun rapport sur cet établissement n’a été envoyé ici. Cela ne dit pas que personne ne l’a évalué.',
  },
  notEnded: (date) => `Le ${day(date)}, ces rapports à son sujet n’avaient pas pris fin :`,
  onPredecessor: (date, predecessors) => [
    `Le ${day(date)}, ces rapports sur son prédécesseur `,
    predecessors,
    ' étaient en vigueur :',
  ],
  different: 'Les décisions de ces rapports diffèrent.',
  parts: (count, tense) =>
    `${number(count)} ${plural(count, `rapport sur des formations ou des composantes ${etait[tense]}`, `rapports sur des formations ou des composantes ${etaient[tense]}`)} en vigueur ; voir ci-dessous.`,
  future: 'C’est ce que l’on sait aujourd’hui ; un rapport ultérieur peut le changer.',
  through: (predecessors) => ['par son prédécesseur ', predecessors],
};
