import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { number, day } = createFormat('fr');

export const home: Messages['home'] = {
  title: 'Touchstone : qui a évalué quel établissement, et jusqu’à quand cela compte',
  description:
    'Le registre ouvert des rapports d’assurance qualité externe sur les établissements d’enseignement supérieur : décisions, dates et documents, tels que les agences les ont envoyés.',
  heading: ['A-t-il été évalué,', 'par qui et jusqu’à quand ?'],
  find: 'Trouver un établissement',
  findHint: 'Un nom dans n’importe quelle écriture, un identifiant ou un lieu.',
  examples: (links) => ['Par exemple ', links, '.'],
  what: 'Touchstone rassemble les rapports des agences d’assurance qualité sur les établissements d’enseignement supérieur. Chaque fiche dit ce qui a été évalué, ce qui a été décidé et pour combien de temps, tel que l’agence l’a envoyé.',
  figures: {
    institutions: 'Établissements',
    covered: 'avec un rapport valable aujourd’hui',
    reports: 'Rapports',
    agencies: 'Agences au registre',
    countries: 'Pays et systèmes',
    asOf: (date) => `Au ${day(date)}.`,
    all: 'Toutes les statistiques',
  },
  coverage: {
    title: 'Couverture',
    what: 'Combien des établissements listés pour un pays ont au moins un rapport valable aujourd’hui.',
    low: 'Une part faible peut signifier peu d’évaluations, ou peu de rapports envoyés ici.',
    absence: 'Comment lire une absence',
    gist: (best, least) =>
      `Carte de l’Europe et de ses voisins, teintée selon la part des établissements ayant un rapport valable. La part est la plus grande en ${best} et la plus faible en ${least}.`,
    steps: ['moins de 50 %', '50–69', '70–79', '80–89', '90–100 %', 'aucun'],
    largest: 'Les dix plus grands systèmes',
    country: 'Pays',
    listed: 'Listés',
    covered: 'Couverts',
    withReport: 'Avec un rapport',
    fullList: 'Liste complète',
    caption: 'Établissements par pays, et la part de ceux ayant un rapport valable aujourd’hui',
  },
  recent: {
    title: 'Rapports récents',
    what: 'Les cinq derniers publiés.',
    all: (count) => `Les ${number(count)} rapports`,
  },
  tasks: {
    title: 'Tâches courantes',
    diploma: 'Contrôler un diplôme',
    diplomaText:
      'Cherchez l’établissement tel que le diplôme l’écrit, même sous un ancien nom, et voyez ce qui valait le jour de la délivrance.',
    verify: 'Vérifier une attestation',
    verifyText: 'Apportez le fichier reçu. Vous saurez s’il est authentique, intact et toujours en vigueur.',
    submit: 'Utiliser les données',
    submitText:
      'Tout ici est lisible par des programmes : une API ouverte, le téléchargement de chaque résultat, un client typé.',
  },
};
