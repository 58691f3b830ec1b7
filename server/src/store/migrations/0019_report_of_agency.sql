-- Agencies list their own reports in every state, what changed last first.
create index report_of_agency on report (agency_id, updated_at, id, state, flag_level);
