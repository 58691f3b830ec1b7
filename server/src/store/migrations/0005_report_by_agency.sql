-- An agency that changes its acronym changes every report of it in the search index.
create index report_by_agency on report (agency_id, id);
