-- The public records. `content` is the whole record as JSON, the same text the journal carries; beside it stands,
-- as a column or a table, everything that is looked up, referenced or constrained. Portable: SQLite and PostgreSQL.

create table id_counter (
  name text primary key,
  last_id integer not null
);

create table country (
  id integer primary key,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  alpha2 text not null unique,
  alpha3 text not null,
  name_english text not null unique,
  parent_id integer references country (id) deferrable initially deferred,
  ehea_is_member integer not null check (ehea_is_member in (0, 1)),
  content text not null
);

create table activity_group (
  id integer primary key,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  content text not null
);

create table agency (
  id integer primary key,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  register_number integer not null unique,
  country_id integer not null references country (id),
  registration_start text not null,
  registration_valid_to text,
  content text not null,
  check (registration_valid_to is null or registration_valid_to >= registration_start)
);

create table activity (
  id integer primary key,
  agency_id integer not null references agency (id),
  group_id integer references activity_group (id),
  type text not null check (type in ('institutional', 'institutional/programme', 'programme', 'joint programme')),
  local_identifier text,
  valid_from text,
  valid_to text
);
create index activity_by_agency on activity (agency_id, id);
create unique index activity_local_identifier on activity (agency_id, local_identifier);

create table agency_focus_country (
  agency_id integer not null references agency (id),
  position integer not null,
  country_id integer not null references country (id),
  is_official integer not null check (is_official in (0, 1)),
  is_crossborder integer not null check (is_crossborder in (0, 1)),
  valid_from text,
  valid_to text,
  primary key (agency_id, position)
);
create index agency_focus_country_by_country on agency_focus_country (country_id, agency_id);

create table institution (
  id integer primary key,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  stats_id text unique,
  is_other_provider integer not null check (is_other_provider in (0, 1)),
  closure_date text,
  merged_into_id integer references institution (id) deferrable initially deferred,
  content text not null,
  check (merged_into_id is null or merged_into_id <> id)
);
create index institution_by_survivor on institution (merged_into_id) where merged_into_id is not null;

create table institution_identifier (
  institution_id integer not null references institution (id),
  position integer not null,
  resource text not null,
  identifier text not null,
  agency_id integer references agency (id),
  valid_from text,
  valid_to text,
  primary key (institution_id, position)
);
create index institution_identifier_lookup on institution_identifier (resource, identifier);
create unique index institution_identifier_active
  on institution_identifier (institution_id, resource, coalesce(agency_id, 0)) where valid_to is null;

create table institution_location (
  institution_id integer not null references institution (id),
  position integer not null,
  country_id integer not null references country (id),
  is_legal_seat integer not null check (is_legal_seat in (0, 1)),
  valid_from text,
  valid_to text,
  primary key (institution_id, position)
);
create index institution_location_by_country on institution_location (country_id, institution_id);

create table institution_part_of (
  institution_id integer not null references institution (id),
  position integer not null,
  parent_id integer not null references institution (id) deferrable initially deferred,
  type text not null check (type in ('consortium', 'faculty', 'independent faculty or school',
    'franchise or validation partnership', 'educational platform', 'alliance')),
  valid_from text,
  valid_to text,
  primary key (institution_id, position),
  check (parent_id <> institution_id)
);
create index institution_part_of_by_parent on institution_part_of (parent_id, institution_id);

create table institution_historical_relation (
  institution_id integer not null references institution (id),
  position integer not null,
  target_id integer not null references institution (id) deferrable initially deferred,
  type text not null check (type in ('succeeded', 'absorbed', 'spun off')),
  date text not null,
  primary key (institution_id, position),
  check (target_id <> institution_id)
);
create index institution_historical_relation_by_target on institution_historical_relation (target_id, institution_id);

create table report (
  id integer primary key,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  agency_id integer not null references agency (id),
  local_identifier text,
  status text not null check (status in ('part of obligatory EQA system', 'voluntary')),
  decision text not null check (decision in ('positive', 'positive with conditions or restrictions', 'negative',
    'not applicable')),
  state text not null check (state in ('published', 'held', 'superseded', 'withdrawn')),
  flag_level text not null check (flag_level in ('none', 'low level', 'high level')),
  valid_from text not null,
  valid_to text,
  effective_valid_to text not null,
  supersedes_id integer references report (id) deferrable initially deferred,
  superseded_by_id integer references report (id) deferrable initially deferred,
  content text not null,
  check (valid_to is null or valid_to >= valid_from),
  check (supersedes_id is null or supersedes_id <> id)
);
create unique index report_local_identifier
  on report (agency_id, local_identifier) where local_identifier is not null and state <> 'withdrawn';
create index report_by_state on report (state, id);

create table report_contributing_agency (
  report_id integer not null references report (id),
  position integer not null,
  agency_id integer not null references agency (id),
  primary key (report_id, position)
);
create index report_contributing_agency_by_agency on report_contributing_agency (agency_id, report_id);

create table report_activity (
  report_id integer not null references report (id),
  position integer not null,
  activity_id integer not null references activity (id),
  primary key (report_id, position)
);
create index report_activity_by_activity on report_activity (activity_id, report_id);

create table report_institution (
  report_id integer not null references report (id),
  role text not null check (role in ('institution', 'platform')),
  position integer not null,
  institution_id integer not null references institution (id),
  primary key (report_id, role, position)
);
create index report_institution_by_institution on report_institution (institution_id, report_id);

create table report_file (
  id integer primary key,
  report_id integer not null references report (id),
  state text not null check (state in ('pending', 'stored', 'failed')),
  sha256 text,
  check ((state = 'stored') = (sha256 is not null))
);
create index report_file_by_report on report_file (report_id);
create index report_file_by_content on report_file (sha256) where sha256 is not null;

create table programme (
  id integer primary key,
  report_id integer not null references report (id),
  position integer not null,
  qf_ehea_level text not null check (qf_ehea_level in ('short cycle', 'first cycle', 'second cycle', 'third cycle')),
  degree_outcome integer not null check (degree_outcome in (0, 1))
);
create index programme_by_report on programme (report_id, position);

-- The one stream of changes: an entry for every change of a public record, written in the same transaction.
create table journal (
  sequence integer primary key,
  at text not null,
  actor text not null,
  reason text not null,
  record_type text not null check (record_type in ('country', 'agency', 'activity_group', 'institution', 'report')),
  record_id integer not null,
  version integer not null,
  content text not null,
  previous_hash text not null,
  hash text not null
);
create unique index journal_by_record on journal (record_type, record_id, version);

-- The end of the chain. Its row is locked from the first append to the commit, so sequences follow commit order.
create table journal_head (
  id integer primary key check (id = 1),
  sequence integer not null,
  hash text not null
);
insert into journal_head (id, sequence, hash) values (1, 0, '');
