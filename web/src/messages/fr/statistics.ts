import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { number, percent, day } = createFormat('fr');

export const statistics: Messages['statistics'] = {
  title: 'Statistiques',
  description:
    'Rapports par année, décision, pays, agence et niveau, et combien d’établissements ils couvrent. Chaque chiffre se télécharge.',
  lead: 'Comptées dans le registre tel qu’il est aujourd’hui ; qui télécharge les données peut recompter. Les chiffres disent ce que les agences ont envoyé, pas la valeur des établissements.',
  contents: {
    years: 'Par année',
    coverage: 'Couverture',
    countries: 'Par pays',
    agencies: 'Par agence',
    levels: 'Par niveau',
    kinds: 'Par type',
  },
  source: (date) => `Source : Touchstone, ${day(date)}. Licence : CC BY 4.0.`,
  demoSource: (date) => `Source : Touchstone, données fictives de démonstration, ${day(date)}. Licence : CC BY 4.0.`,
  years: {
    title: 'Par année et décision',
    aside: 'Un rapport compte dans l’année où sa validité commence. L’année en cours n’est pas complète.',
    finding: (year, count, share) =>
      `C’est en ${year} que le plus de rapports ont commencé : ${number(count)}. ${percent(share)} de ceux affichés comportent des conditions`,
    year: 'Année',
    total: 'Tous',
  },
  coverage: {
    title: 'Couverture par pays',
    aside:
      'La part des établissements listés ayant au moins un rapport valable aujourd’hui. Les vingt plus grands systèmes.',
    finding: (best, share) => `Parmi les plus grands systèmes, la plus grande part : ${best}, ${percent(share)}`,
    country: 'Pays',
    total: 'Listés',
    count: 'Avec un rapport',
    valid: 'Avec un rapport valable',
    share: 'Part',
  },
  countries: {
    title: 'Rapports par pays',
    aside: 'Un rapport sur des établissements de plusieurs pays compte dans chacun.',
    finding: (first, count) => `Le plus de rapports : ${first}, ${number(count)}`,
    country: 'Pays',
    reports: 'Rapports',
  },
  agencies: {
    title: 'Rapports par agence',
    aside: 'Les agences associées comptent aussi.',
    finding: (first, count) => `${first} a envoyé le plus de rapports, ${number(count)}`,
    agency: 'Agence',
    reports: 'Rapports',
  },
  levels: {
    title: 'Rapports par niveau',
    aside: 'Selon les niveaux des formations ; un rapport peut en couvrir plusieurs.',
    finding: (level) => `La plupart des rapports sur des formations concernent : ${level.toLowerCase()}`,
    level: 'Niveau',
    reports: 'Rapports',
  },
  kinds: {
    title: 'Ce qui est évalué, et pourquoi',
    aside: 'Types d’évaluation et leur place dans le système.',
    finding: (share) => `${percent(share)} des rapports font partie d’un système obligatoire`,
    kind: 'Type',
    reports: 'Rapports',
  },
  all: (count) => `Les ${number(count)} en tableau`,
};
