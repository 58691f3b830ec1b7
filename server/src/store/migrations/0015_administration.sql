-- The flags of reports that nobody has removed, so that the operator's queue need not read every report.
create table report_flag (
  report_id integer not null references report (id),
  position integer not null,
  code text not null,
  level text not null check (level in ('low level', 'high level')),
  raised_at text not null,
  is_confirmed integer not null check (is_confirmed in (0, 1)),
  primary key (report_id, position)
);
create index report_flag_queue on report_flag (is_confirmed, level, raised_at, report_id);

-- Which institution was merged into which, and what that changed, so that a split can take it back.
create table institution_merge (
  id integer primary key,
  source_id integer not null references institution (id),
  target_id integer not null references institution (id),
  at text not null,
  actor text not null,
  reason text not null,
  moved text not null,
  undone_at text,
  check (source_id <> target_id)
);
create unique index institution_merge_open on institution_merge (source_id) where undone_at is null;
create index institution_merge_by_target on institution_merge (target_id, id);
