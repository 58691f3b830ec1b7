-- A submission can wait for proposed institutions. The older table knew only what was decided at once.
create table submission_with_waiting (
  id integer primary key,
  at text not null,
  account_id integer not null references account (id),
  agency_id integer references agency (id),
  report_id integer references report (id),
  report_version integer,
  operation text not null,
  channel text not null,
  result text not null check (result in ('accepted', 'refused', 'waiting')),
  local_identifier text,
  request text not null,
  problems text not null,
  check (result <> 'accepted' or report_id is not null)
);
insert into submission_with_waiting (id, at, account_id, agency_id, report_id, report_version, operation, channel, result,
  local_identifier, request, problems)
  select id, at, account_id, agency_id, report_id, report_version, operation, channel, result, local_identifier, request,
    problems from submission;
drop table submission;
alter table submission_with_waiting rename to submission;
create index submission_by_account on submission (account_id, id);
create index submission_by_agency on submission (agency_id, id);
create index submission_by_report on submission (report_id, id);

-- What was ordered, whole, until the proposals are decided and it is carried out.
create table waiting_order (
  submission_id integer primary key references submission (id),
  order_json text not null
);
create table waiting_order_proposal (
  submission_id integer not null references waiting_order (submission_id),
  proposal_id integer not null references institution_proposal (id),
  primary key (submission_id, proposal_id)
);
create index waiting_order_by_proposal on waiting_order_proposal (proposal_id, submission_id);
