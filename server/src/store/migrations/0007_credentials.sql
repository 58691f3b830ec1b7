-- The reports as signed documents. What was signed is kept byte for byte as text; the private keys are files outside
-- the database, here stands only what anybody may know of them.

create table signing_key (
  id integer primary key,
  kid text not null unique,
  algorithm text not null check (algorithm in ('EdDSA', 'ES256')),
  public_jwk text not null,
  published_at text not null,
  use_from text not null,
  compromised_at text
);

-- Which agencies agreed to documents in their own name, from when until when.
create table agency_consent (
  id integer primary key,
  agency_id integer not null references agency (id),
  given_at text not null,
  given_note text not null,
  ended_at text,
  ended_note text
);
create unique index agency_consent_open on agency_consent (agency_id) where ended_at is null;

-- `bits` are the revocations in base64; `signed` is the list as it is served.
create table status_list (
  number integer primary key,
  issuer text not null,
  bits text not null,
  signed text not null,
  sha256 text not null,
  key_id text not null,
  signed_at text not null
);

-- One row a version. Of each report and institution one version is the one that is served.
create table credential (
  id integer primary key,
  report_id integer not null references report (id),
  institution_id integer not null references institution (id),
  version integer not null,
  is_served integer not null check (is_served in (0, 1)),
  state text not null check (state in ('current', 'superseded', 'revoked')),
  reason text not null,
  issuer text not null,
  content_hash text not null,
  key_id text not null,
  status_list integer not null references status_list (number),
  status_index integer not null,
  issued_at text not null,
  ended_at text,
  unique (report_id, institution_id, version),
  unique (status_list, status_index)
);
create unique index credential_served on credential (report_id, institution_id) where is_served = 1;
create index credential_by_institution on credential (institution_id, report_id);
create index credential_by_key on credential (key_id, id);

-- The exact bytes of a version, one row a format.
create table credential_form (
  credential_id integer not null references credential (id),
  format text not null,
  key_id text not null,
  bytes text not null,
  sha256 text not null,
  primary key (credential_id, format)
);
create index credential_form_by_hash on credential_form (sha256);

create table credential_event (
  id integer primary key,
  at text not null,
  actor text not null,
  action text not null,
  reason text not null,
  credential_id integer,
  key_id text,
  content_hash text,
  sha256 text
);
create index credential_event_by_credential on credential_event (credential_id, id);

-- How far issuing has come: the place in the journal, and the walk over all reports where one is under way.
create table credential_issuing (
  id integer primary key check (id = 1),
  base_url text not null,
  position integer not null,
  walk_after integer,
  revision integer not null
);
