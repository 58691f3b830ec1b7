import type { SubmissionSentences } from '../../registry/submission-problem.ts';

export const submissionSentences: SubmissionSentences = {
  agencyNeeded: () => 'Geben Sie an, welche Agentur den Bericht erstellt hat.',
  activityNeeded: () => 'Wählen Sie mindestens eine Tätigkeit.',
  institutionNeeded: () => 'Nennen Sie mindestens eine Hochschule.',
  statusNeeded: () => 'Wählen Sie, ob das Verfahren verpflichtend oder freiwillig war.',
  decisionNeeded: () => 'Wählen Sie die Entscheidung.',
  fromNeeded: () => 'Geben Sie den ersten Tag der Gültigkeit an.',
  programmeNameNeeded: () => 'Geben Sie den Namen des Studiengangs an.',
  levelNeeded: () => 'Wählen Sie die Stufe des Studiengangs.',
  degreeNeeded: () => 'Wählen Sie, ob der Studiengang zu einem vollen Abschluss führt.',
  workloadNeeded: () => 'Geben Sie den Aufwand in ECTS-Punkten an: Der Studiengang führt zu keinem vollen Abschluss.',
  assessmentNeeded: () =>
    'Wählen Sie, wie geprüft und bescheinigt wird: Der Studiengang führt zu keinem vollen Abschluss.',
  certificateOfDegree: () =>
    'Ein Studiengang mit vollem Abschluss hat keine eigene Bescheinigung. Lassen Sie dieses Feld leer.',
  ownIdentifierTwice: () =>
    'Ein Studiengang kann eine Kennung von Ihnen haben. Geben Sie an, wessen Kennung diese ist.',
  identifierTwice: (kind) => `Der Studiengang hat schon eine Kennung der Art „${kind}“.`,
  alternativeEmpty: () => 'Geben Sie den anderen Namen an oder entfernen Sie die Zeile.',
  identifierEmpty: () => 'Geben Sie die Kennung an oder entfernen Sie die Zeile.',
  fileSource: () => 'Geben Sie die Adresse der PDF-Datei an oder wählen Sie die Datei aus: eines von beiden.',
  fileLanguageNeeded: () => 'Geben Sie an, in welcher Sprache die Datei geschrieben ist, etwa de.',
  notPdf: () => 'Das ist keine PDF-Datei.',
  fileTooLarge: (megabytes) =>
    `Die Datei ist größer als ${megabytes} MB. Legen Sie sie auf eine Website und geben Sie die Adresse an.`,
  linkNeeded: () => 'Geben Sie die Adresse des Links an oder entfernen Sie die Zeile.',
  cannotBe: (typed, meant) =>
    meant === undefined ? `„${typed}“ steht nicht zur Wahl.` : `Unbekannter Wert: „${typed}“. Meinten Sie „${meant}“?`,
  noLanguage: (typed) => `Keine Sprache heißt „${typed}“. Geben Sie einen Code wie de oder en an.`,
  noCountry: (typed) => `Kein Land hat den Code „${typed}“. Geben Sie Codes wie AT oder DE an.`,
  noField: (typed) => `Kein Studienfach heißt „${typed}“. Geben Sie einen Code wie 0421 an.`,
  noAddress: (typed) => `„${typed}“ ist keine Adresse. Sie muss mit http:// oder https:// beginnen.`,
  noNumber: (most, typed) => `„${typed}“ ist keine Zahl von 0 bis ${most}.`,
  noDay: (typed) => `„${typed}“ ist kein Tag. Schreiben Sie Jahr, Monat und Tag: 2026-01-31.`,
  noTruth: (typed) => `Schreiben Sie true oder false statt „${typed}“.`,
  noRegistryId: (typed) =>
    `Unter „${typed}“ ist keine Hochschule zu finden. Geben Sie ihre Registernummer an, etwa REGINST0042.`,
  noReportNumber: (typed) => `„${typed}“ ist keine Nummer eines Berichts.`,
  noActivityNumber: (typed) => `Keine Tätigkeit hat die Nummer „${typed}“.`,
  tooLong: (most) => `Das ist zu lang: höchstens ${most} Zeichen.`,
  noInstitution: (key) => `Das Register kennt keine Hochschule mit ${key}.`,
  severalInstitutions: (key) => `Mehrere Hochschulen haben ${key}. Geben Sie die Registernummer der richtigen an.`,
  institutionTwice: (name) => `${name} steht zweimal da. Entfernen Sie eine der beiden.`,
  institutionAndPlatform: (name) => `${name} steht als Hochschule und als Plattform da. Entfernen Sie eine der beiden.`,
  twoInstitutions: () => 'Ein gemeinsamer Studiengang hat mindestens zwei Hochschulen.',
  oneInstitution: (count) => `Mit der gewählten Tätigkeit betrifft ein Bericht eine Hochschule, nicht ${count}.`,
  programmeNeeded: () => 'Mit der gewählten Tätigkeit nennt ein Bericht mindestens einen Studiengang.',
  noProgrammes: () =>
    'Die gewählte Tätigkeit betrifft die Hochschule als Ganzes. Entfernen Sie die Studiengänge oder wählen Sie eine andere.',
  endBeforeStart: () => 'Die Gültigkeit endet, bevor sie beginnt.',
  startOutOfRange: () => 'Der erste Tag muss zwischen 1990 und zehn Jahren ab heute liegen.',
  endTooFar: () =>
    'Der letzte Tag liegt mehr als dreißig Jahre in der Zukunft. Lassen Sie ihn leer, wenn die Entscheidung kein Ende hat.',
  notRegistered: (day, agency) => `${agency} war am ${day} nicht registriert.`,
  activityNotOffered: (activity, day) => `„${activity}“ gab es am ${day} nicht.`,
  foreignActivity: (activity) => `„${activity}“ ist eine Tätigkeit keiner der Agenturen des Berichts.`,
  idleAgency: (agency) => `Wählen Sie auch eine Tätigkeit von ${agency}: Jede Agentur eines Berichts hat eine.`,
  noAgency: (name) => `Es gibt keine Agentur „${name}“.`,
  voluntaryOnly: () => 'Keine der Einrichtungen ist eine Hochschule, also ist das Verfahren freiwillig.',
  noFullDegree: () =>
    'Keine der Einrichtungen ist eine Hochschule, also führt der Studiengang zu keinem vollen Abschluss.',
  obligatoryOutside: () =>
    'Das Verfahren kann nicht verpflichtend sein: Keine der Hochschulen liegt im Europäischen Hochschulraum.',
  noReportToReplace: (id) => `Ihre Agentur hat keinen Bericht ${id}.`,
  replacesItself: () => 'Ein Bericht kann sich nicht selbst ersetzen.',
  replacedWithdrawn: (id) => `Bericht ${id} wurde zurückgezogen; nichts kann ihn ersetzen.`,
  replacedAlready: (id, other) => `Bericht ${id} wurde schon durch Bericht ${other} ersetzt.`,
  identifierUsed: (own, id) => `Ihre Agentur hat „${own}“ schon verwendet, für Bericht ${id}.`,
};
