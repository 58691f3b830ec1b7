import type { Messages } from '../messages.ts';

export const vocabulary: Messages['vocabulary'] = {
  decision: {
    positive: 'Positiv',
    'positive with conditions or restrictions': 'Positiv mit Auflagen oder Einschränkungen',
    negative: 'Negativ',
    'not applicable': 'Ohne Entscheidung',
  },
  decisionShort: {
    positive: 'Positiv',
    'positive with conditions or restrictions': 'Mit Auflagen',
    negative: 'Negativ',
    'not applicable': 'Ohne Entscheidung',
  },
  status: { 'part of obligatory EQA system': 'Verpflichtend', voluntary: 'Freiwillig' },
  level: {
    'short cycle': 'Kurzzyklus',
    'first cycle': 'Erster Zyklus (Bachelor)',
    'second cycle': 'Zweiter Zyklus (Master)',
    'third cycle': 'Dritter Zyklus (Promotion)',
  },
  levelShort: {
    'short cycle': 'Kurzzyklus',
    'first cycle': 'Bachelor',
    'second cycle': 'Master',
    'third cycle': 'Promotion',
  },
  activityType: {
    institutional: 'Hochschule als Ganzes',
    'institutional/programme': 'Hochschule und Studiengänge',
    programme: 'Studiengänge',
    'joint programme': 'Gemeinsame Studiengänge',
  },
  permission: { yes: 'Ja', no: 'Nein', 'partially / with conditions': 'Teilweise oder unter Bedingungen' },
  requirement: {
    'institutional level': 'Hochschulen',
    'programme level': 'Studiengänge',
    'institutional and programme level': 'Hochschulen und Studiengänge',
  },
  requirementWithin: {
    'institutional level': 'Hochschulen',
    'programme level': 'Studiengänge',
    'institutional and programme level': 'Hochschulen und Studiengänge',
  },
  agencyDecision: {
    admission: 'Aufnahme in das Register',
    renewal: 'Verlängerung',
    compliant: 'Erfüllt die Anforderungen',
    change: 'Änderungsbericht',
    'extraordinary decision': 'Außerordentliche Entscheidung',
  },
  relation: {
    own: '',
    child: 'Über einen Teil',
    predecessor: 'Über eine Vorgängerin',
    platform: 'Über eine Plattform',
  },
  programmeType: {
    'Full recognised degree programme': 'Voller anerkannter Abschluss',
    'Micro-credential': 'Microcredential',
    'Other provision': 'Anderes Angebot',
  },
  hierarchy: {
    consortium: 'Konsortium',
    faculty: 'Fakultät',
    'independent faculty or school': 'selbständige Fakultät oder Schule',
    'franchise or validation partnership': 'Franchise- oder Validierungspartnerschaft',
    'educational platform': 'Bildungsplattform',
    alliance: 'Allianz',
  },
  organisation: {
    'private company': 'Privatunternehmen',
    'non governmental organisation': 'Nichtregierungsorganisation',
    'public-private partnership': 'Öffentlich-private Partnerschaft',
    'public organisation': 'Öffentliche Einrichtung',
    other: 'Andere Organisation',
  },
  focus: { regional: 'Regional', national: 'National', international: 'International' },
  yes: 'Ja',
  no: 'Nein',
};
