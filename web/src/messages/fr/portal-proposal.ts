import type { portalProposal as english } from '../en/portal-proposal.ts';

export const portalProposal: typeof english = {
  title: 'Proposer un établissement',
  description: 'Proposer un établissement qui manque au registre.',
  lead: 'Pour un établissement qui n’est pas au registre. L’opérateur décide, et vous recevez un courriel.',
  link: 'Pas au registre ? Proposez-le',
  form: 'L’établissement',
  name: 'Nom officiel, dans sa langue et son écriture',
  english: 'Nom anglais (facultatif)',
  country: 'Pays du siège',
  choose: 'Choisir',
  city: 'Ville (facultatif)',
  website: 'Site web (facultatif)',
  websiteHint: 'C’est ainsi que l’opérateur s’informe le plus vite.',
  note: 'Ce que l’opérateur devrait savoir (facultatif)',
  submit: 'Proposer',
  alike: 'Est-ce l’un de ceux-ci ?',
  alikeText: 'Si oui, nommez-le dans votre rapport par son identifiant. Rien n’a été envoyé.',
  alikeBy: { identifier: 'même identifiant', domain: 'même adresse web', name: 'nom semblable' },
  notAlike: 'Ce n’est aucun d’eux : le proposer',
  done: (id) => `Votre proposition a le numéro ${id}.`,
  doneText: (id) =>
    `Un rapport n’a pas à attendre dans votre tiroir : indiquez « proposition ${id} » là où il demande l’établissement.`,
  own: 'Vos propositions',
  columns: { name: 'Établissement', number: 'Numéro', state: 'État', at: 'Proposé' },
  states: { open: 'attend l’opérateur', accepted: 'au registre', refused: 'refusé' },
};
