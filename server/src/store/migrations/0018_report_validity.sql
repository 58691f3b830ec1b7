-- At midnight the visible reports whose validity begins or ends are looked for among all of them.
create index report_by_valid_from on report (state, valid_from);
create index report_by_effective_valid_to on report (state, effective_valid_to);
