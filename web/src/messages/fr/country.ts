import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { number, plural, percent } = createFormat('fr');

export const country: Messages['country'] = {
  list: {
    title: 'Pays et systèmes',
    description:
      'Les pays ayant des établissements ou des agences au registre, et le fonctionnement de leur assurance qualité.',
    lead: (count) => `${number(count)} pays et systèmes ont des agences ou des établissements au registre.`,
    country: 'Pays',
    institutions: 'Établissements',
    covered: 'Avec un rapport valable',
    reports: 'Rapports',
    agencies: 'Agences y ayant leur siège',
    fullList: 'Liste complète',
    external: 'Agences étrangères',
    partOf: (whole) => `partie de : ${whole}`,
  },
  description: (name) =>
    `${name} : le fonctionnement de l’assurance qualité externe, les agences, les établissements et leurs rapports.`,
  ehea: 'Dans l’Espace européen de l’enseignement supérieur',
  notEhea: 'Hors de l’Espace européen de l’enseignement supérieur',
  partOf: 'Un système de :',
  lead: (listed, covered) =>
    listed === 0
      ? 'Aucun établissement n’est listé ici.'
      : `${number(covered)} ${plural(covered, 'établissement', 'établissements')} sur ${number(listed)} ${plural(covered, 'a', 'ont')} un rapport valable aujourd’hui (${percent(covered / listed)}).`,
  figures: {
    listed: 'Établissements listés',
    withReport: 'avec un rapport',
    covered: 'avec un rapport valable aujourd’hui',
    reports: 'Rapports',
    agencies: 'Agences actives ici',
  },
  contents: {
    system: 'Le système',
    agencies: 'Agences',
    years: 'Rapports par année',
    institutions: 'Établissements',
    record: 'Cette fiche',
  },
  system: {
    title: 'Le système',
    aside: 'Textes convenus avec l’autorité nationale.',
    demoAside: 'Texte de démonstration. Il ne dit rien du pays réel.',
    obligatory: 'Que faut-il faire évaluer de l’extérieur ?',
    external: 'Des agences étrangères peuvent-elles évaluer ici ?',
    eligibility: 'Quels établissements peuvent choisir leur agence ?',
    conditions: 'À quelles conditions ?',
    recognition: 'Ces évaluations sont-elles reconnues ?',
    european: 'Les formations conjointes peuvent-elles suivre l’approche européenne ?',
    fullList: 'La liste des établissements est-elle complète ?',
    commitment: 'Les engagements communs d’assurance qualité sont-ils tenus ?',
    member: 'Membre gouvernemental du registre',
    since: (year) => `depuis ${year}`,
    notStated: 'Non indiqué.',
    regulations: 'Base légale et remarques',
    from: (date) => `depuis ${date.slice(0, 4)}`,
    until: (date) => `jusqu’en ${date.slice(0, 4)}`,
  },
  agencies: {
    title: 'Agences',
    aside: 'Celles qui travaillent ou ont travaillé ici.',
    agency: 'Agence',
    role: 'Rôle ici',
    official: 'Officiel',
    crossborder: 'Transfrontalier',
    seat: 'Siège',
    institutions: 'Établissements',
    reports: 'Rapports',
    none: 'À la connaissance du registre, aucune agence n’a travaillé ici.',
  },
  years: {
    title: 'Rapports par année',
    aside: 'Un rapport compte dans chaque année où il est valable.',
    finding: (year, count) => `C’est en ${year} que le plus de rapports étaient valables : ${number(count)}`,
    year: 'Année',
    reports: 'Rapports',
    none: 'Aucun rapport ne concerne encore ce pays.',
  },
  institutions: {
    title: 'Établissements',
    aside: 'Les lieux ayant le plus d’établissements ; plus le cercle est grand, plus ils sont nombreux.',
    largest: 'Le plus de rapports',
    all: (count) => (count === 1 ? 'L’établissement' : `Les ${number(count)} établissements`),
    map: (places) => `Carte des lieux des établissements : ${places}.`,
    none: 'Aucun établissement n’est listé ici.',
  },
};
