import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { day, shortDay } = createFormat('fr');

export const validity: Messages['validity'] = {
  until: (last) => `Valable jusqu’au ${shortDay(last)}`,
  expired: (last) => `Expiré le ${shortDay(last)}`,
  superseded: (on) => (on === undefined ? 'Remplacé' : `Remplacé le ${shortDay(on)}`),
  starts: (first) => `Commence le ${shortDay(first)}`,
  withdrawn: 'Retiré',
  key: { inForce: 'En vigueur', expired: 'Expiré', superseded: 'Remplacé', notYet: 'Pas encore en vigueur' },
  today: 'aujourd’hui',
  inForce: {
    positive: (last) => `Approuvé. La décision est en vigueur aujourd’hui et prend fin le ${day(last)}.`,
    conditional: (last) =>
      `Approuvé avec conditions. La décision est en vigueur aujourd’hui et prend fin le ${day(last)}.`,
    negative: (last) => `Non approuvé. Cela vaut jusqu’au ${day(last)}, sauf nouvelle évaluation avant.`,
    neutral: (last) =>
      `Évalué ; la procédure ne se conclut pas par oui ou non. Le rapport est actuel jusqu’au ${day(last)}.`,
  },
  ended: {
    positive: (last) => `Était approuvé. La décision a pris fin le ${day(last)}.`,
    conditional: (last) => `Était approuvé avec conditions. La décision a pris fin le ${day(last)}.`,
    negative: (last) => `N’était pas approuvé. Cette décision a pris fin le ${day(last)}.`,
    neutral: (last) => `A été évalué, sans oui ni non. Le rapport a cessé d’être actuel le ${day(last)}.`,
  },
  replaced: {
    positive: (on) => `Était approuvé. Un rapport plus récent l’a remplacé le ${day(on)}.`,
    conditional: (on) => `Était approuvé avec conditions. Un rapport plus récent l’a remplacé le ${day(on)}.`,
    negative: (on) => `N’était pas approuvé. Un rapport plus récent l’a remplacé le ${day(on)} ; lisez celui-là.`,
    neutral: (on) => `A été évalué, sans oui ni non. Un rapport plus récent l’a remplacé le ${day(on)}.`,
  },
  notYet: {
    positive: (first) => `Approuvé. La décision prend effet le ${day(first)} ; elle ne compte pas encore.`,
    conditional: (first) =>
      `Approuvé avec conditions. La décision prend effet le ${day(first)} ; elle ne compte pas encore.`,
    negative: (first) => `Non approuvé. La décision prend effet le ${day(first)}.`,
    neutral: (first) => `Évalué, sans oui ni non. Le rapport compte à partir du ${day(first)}.`,
  },
  assumedEnd: (last) =>
    `L’agence n’a pas indiqué de dernier jour. Le registre compte alors six ans, jusqu’au ${day(last)}.`,
  cutShort: 'Un rapport plus récent y a mis fin avant son dernier jour.',
  statedEnd: 'Le dernier jour est indiqué par l’agence.',
  from: (first) => `Du ${day(first)}`,
  to: (last) => `au ${day(last)}`,
};
