import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { day } = createFormat('fr');

export const problem: Messages['problem'] = {
  titles: {
    400: 'Cette adresse est illisible',
    403: 'Refusé',
    404: 'Il n’y a rien ici',
    405: 'Cela n’est pas possible ici',
    410: 'Cette fiche a été retirée',
    413: 'C’était trop volumineux',
    429: 'Trop de pages à la fois',
    500: 'Une erreur s’est produite chez nous',
    503: 'Hors d’atteinte pour le moment',
  },
  otherTitle: 'Cela n’a pas fonctionné',
  noSuchPage: 'Aucune page de ce site n’a cette adresse.',
  noSuchRecord: 'Le registre n’a aucune fiche sous ce numéro.',
  gone: 'La fiche a été retirée. Elle ne compte plus et son contenu n’est plus affiché.',
  goneOn: (date) => `La fiche a été retirée le ${day(date)}. Elle ne compte plus et son contenu n’est plus affiché.`,
  unavailable: 'Le registre ne répond pas pour le moment. Réessayez dans une minute.',
  notUnderstood: 'Le registre dit :',
  whatToDo: 'Ce que vous pouvez faire',
  ways: {
    checkAddress: 'Vérifiez l’adresse ; les numéros des fiches ne changent jamais.',
    goBack: 'Revenez en arrière, rechargez cette page et réessayez. Votre session a peut-être pris fin entre-temps.',
    lookForLater: 'Cherchez l’établissement : un autre rapport a peut-être pris sa place.',
    smaller: 'Revenez en arrière et choisissez un fichier plus petit.',
    search: 'Chercher par nom, identifiant ou lieu :',
    toHome: 'Recommencer depuis l’accueil',
    wait: 'Attendez une minute, puis rechargez la page.',
  },
  requestId: 'Si vous nous écrivez à ce sujet, citez',
};
