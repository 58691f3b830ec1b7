-- Institutions that agencies miss. The row is in the form of files for import; the operator decides.
create table institution_proposal (
  id integer primary key,
  at text not null,
  account_id integer not null references account (id),
  row_json text not null,
  note text not null,
  state text not null check (state in ('open', 'accepted', 'refused')),
  institution_id integer references institution (id),
  decided_at text,
  decided_by text,
  reason text not null,
  check ((state = 'open') = (decided_at is null)),
  check (state <> 'accepted' or institution_id is not null)
);
create index institution_proposal_by_state on institution_proposal (state, id);
create index institution_proposal_by_account on institution_proposal (account_id, id);
