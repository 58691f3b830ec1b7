-- Documents of decisions on agencies. Who may see one follows from the record of the agency, which names its address.
create table agency_file (
  id integer primary key,
  agency_id integer not null references agency (id),
  file_name text not null,
  sha256 text not null,
  size integer not null,
  at text not null,
  actor text not null
);
create index agency_file_by_agency on agency_file (agency_id, id);
