import type { Messages } from '../messages.ts';

export const vocabulary: Messages['vocabulary'] = {
  decision: {
    positive: 'Positive',
    'positive with conditions or restrictions': 'Positive avec conditions ou restrictions',
    negative: 'Négative',
    'not applicable': 'Sans décision',
  },
  decisionShort: {
    positive: 'Positive',
    'positive with conditions or restrictions': 'Avec conditions',
    negative: 'Négative',
    'not applicable': 'Sans décision',
  },
  status: { 'part of obligatory EQA system': 'Obligatoire', voluntary: 'Volontaire' },
  level: {
    'short cycle': 'Cycle court',
    'first cycle': 'Premier cycle (licence)',
    'second cycle': 'Deuxième cycle (master)',
    'third cycle': 'Troisième cycle (doctorat)',
  },
  levelShort: {
    'short cycle': 'cycle court',
    'first cycle': 'licence',
    'second cycle': 'master',
    'third cycle': 'doctorat',
  },
  activityType: {
    institutional: 'Établissement dans son ensemble',
    'institutional/programme': 'Établissement et formations',
    programme: 'Formations',
    'joint programme': 'Formations conjointes',
  },
  permission: { yes: 'Oui', no: 'Non', 'partially / with conditions': 'En partie ou sous conditions' },
  requirement: {
    'institutional level': 'Établissements',
    'programme level': 'Formations',
    'institutional and programme level': 'Établissements et formations',
  },
  requirementWithin: {
    'institutional level': 'les établissements',
    'programme level': 'les formations',
    'institutional and programme level': 'les établissements et les formations',
  },
  agencyDecision: {
    admission: 'Admission au registre',
    renewal: 'Renouvellement',
    compliant: 'Jugée conforme',
    change: 'Rapport de changement',
    'extraordinary decision': 'Décision extraordinaire',
  },
  relation: {
    own: '',
    child: 'Par une composante',
    predecessor: 'Par un prédécesseur',
    platform: 'Par une plateforme',
  },
  programmeType: {
    'Full recognised degree programme': 'Diplôme complet reconnu',
    'Micro-credential': 'Microcertification',
    'Other provision': 'Autre offre',
  },
  hierarchy: {
    consortium: 'consortium',
    faculty: 'faculté',
    'independent faculty or school': 'faculté ou école indépendante',
    'franchise or validation partnership': 'partenariat de franchise ou de validation',
    'educational platform': 'plateforme de formation',
    alliance: 'alliance',
  },
  organisation: {
    'private company': 'Entreprise privée',
    'non governmental organisation': 'Organisation non gouvernementale',
    'public-private partnership': 'Partenariat public-privé',
    'public organisation': 'Organisme public',
    other: 'Autre organisation',
  },
  focus: { regional: 'Régional', national: 'National', international: 'International' },
  yes: 'Oui',
  no: 'Non',
};
