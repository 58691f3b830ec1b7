-- Who of several processes does what only one may do, and until when. PostgreSQL uses its own locks instead.
create table leader_lease (
  name text primary key,
  holder text not null,
  expires_at_ms bigint not null
);
