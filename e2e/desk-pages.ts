/** The pages of the operator and the states of them that are looked at: by tests, and by people as screenshots. */
export const DESK_PAGES: Readonly<Record<string, string>> = {
  'desk-home': '/desk',
  'desk-flags': '/desk/flags',
  'desk-flags-nothing': '/desk/flags?level=low+level&rule=no_file',
  'desk-deletions': '/desk/deletions',
  'desk-registrations': '/desk/registrations',
  'desk-corrections': '/desk/corrections',
  'desk-reports': '/desk/reports?state=withdrawn',
  'desk-reports-refused': '/desk/reports?agency=nobody',
  'desk-report': '/desk/reports/1',
  'desk-report-held': '/desk/reports/2622',
  'desk-accounts': '/desk/accounts',
  'desk-account': '/desk/accounts/2',
  'desk-account-new': '/desk/accounts/new',
  'desk-audit': '/desk/audit?record_type=report',
  'desk-change': '/desk/audit/28000',
  'desk-outbox': '/desk/outbox',
};
