-- Who uses the registry. Private: none of this enters the journal, so that a person can be forgotten.

create table account (
  id integer primary key,
  username text not null,
  email text,
  password_hash text,
  display_name text not null,
  organisation text not null,
  purpose text not null,
  role text not null check (role in ('consumer', 'agency', 'operator')),
  status text not null check (status in ('pending', 'approval', 'active', 'suspended', 'erased')),
  status_reason text not null,
  is_listed integer not null check (is_listed in (0, 1)),
  is_hidden integer not null check (is_hidden in (0, 1)),
  terms_version text not null,
  token_generation integer not null,
  created_at text not null,
  confirmed_at text,
  check ((status = 'erased') = (email is null)),
  check (status <> 'erased' or password_hash is null)
);
create unique index account_username on account (lower(username));
create unique index account_email on account (lower(email)) where email is not null;
create index account_by_status on account (status, id);

create table account_agency (
  account_id integer not null references account (id),
  position integer not null,
  agency_id integer not null references agency (id),
  relation text not null check (relation in ('own', 'proxy')),
  valid_from text,
  valid_to text,
  primary key (account_id, position),
  check (valid_from is null or valid_to is null or valid_to >= valid_from)
);
create index account_agency_by_agency on account_agency (agency_id, account_id);

-- A primary token can be derived again from the account, its generation and a secret outside the database; a named
-- one is shown once. Only hashes are kept.
create table token (
  id integer primary key,
  account_id integer not null references account (id),
  kind text not null check (kind in ('primary', 'named')),
  name text not null,
  hash text not null,
  scope text not null check (scope in ('read', 'submit', 'admin')),
  generation integer,
  secret_version integer,
  created_at text not null,
  expires_at text,
  last_used_at text,
  revoked_at text,
  check ((kind = 'primary') = (generation is not null)),
  check ((kind = 'primary') = (secret_version is not null)),
  check (scope <> 'admin' or (kind = 'named' and expires_at is not null))
);
create unique index token_hash on token (hash);
create unique index token_primary on token (account_id, generation) where kind = 'primary';
create index token_by_account on token (account_id, id);

-- What a mail leads to: each code works once and for a while.
create table one_time_code (
  id integer primary key,
  account_id integer not null references account (id),
  purpose text not null check (purpose in ('confirm', 'reset', 'email')),
  hash text not null,
  new_email text,
  created_at text not null,
  expires_at text not null,
  used_at text,
  check ((purpose = 'email') = (new_email is not null))
);
create unique index one_time_code_hash on one_time_code (hash);
create index one_time_code_by_account on one_time_code (account_id, purpose);

-- Repeated attempts, such as failed logins. The key is a hash: whose they are cannot be read from it.
create table attempt (
  key text primary key,
  count integer not null,
  started_at text not null,
  blocked_until text not null,
  forget_at text not null
);
create index attempt_by_age on attempt (forget_at);

-- Who did what to which account, when and why. Unlike the journal it can be emptied of what names a person.
create table private_audit (
  id integer primary key,
  at text not null,
  account_id integer not null references account (id),
  actor text not null,
  action text not null,
  reason text not null
);
create index private_audit_by_account on private_audit (account_id, id);
