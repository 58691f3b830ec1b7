/**
 * The sentences by which the registry refuses a report. It writes them for programs, in English; pages say the same to
 * people, in their language, without the names of members. One that is not known here is shown as it came.
 */
const SENTENCES = {
  agencyNeeded: /^A report needs the agency that made it/,
  activityNeeded: /^A report needs at least one activity/,
  institutionNeeded: /^A report needs at least one institution/,
  statusNeeded: /^A report needs its status/,
  decisionNeeded: /^A report needs its decision/,
  fromNeeded: /^A report needs the day from which it is valid/,
  programmeNameNeeded: /^A programme needs its name/,
  levelNeeded: /^A programme needs its level/,
  degreeNeeded: /^A programme must say whether it leads to a full/,
  workloadNeeded: /^A programme that does not lead to a full degree needs its workload/,
  assessmentNeeded: /^A programme that does not lead to a full degree must say how/,
  certificateOfDegree: /^A programme that leads to a full degree has no certificate/,
  ownIdentifierTwice: /^A programme can have one identifier without resource/,
  identifierTwice: /^A programme can have one identifier of the resource "(.*)";/,
  alternativeEmpty: /^An alternative name must not be empty/,
  identifierEmpty: /^An identifier must not be empty/,
  fileSource: /^A file has either original_location or file/,
  fileLanguageNeeded: /^A file needs the language/,
  notPdf: /^(?:The file is not a PDF|This must be a PDF)/,
  fileTooLarge: /^A file inside a report can have at most (\d+) MB/,
  linkNeeded: /^A link needs its address/,
  cannotBe: /^This cannot be "(.*?)"\.(?: Did you mean "(.*?)"\?)?(?: It can be .*)?$/,
  noLanguage: /^This must be a language code of ISO 639, .* not "(.*)"\.$/,
  noCountry: /^This must be a country code of ISO 3166, .* not "(.*)"\.$/,
  noField: /^This must be a code or a name of ISCED-F 2013, .* not "(.*)"\.$/,
  noAddress: /^This must be an address that starts with .* not "(.*)"\.$/,
  noNumber: /^This must be a number from 0 to (\d+), not "(.*)"\.$/,
  noDay: /^This must be a day that exists, as YYYY-MM-DD, not "(.*)";/,
  noTruth: /^This must be true or false, not "(.*)"\.$/,
  noRegistryId: /^This must be a registry identifier such as ".*", not "(.*)"\.$/,
  noReportNumber: /^This must be the number of a report.* not "(.*)"\.$/,
  noActivityNumber:
    /^(?:This must be the number of an activity, not "(.*)"|There is no activity with the number (.*))\.$/,
  tooLong: /^This can have at most (\d+) characters\.$/,
  noInstitution: /^There is no institution known as (.*?)\. Look it up/,
  severalInstitutions: /^Several institutions are known as (.*); say which/,
  institutionTwice: /^(.*) is named twice; name it once\.$/,
  institutionAndPlatform: /^(.*) is named as institution and as platform;/,
  twoInstitutions: /^A joint programme is offered by two institutions or more\.$/,
  oneInstitution: /^A report of the type ".*" covers exactly one institution, not (\d+)\.$/,
  programmeNeeded: /^A report of the type ".*" names at least one programme\.$/,
  noProgrammes: /^A report of the type "institutional" covers the institution as a whole/,
  endBeforeStart: /^The end of validity, (\S+), must come after its beginning, (\S+)\.$/,
  startOutOfRange: /^The beginning of validity, (\S+), must lie between/,
  endTooFar: /^The end of validity, (\S+), lies more than thirty years ahead/,
  notRegistered: /^On (\S+), (?:the contributing agency )?(.+?) was not registered;/,
  activityNotOffered: /^The activity "(.*)" (?:begins|ends) .*; the report begins on (\S+)\.$/,
  foreignActivity: /^The activity "(.*)" \(\d+\) belongs to none of the agencies/,
  idleAgency: /^No activity of (.*) is named;/,
  noAgency: /^There is no agency with the (?:acronym |register number )?"?(.*?)"?\.$/,
  voluntaryOnly: /^All institutions of the report are other providers, so its status/,
  noFullDegree: /^All institutions of the report are other providers, so the programme/,
  obligatoryOutside: /^The status is obligatory, but none of the institutions/,
  noReportToReplace: /^The agency has no report (\d+)\.$/,
  replacesItself: /^This names the report itself\.$/,
  replacedWithdrawn: /^This names report (\d+), which was withdrawn\.$/,
  replacedAlready: /^This names report (\d+), which report (\d+) supersedes already\.$/,
  identifierUsed: /^The agency has already used the local identifier "(.*)" for report (\d+)\./,
} as const satisfies Readonly<Record<string, RegExp>>;

type SentenceName = keyof typeof SENTENCES;

/** How a language says each of them, given what the sentence names. */
export type SubmissionSentences = Readonly<Record<SentenceName, (...named: string[]) => string>>;

/** The sentence in the words of a language; `undefined` for one that is not known here. */
export function sayProblem(message: string, sentences: SubmissionSentences): string | undefined {
  for (const [name, pattern] of Object.entries(SENTENCES)) {
    const match = pattern.exec(message);
    if (match === null) continue;
    const named = match.slice(1).filter((part) => part !== undefined);
    return sentences[name as SentenceName](...named);
  }
  return undefined;
}
