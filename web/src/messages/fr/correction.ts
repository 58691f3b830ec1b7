import type { Messages } from '../messages.ts';

export const correction: Messages['correction'] = {
  title: 'Signaler une erreur',
  description: 'Dites à l’exploitant du registre ce qui est faux dans une fiche.',
  lead: 'Dites-nous ce qui est faux et, si possible, où trouver ce qui est juste. L’exploitant le lit ; ce n’est pas publié.',
  about: 'Fiche',
  kinds: { institution: 'Établissement', report: 'Rapport', agency: 'Agence', country: 'Pays' },
  message: 'Qu’est-ce qui est faux ?',
  messageHint: 'Une phrase au moins.',
  contact: 'Adresse électronique',
  contactHint: 'Seulement si nous pouvons vous poser une question. Elle ne sert à rien d’autre.',
  send: 'Envoyer',
  noRecord: 'Ouvrez la fiche erronée et suivez-y le lien « Signaler une erreur ».',
  empty: 'Dites ce qui est faux avant d’envoyer.',
  thanks: 'Reçu',
  thanksText: 'L’exploitant l’examinera. Si la fiche est modifiée, son histoire le montrera.',
  back: 'Retour à la fiche',
};
