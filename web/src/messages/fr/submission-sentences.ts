import type { SubmissionSentences } from '../../registry/submission-problem.ts';

export const submissionSentences: SubmissionSentences = {
  agencyNeeded: () => 'Indiquez quelle agence a fait le rapport.',
  activityNeeded: () => 'Choisissez au moins une activité.',
  institutionNeeded: () => 'Nommez au moins un établissement.',
  statusNeeded: () => 'Choisissez si la procédure était obligatoire ou volontaire.',
  decisionNeeded: () => 'Choisissez la décision.',
  fromNeeded: () => 'Indiquez le premier jour de validité.',
  programmeNameNeeded: () => 'Indiquez le nom du programme.',
  levelNeeded: () => 'Choisissez le niveau du programme.',
  degreeNeeded: () => 'Choisissez si le programme mène à un diplôme complet.',
  workloadNeeded: () => 'Indiquez la charge en crédits ECTS : le programme ne mène pas à un diplôme complet.',
  assessmentNeeded: () => 'Choisissez comment on évalue et certifie : le programme ne mène pas à un diplôme complet.',
  certificateOfDegree: () =>
    'Un programme qui mène à un diplôme complet n’a pas de certificat propre. Laissez ce champ vide.',
  ownIdentifierTwice: () => 'Un programme peut avoir un identifiant de votre agence. Dites de qui est celui-ci.',
  identifierTwice: (kind) => `Le programme a déjà un identifiant du type « ${kind} ».`,
  alternativeEmpty: () => 'Indiquez l’autre nom, ou supprimez la ligne.',
  identifierEmpty: () => 'Indiquez l’identifiant, ou supprimez la ligne.',
  fileSource: () => 'Indiquez l’adresse du PDF ou choisissez le fichier : l’un des deux.',
  fileLanguageNeeded: () => 'Indiquez la langue du fichier, par exemple fr.',
  notPdf: () => 'Ce n’est pas un fichier PDF.',
  fileTooLarge: (megabytes) => `Le fichier dépasse ${megabytes} Mo. Mettez-le sur un site et indiquez son adresse.`,
  linkNeeded: () => 'Indiquez l’adresse du lien, ou supprimez la ligne.',
  cannotBe: (typed, meant) =>
    meant === undefined
      ? `« ${typed} » n’est pas un des choix.`
      : `Valeur inconnue : « ${typed} ». Vouliez-vous dire « ${meant} » ?`,
  noLanguage: (typed) => `Aucune langue ne s’appelle « ${typed} ». Indiquez un code comme fr ou en.`,
  noCountry: (typed) => `Aucun pays n’a le code « ${typed} ». Indiquez des codes comme AT ou FR.`,
  noField: (typed) => `Aucun domaine d’études ne s’appelle « ${typed} ». Indiquez un code comme 0421.`,
  noAddress: (typed) => `« ${typed} » n’est pas une adresse. Elle doit commencer par http:// ou https://.`,
  noNumber: (most, typed) => `« ${typed} » n’est pas un nombre de 0 à ${most}.`,
  noDay: (typed) => `« ${typed} » n’est pas un jour. Écrivez l’année, le mois et le jour : 2026-01-31.`,
  noTruth: (typed) => `Écrivez true ou false au lieu de « ${typed} ».`,
  noRegistryId: (typed) =>
    `Aucun établissement ne se trouve sous « ${typed} ». Indiquez son identifiant, par exemple REGINST0042.`,
  noReportNumber: (typed) => `« ${typed} » n’est pas le numéro d’un rapport.`,
  noActivityNumber: (typed) => `Aucune activité n’a le numéro « ${typed} ».`,
  tooLong: (most) => `C’est trop long : ${most} caractères au plus.`,
  noInstitution: (key) => `Le registre n’a pas d’établissement avec ${key}.`,
  severalInstitutions: (key) => `Plusieurs établissements ont ${key}. Indiquez l’identifiant du bon.`,
  institutionTwice: (name) => `${name} y est deux fois. Supprimez l’un des deux.`,
  institutionAndPlatform: (name) =>
    `${name} est nommé comme établissement et comme plateforme. Supprimez l’un des deux.`,
  twoInstitutions: () => 'Un programme conjoint a au moins deux établissements.',
  oneInstitution: (count) => `Avec l’activité choisie, un rapport porte sur un établissement, pas sur ${count}.`,
  programmeNeeded: () => 'Avec l’activité choisie, un rapport nomme au moins un programme.',
  noProgrammes: () =>
    'L’activité choisie porte sur l’établissement entier. Supprimez les programmes, ou choisissez une autre activité.',
  endBeforeStart: () => 'La validité finit avant de commencer.',
  startOutOfRange: () => 'Le premier jour doit se trouver entre 1990 et dix ans à partir d’aujourd’hui.',
  endTooFar: () => 'Le dernier jour est à plus de trente ans. Laissez-le vide si la décision n’a pas de fin.',
  notRegistered: (day, agency) => `${agency} n’était pas inscrite le ${day}.`,
  activityNotOffered: (activity, day) => `« ${activity} » n’existait pas le ${day}.`,
  foreignActivity: (activity) => `« ${activity} » n’est une activité d’aucune des agences du rapport.`,
  idleAgency: (agency) => `Choisissez aussi une activité de ${agency} : chaque agence d’un rapport en a une.`,
  noAgency: (name) => `Il n’y a pas d’agence « ${name} ».`,
  voluntaryOnly: () =>
    'Aucun des établissements n’est un établissement d’enseignement supérieur : la procédure est donc volontaire.',
  noFullDegree: () =>
    'Aucun des établissements n’est un établissement d’enseignement supérieur : le programme ne mène donc pas à un diplôme complet.',
  obligatoryOutside: () =>
    'La procédure ne peut être obligatoire : aucun des établissements n’est dans l’Espace européen de l’enseignement supérieur.',
  noReportToReplace: (id) => `Votre agence n’a pas de rapport ${id}.`,
  replacesItself: () => 'Un rapport ne peut se remplacer lui-même.',
  replacedWithdrawn: (id) => `Le rapport ${id} a été retiré ; rien ne peut le remplacer.`,
  replacedAlready: (id, other) => `Le rapport ${id} a déjà été remplacé par le rapport ${other}.`,
  identifierUsed: (own, id) => `Votre agence a déjà utilisé « ${own} », pour le rapport ${id}.`,
};
