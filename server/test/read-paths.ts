/**
 * Every address of the server that can be read, and how to ask it so that it would show one report if it could. A new
 * route has to be entered here: what is held must leave no trace on any of them.
 */

/** What is asked about: a report that has something of its own in every text, and the one that it supersedes. */
export interface AskedReport {
  readonly id: number;
  readonly file: { readonly id: number; readonly name: string };
  /** One word each that stands nowhere else. */
  readonly words: { readonly summary: string; readonly programme: string; readonly localIdentifier: string };
  readonly institutionId: number;
  /** Of which the institution is a part. */
  readonly parentId: number;
  readonly agencyId: number;
  readonly contributingAgencyId: number;
  readonly activityId: number;
  readonly countryId: number;
  readonly supersededId: number;
}

/**
 * What a path shows of a visible report: the `record` is its own address, `content` has its words or its number,
 * `numbers` are others because of it, `nothing` is the same with it and without it. What is `restless` is never the
 * same twice. What is signed is signed anew, with other bytes, when it comes back.
 */
export type Showing = 'record' | 'content' | 'numbers' | 'nothing' | 'restless' | 'signed record' | 'signed content';

export interface ReadPath {
  readonly showing: Showing;
  readonly path: string;
}

type Paths = (report: AskedReport) => readonly ReadPath[];

const showing =
  (kind: Showing) =>
  (...paths: readonly string[]): readonly ReadPath[] =>
    paths.map((path) => ({ showing: kind, path }));

const record = showing('record');
const content = showing('content');
const numbers = showing('numbers');
const restless = showing('restless');
const signedRecord = showing('signed record');
const signedContent = showing('signed content');

/** With the reason why there is nothing to see. */
function nothing(_because: string, ...paths: readonly string[]): Paths {
  return () => showing('nothing')(...paths);
}

const ADMINISTRATION = 'Readers have no access to it; the operator sees held reports there.';
const NO_RECORDS = 'It knows accounts only.';
const DESCRIBES = 'It describes the API, whatever the registry holds.';
const CATALOGUE = 'It shows what agencies say of themselves.';
const FIXED = 'Its texts are written in the program.';
const KEYS = 'It tells of keys only.';

const SERVER_PATHS: Readonly<Record<string, Paths>> = {
  '/metrics': () => restless('/metrics'),
  '/healthz': nothing('It only says that the process lives.', '/healthz'),
  '/readyz': nothing('It only says which services answer.', '/readyz'),
  '/problems/': nothing(FIXED, '/problems/'),
  '/problems/:code': nothing(FIXED, '/problems/not_found'),
  '/accounts/register/': nothing(NO_RECORDS, '/accounts/register/'),
  '/accounts/confirm/': nothing(NO_RECORDS, '/accounts/confirm/?code=unknown'),
  '/accounts/users/': nothing(NO_RECORDS, '/accounts/users/'),
  '/accounts/me/': nothing(NO_RECORDS, '/accounts/me/'),
  '/accounts/limits/': () => restless('/accounts/limits/'),
  '/accounts/password-reset/': nothing(NO_RECORDS, '/accounts/password-reset/?code=unknown'),
  '/accounts/email/': nothing(NO_RECORDS, '/accounts/email/?code=unknown'),
  '/accounts/tokens/': nothing(NO_RECORDS, '/accounts/tokens/'),
  '/accounts/token/': nothing(NO_RECORDS, '/accounts/token/'),
  '/adminapi/v1/accounts/': nothing(ADMINISTRATION, '/adminapi/v1/accounts/'),
  '/adminapi/v1/accounts/:accountID/': nothing(ADMINISTRATION, '/adminapi/v1/accounts/1/'),
  '/adminapi/v1/reports/flags/': nothing(ADMINISTRATION, '/adminapi/v1/reports/flags/'),
  '/adminapi/v1/reports/:reportID/': ({ id }) => showing('nothing')(`/adminapi/v1/reports/${id}/`),
  '/adminapi/v1/agencies/:agencyID/own-part/': nothing(ADMINISTRATION, '/adminapi/v1/agencies/7/own-part/'),
  '/adminapi/v1/outbox/': nothing(ADMINISTRATION, '/adminapi/v1/outbox/'),
  '/adminapi/v1/outbox/:name': nothing(ADMINISTRATION, '/adminapi/v1/outbox/none.eml'),
  '/adminapi/v1/proposals/': nothing(ADMINISTRATION, '/adminapi/v1/proposals/'),
  '/adminapi/v1/proposals/:proposalID/': nothing(ADMINISTRATION, '/adminapi/v1/proposals/1/'),
  '/adminapi/v1/audit/': nothing(ADMINISTRATION, '/adminapi/v1/audit/'),
  '/adminapi/v1/agencies/:id/': nothing(ADMINISTRATION, '/adminapi/v1/agencies/7/'),
  '/adminapi/v1/countries/:id/': nothing(ADMINISTRATION, '/adminapi/v1/countries/15/'),
  '/adminapi/v1/institutions/:id/': nothing(ADMINISTRATION, '/adminapi/v1/institutions/43/'),
  '/adminapi/v1/data-quality/': nothing(ADMINISTRATION, '/adminapi/v1/data-quality/'),
  '/adminapi/v1/data-quality/:check/': nothing(ADMINISTRATION, '/adminapi/v1/data-quality/lapsed_coverage/'),
  '/adminapi/v1/corrections/': nothing(ADMINISTRATION, '/adminapi/v1/corrections/'),
  '/adminapi/v1/system/': nothing(ADMINISTRATION, '/adminapi/v1/system/'),
  '/credentials/reports/:reportID': ({ id, institutionId }) =>
    signedRecord(`/credentials/reports/${id}`, `/credentials/reports/${id}?institution=${institutionId}`),
  '/credentials/reports/:reportID/versions': ({ id }) => signedRecord(`/credentials/reports/${id}/versions`),
  '/credentials/institutions/:institutionID': ({ institutionId }) =>
    signedContent(`/credentials/institutions/${institutionId}`),
  '/status/revocation/:number': () => restless('/status/revocation/1'),
  '/context/v1.jsonld': nothing(FIXED, '/context/v1.jsonld'),
  '/schemas/verifiable-accreditation/v1.json': nothing(FIXED, '/schemas/verifiable-accreditation/v1.json'),
  '/.well-known/did.json': nothing(KEYS, '/.well-known/did.json'),
  '/.well-known/jwks.json': nothing(KEYS, '/.well-known/jwks.json'),
  '/agencies/:agencyID/did.json': nothing(KEYS, '/agencies/7/did.json'),
  '/agencies/:agencyID/files/:fileID/:name': nothing(
    'A decision on an agency is no report.',
    '/agencies/7/files/1/decision.pdf',
  ),
  '/files/:reportID/:fileID/:name': ({ id, file }) => record(`/files/${id}/${file.id}/${file.name}`),
};

/** Under both versions. */
const VERSION_PATHS: Readonly<Record<string, Paths>> = {
  '/swagger': nothing(DESCRIBES, '/swagger'),
  '/swagger/static/index.html': nothing(DESCRIBES, '/swagger/static/index.html'),
  '/swagger/static/swagger-initializer.js': nothing(DESCRIBES, '/swagger/static/swagger-initializer.js'),
  '/swagger/static/*': nothing(DESCRIBES, '/swagger/static/index.css'),
  '/swagger/json': nothing(DESCRIBES, '/swagger/json'),
  '/swagger/yaml': nothing('It is what `/swagger/json` is, and slow to write.'),
  '/swagger/swagger.json': nothing(DESCRIBES, '/swagger/swagger.json'),
  '/swagger.json': nothing(DESCRIBES, '/swagger.json'),
  '/swagger.yaml': nothing(DESCRIBES, '/swagger.yaml'),
  '/swagger/swagger.yaml': nothing(DESCRIBES, '/swagger/swagger.yaml'),

  '/browse/countries/': nothing('It counts agencies, not reports.', '/browse/countries/'),
  '/browse/countries/by-reports/': () => numbers('/browse/countries/by-reports/'),
  '/browse/countries/by-agency-focus/:agencyID/': ({ agencyId }) =>
    numbers(`/browse/countries/by-agency-focus/${agencyId}/`),
  '/browse/countries/:countryID/': ({ countryId }) => numbers(`/browse/countries/${countryId}/`),

  '/browse/agencies/': () => numbers('/browse/agencies/', '/browse/agencies/?registered=All'),
  '/browse/agencies/based-in/:countryID/': ({ countryId }) => numbers(`/browse/agencies/based-in/${countryId}/`),
  '/browse/agencies/focusing-to/:countryID/': ({ countryId }) => numbers(`/browse/agencies/focusing-to/${countryId}/`),
  '/browse/agencies/decisions/': nothing(CATALOGUE, '/browse/agencies/decisions/'),
  '/browse/agencies/activities/': nothing(CATALOGUE, '/browse/agencies/activities/'),
  '/browse/agencies/activity-groups/': nothing(CATALOGUE, '/browse/agencies/activity-groups/'),
  '/browse/agencies/:agencyID/': ({ agencyId, contributingAgencyId }) =>
    numbers(`/browse/agencies/${agencyId}/`, `/browse/agencies/${contributingAgencyId}/`),

  '/browse/institutions/resources/': nothing(
    'Reports have no types of identifier.',
    '/browse/institutions/resources/?describe=true',
  ),
  '/browse/institutions/by-identifier/:resource/:identifier': () =>
    numbers('/browse/institutions/by-identifier/House%20list/1'),
  '/browse/institutions/by-stats/:stats_id/': () => numbers('/browse/institutions/by-stats/AT0042/'),
  '/browse/institutions/:institutionID': ({ institutionId, parentId }) =>
    numbers(`/browse/institutions/${institutionId}`, `/browse/institutions/${parentId}?history=true`),
  '/browse/institutions/': ({ contributingAgencyId, institutionId }) => [
    ...numbers(
      '/browse/institutions/',
      '/browse/institutions/?limit=0',
      `/browse/institutions/?agency_id=${contributingAgencyId}`,
      `/browse/institutions/?registry_id=REGINST00${institutionId}&facet_fields=reports_agencies`,
    ),
    ...showing('nothing')('/browse/institutions/?cursor=*&facets=false'),
  ],
  '/browse/institutions/suggest/': nothing(
    'It looks into names of institutions only.',
    '/browse/institutions/suggest/?query=val',
  ),

  '/browse/reports/:reportID/': ({ id, supersededId }) => [
    ...record(`/browse/reports/${id}/`),
    ...content(`/browse/reports/${supersededId}/`),
  ],
  '/browse/reports/:reportID/credential/': ({ id }) => signedRecord(`/browse/reports/${id}/credential/`),
  '/browse/reports/:reportID/history/': ({ id, supersededId }) => [
    ...record(`/browse/reports/${id}/history/`),
    ...numbers(`/browse/reports/${supersededId}/history/`),
  ],
  '/browse/reports/institutional/by-institution/:institutionID/': ({ institutionId, parentId }) => [
    ...content(`/browse/reports/institutional/by-institution/${institutionId}/`),
    ...content(`/browse/reports/institutional/by-institution/${parentId}/?limit=10`),
    ...numbers(`/browse/reports/institutional/by-institution/${parentId}/?limit=0`),
  ],
  '/browse/reports/programme/by-institution/:institutionID/': ({ institutionId, parentId, agencyId }) => [
    ...content(`/browse/reports/programme/by-institution/${institutionId}/`),
    ...content(`/browse/reports/programme/by-institution/${parentId}/?agency_id=${agencyId}`),
    // The report it supersedes is valid today without it.
    ...numbers(`/browse/reports/programme/by-institution/${parentId}/?history=false`),
  ],
  '/browse/reports/': ({ words, institutionId, agencyId, contributingAgencyId, activityId, countryId }) => [
    ...content(
      '/browse/reports/',
      '/browse/reports/?cursor=*',
      '/browse/reports/?ordering=-date_updated&facets=false',
      `/browse/reports/?query=${words.summary}&highlight=true`,
      `/browse/reports/?query=${words.programme}`,
      `/browse/reports/?query=${words.localIdentifier}`,
      `/browse/reports/?query=${words.summary.slice(0, 5)}`,
      // With a slip of the pen, and among words that nothing has.
      `/browse/reports/?query=${words.summary}x`,
      `/browse/reports/?query=${words.summary}+nowhere`,
      `/browse/reports/?institution=${institutionId}`,
      `/browse/reports/?agency_id=${agencyId}`,
      `/browse/reports/?agency_id=${contributingAgencyId}`,
      `/browse/reports/?activity_id=${activityId}`,
      `/browse/reports/?country_id=${countryId}`,
    ),
    // Others are found by this word too: neither their number nor their scores may tell of one more.
    ...numbers('/browse/reports/?limit=0', '/browse/reports/?query=bridges', '/browse/reports/?active=true'),
  ],
  '/browse/programmes/': ({ words, agencyId }) => [
    ...content('/browse/programmes/', '/browse/programmes/?cursor=*', `/browse/programmes/?agency_id=${agencyId}`),
    ...content(`/browse/programmes/?query=${words.programme}`, `/browse/programmes/?query=${words.programme}x`),
    ...numbers('/browse/programmes/?limit=0', '/browse/programmes/?query=bridges'),
  ],
  '/browse/statistics/': () => numbers('/browse/statistics/'),
  '/browse/reference/': nothing(FIXED, '/browse/reference/'),
};

const SUBMITTERS = 'Readers have no access to it; agencies see their own held reports there.';

/** Under both versions of the submission interface. */
const SUBMISSION_PATHS: Readonly<Record<string, Paths>> = Object.fromEntries(
  ['/submissionapi/v1', '/submissionapi/v2'].flatMap((prefix) => [
    [`${prefix}/submit/csv-template`, nothing(FIXED, `${prefix}/submit/csv-template`)],
    [
      `${prefix}/check/local-identifier`,
      nothing(SUBMITTERS, `${prefix}/check/local-identifier?agency=AFT&local_identifier=1`),
    ],
    [`${prefix}/reports/`, nothing(SUBMITTERS, `${prefix}/reports/`)],
    [`${prefix}/reports/:reportID`, nothing(SUBMITTERS, `${prefix}/reports/1`)],
    [`${prefix}/submissions/`, nothing(SUBMITTERS, `${prefix}/submissions/`)],
    [`${prefix}/submissions/:submissionID`, nothing(SUBMITTERS, `${prefix}/submissions/1`)],
  ]),
);

/** By the pattern of the route, as the server registers it. */
export const READ_PATHS: Readonly<Record<string, Paths>> = {
  ...SERVER_PATHS,
  ...SUBMISSION_PATHS,
  ...Object.fromEntries(
    ['/webapi/v1', '/webapi/v2'].flatMap((prefix) =>
      Object.entries(VERSION_PATHS).map(([pattern, paths]) => [
        `${prefix}${pattern}`,
        (report: AskedReport) => paths(report).map((one) => ({ ...one, path: `${prefix}${one.path}` })),
      ]),
    ),
  ),
};
