-- What agencies sent, and what became of it. Private like accounts: the journal has what was accepted.
create table submission (
  id integer primary key,
  at text not null,
  account_id integer not null references account (id),
  agency_id integer references agency (id),
  report_id integer references report (id) deferrable initially deferred,
  report_version integer,
  operation text not null,
  channel text not null,
  result text not null check (result in ('accepted', 'refused')),
  local_identifier text,
  request text not null,
  problems text not null,
  check (result = 'refused' or report_id is not null)
);
create index submission_by_account on submission (account_id, id);
create index submission_by_agency on submission (agency_id, id);
create index submission_by_report on submission (report_id, id);

-- The answer to a request that may come twice, kept for a day.
create table idempotency_key (
  account_id integer not null references account (id),
  key text not null,
  request_hash text not null,
  status integer not null,
  answer text not null,
  created_at text not null,
  expires_at text not null,
  primary key (account_id, key)
);
create index idempotency_key_by_age on idempotency_key (expires_at);

-- Equal for reports that look like doubles of each other. The step after fills it for reports that are there already.
alter table report add column likeness text not null default '';
create index report_by_likeness on report (likeness);
