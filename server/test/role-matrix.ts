/**
 * Every address of the server and who may call it. A new route has to be entered here: the test that walks it fails
 * until it is. Written by hand, so that a slip in a route is a difference and not a new truth.
 */

export const WALKED_ROLES = [
  'anonymous',
  'consumer',
  'agency of another',
  'agency',
  'proxy',
  'operator with the primary token',
  'operator',
  'operator who is signed in',
] as const;
export type WalkedRole = (typeof WALKED_ROLES)[number];

/** 401 and 403 as they are answered; `in` when the route itself answers, whatever it says then. */
type Outcome = 401 | 403 | 'in';

/** In the order of the roles. */
const OUTCOMES = {
  everybody: ['in', 'in', 'in', 'in', 'in', 'in', 'in', 'in'],
  registered: [401, 'in', 'in', 'in', 'in', 'in', 'in', 'in'],
  agencies: [401, 403, 'in', 'in', 'in', 403, 'in', 'in'],
  desk: [401, 403, 'in', 'in', 'in', 'in', 'in', 'in'],
  'desk writes': [401, 403, 'in', 'in', 'in', 403, 'in', 'in'],
  'operator reads': [401, 403, 403, 403, 403, 'in', 'in', 'in'],
  'operator writes': [401, 403, 403, 403, 403, 403, 'in', 'in'],
  'not by named tokens': [401, 'in', 'in', 'in', 'in', 'in', 403, 'in'],
  /** What only a person who is signed in may do. */
  sessions: [401, 403, 403, 403, 403, 403, 403, 'in'],
} as const satisfies Readonly<Record<string, readonly Outcome[]>>;

type Circle = keyof typeof OUTCOMES;

export function outcomeFor(circle: Circle, role: WalkedRole): Outcome | undefined {
  return OUTCOMES[circle][WALKED_ROLES.indexOf(role)];
}

const BROWSE: readonly string[] = [
  'agencies/',
  'agencies/:agencyID/',
  'agencies/activities/',
  'agencies/activity-groups/',
  'agencies/based-in/:countryID/',
  'agencies/decisions/',
  'agencies/focusing-to/:countryID/',
  'countries/',
  'countries/:countryID/',
  'countries/by-agency-focus/:agencyID/',
  'countries/by-reports/',
  'institutions/',
  'institutions/:institutionID',
  'institutions/by-identifier/:resource/:identifier',
  'institutions/by-stats/:stats_id/',
  'institutions/resources/',
  'institutions/suggest/',
  'programmes/',
  'reference/',
  'reports/',
  'reports/:reportID/',
  'reports/:reportID/credential/',
  'reports/:reportID/history/',
  'reports/institutional/by-institution/:institutionID/',
  'reports/programme/by-institution/:institutionID/',
  'statistics/',
];

const DESCRIPTION: readonly string[] = [
  'swagger',
  'swagger.json',
  'swagger.yaml',
  'swagger/json',
  'swagger/static/*',
  'swagger/static/index.html',
  'swagger/static/swagger-initializer.js',
  'swagger/swagger.json',
  'swagger/swagger.yaml',
  'swagger/yaml',
];

const SUBMISSION: readonly string[] = [
  'DELETE delete/report/:reportID',
  'DELETE manage/report-file',
  'GET check/local-identifier',
  'GET reports/',
  'GET reports/:reportID',
  'GET submissions/',
  'GET submissions/:submissionID',
  'GET submit/csv-template',
  'POST institutions/propose',
  'POST manage/report-file',
  'POST submit/csv',
  'POST submit/report',
  'POST submit/validate',
  'PUT manage/report-file',
  'PUT submit/report',
  'PUT submit/reportfile/:fileID/:name',
];

const SUBMISSION_V2: readonly string[] = ['PATCH submit/report/:reportID'];

const ADMINISTRATION: Readonly<Partial<Record<Circle, readonly string[]>>> = {
  desk: [
    'GET agencies/:agencyID/own-part/',
    'GET audit/',
    'GET proposals/',
    'GET proposals/:proposalID/',
    'GET reports/:reportID/',
    'GET reports/flags/',
  ],
  'desk writes': ['PATCH agencies/:agencyID/own-part/'],
  'operator reads': [
    'GET accounts/',
    'GET accounts/:accountID/',
    'GET agencies/:id/',
    'GET corrections/',
    'GET countries/:id/',
    'GET data-quality/',
    'GET data-quality/:check/',
    'GET institutions/:id/',
    'GET system/',
  ],
  'operator writes': [
    'DELETE accounts/:accountID/tokens/',
    'DELETE accounts/:accountID/tokens/:tokenID/',
    'GET outbox/',
    'GET outbox/:name',
    'PATCH activity-groups/:groupID/',
    'PATCH agencies/:id/',
    'PATCH countries/:id/',
    'PATCH institutions/:id/',
    'POST accounts/',
    'POST accounts/:accountID/approve',
    'POST accounts/:accountID/refuse',
    'POST accounts/:accountID/restore',
    'POST accounts/:accountID/suspend',
    'POST activity-groups/',
    'POST agencies/',
    'POST agencies/:agencyID/files/:name',
    'POST audit/:sequence/undo',
    'POST corrections/:correctionID/decision/',
    'POST imports/:records/',
    'POST institutions/',
    'POST institutions/:institutionID/merge',
    'POST institutions/:institutionID/split',
    'POST proposals/:proposalID/accept',
    'POST proposals/:proposalID/refuse',
    'POST reports/:reportID/deletion/confirm',
    'POST reports/:reportID/deletion/refuse',
    'POST reports/:reportID/flags/confirm',
    'POST reports/:reportID/flags/remove',
    'POST reports/:reportID/recheck',
    'POST reports/:reportID/restore',
    'POST reports/:reportID/withdraw',
    'PUT accounts/:accountID/agencies',
    'PUT accounts/:accountID/listing',
    'PUT accounts/:accountID/role',
  ],
};

const OTHERS: Readonly<Partial<Record<Circle, readonly string[]>>> = {
  everybody: [
    'GET /.well-known/did.json',
    'GET /.well-known/jwks.json',
    'GET /accounts/confirm/',
    'GET /accounts/email/',
    'GET /accounts/password-reset/',
    'GET /accounts/register/',
    'GET /accounts/users/',
    'GET /agencies/:agencyID/did.json',
    'GET /agencies/:agencyID/files/:fileID/:name',
    'GET /context/v1.jsonld',
    'GET /credentials/institutions/:institutionID',
    'GET /credentials/reports/:reportID',
    'GET /credentials/reports/:reportID/versions',
    'GET /files/:reportID/:fileID/:name',
    'GET /healthz',
    'GET /metrics',
    'GET /problems/',
    'GET /problems/:code',
    'GET /readyz',
    'GET /schemas/verifiable-accreditation/v1.json',
    'GET /status/revocation/:number',
    'POST /accounts/confirm/',
    'POST /accounts/email/confirm/',
    'POST /accounts/get_new_token/',
    'POST /accounts/get_token/',
    'POST /accounts/password-reset/',
    'POST /accounts/register/',
    'POST /accounts/session/',
    'POST /corrections/',
    'POST /credentials/verify',
  ],
  registered: [
    'DELETE /accounts/tokens/:tokenID/',
    'GET /accounts/limits/',
    'GET /accounts/me/',
    'GET /accounts/tokens/',
    'POST /accounts/email/',
    'POST /accounts/password/',
    'POST /accounts/tokens/',
  ],
  'not by named tokens': ['DELETE /accounts/me/'],
  // Last, because the session ends with the last of them.
  sessions: ['GET /accounts/token/', 'POST /accounts/token/', 'DELETE /accounts/session/'],
};

/** By method and pattern, as the server registers them. */
export const ROLE_MATRIX: ReadonlyMap<string, Circle> = new Map([
  ...['v1', 'v2'].flatMap((version) => [
    ...entries('registered', BROWSE, (path) => `GET /webapi/${version}/browse/${path}`),
    ...entries('everybody', DESCRIPTION, (path) => `GET /webapi/${version}/${path}`),
    ...entries('agencies', version === 'v2' ? [...SUBMISSION, ...SUBMISSION_V2] : SUBMISSION, (route) =>
      route.replace(' ', ` /submissionapi/${version}/`),
    ),
  ]),
  ...circles(ADMINISTRATION, (route) => route.replace(' ', ' /adminapi/v1/')),
  ...circles(OTHERS, (route) => route),
]);

function circles(table: Readonly<Partial<Record<Circle, readonly string[]>>>, write: (route: string) => string) {
  return Object.entries(table).flatMap(([circle, routes]) => entries(circle as Circle, routes, write));
}

function entries(circle: Circle, routes: readonly string[], write: (route: string) => string): [string, Circle][] {
  return routes.map((route) => [write(route), circle]);
}
