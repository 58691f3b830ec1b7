-- Errors in public records that anybody reported. Private: who wrote may be named in it, and it can be erased.
create table correction (
  id integer primary key,
  at text not null,
  record_type text not null check (record_type in ('country', 'agency', 'institution', 'report')),
  record_id integer not null,
  message text not null,
  contact text not null,
  state text not null check (state in ('open', 'accepted', 'rejected')),
  decided_at text,
  decided_by text,
  note text not null,
  check ((state = 'open') = (decided_at is null))
);
create index correction_by_state on correction (state, id);
