-- Files that wait to be fetched are looked for again and again; nearly all are stored.
create index report_file_pending on report_file (id) where state = 'pending';

-- How often the fetching of a file was tried, when it is tried again, and what the submitter is told. The file itself
-- is part of its report; its row is written anew with every change of it, so nothing can point at that row.
create table file_fetch (
  file_id integer primary key,
  tries integer not null,
  tried_at text not null,
  next_at text,
  message text not null
);
