import { createFormat } from '../../format.ts';
import type { Messages } from '../messages.ts';

const { number, day, plural } = createFormat('fr');

export const agency: Messages['agency'] = {
  list: {
    title: 'Agences',
    description: 'Les agences d’assurance qualité inscrites au registre, leur siège et ce qu’elles évaluent.',
    lead: (count) => `${number(count)} ${plural(count, 'agence est', 'agences sont')} au registre aujourd’hui.`,
    former: 'Anciennes agences',
    decisions: 'Décisions du registre',
    agency: 'Agence',
    seat: 'Siège',
    since: 'Inscrite depuis',
    institutions: 'Établissements',
    reports: 'Rapports',
    all: 'Toutes les agences du registre',
  },
  formerList: {
    title: 'Anciennes agences',
    description: 'Les agences qui ont été au registre et n’y sont plus. Leurs rapports demeurent.',
    lead: 'Ces agences ont été au registre et n’y sont plus. Leurs rapports demeurent et gardent leurs dates.',
    none: 'Aucune agence n’a quitté le registre.',
    until: 'Inscrite jusqu’au',
  },
  decisionList: {
    title: 'Décisions du registre',
    description:
      'Ce que le registre a décidé au sujet des agences : admissions, renouvellements et autres, les plus récentes d’abord.',
    lead: (count) =>
      `${number(count)} ${plural(count, 'décision', 'décisions')} sur les agences, les plus récentes d’abord.`,
    date: 'Date',
    decision: 'Décision',
    documents: 'Documents',
    document: 'Décision',
    extra: 'Autre document',
  },
  description: (name) => `${name} : où elle travaille, ce qu’elle évalue, ses décisions et ses rapports.`,
  registered: (first, last) =>
    last === '' ? `Au registre depuis le ${day(first)}.` : `Au registre du ${day(first)} au ${day(last)}.`,
  registeredUntil: (last) => `L’inscription court jusqu’au ${day(last)}.`,
  notRegistered: 'N’est plus au registre. Ses rapports demeurent et gardent leurs dates.',
  contents: {
    activities: 'Activités',
    countries: 'Pays',
    decisions: 'Décisions',
    names: 'Noms',
    contact: 'Contact',
    record: 'Cette fiche',
  },
  figures: {
    institutions: 'Établissements évalués',
    reports: 'Rapports',
    activities: 'Types d’évaluation',
    countries: 'Pays',
  },
  allReports: 'Tous ses rapports',
  activities: {
    title: 'Activités',
    aside: 'Ce que l’agence évalue.',
    activity: 'Activité',
    kind: 'Évalue',
    ended: (date) => `terminée le ${day(date)}`,
    none: 'Aucune activité n’est enregistrée.',
  },
  countries: {
    title: 'Pays',
    aside: 'Où l’agence travaille ou a travaillé.',
    country: 'Pays',
    role: 'Rôle',
    official: 'Officiel',
    crossborder: 'Transfrontalier',
    other: 'Sans rôle officiel',
    none: 'Aucun pays n’est enregistré.',
  },
  decisions: { title: 'Décisions sur l’agence', none: 'Aucune décision n’est enregistrée.' },
  names: { title: 'Anciens noms', current: 'Aujourd’hui', until: (date) => `jusqu’en ${date.slice(0, 4)}` },
  contact: {
    title: 'Contact',
    person: 'Personne à contacter',
    address: 'Adresse',
    phone: 'Téléphone',
    mail: 'Courriel',
    website: 'Site web',
    reports: 'Sa propre liste de rapports',
    associations: 'Membre de',
    focus: 'Champ géographique',
    specialisation: 'Spécialisation',
  },
};
