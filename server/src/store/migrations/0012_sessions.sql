-- A signed-in session is a token of its own kind: it holds all that the role allows, and always ends.

create table token_of_any_kind (
  id integer primary key,
  account_id integer not null references account (id),
  kind text not null check (kind in ('primary', 'named', 'session')),
  name text not null,
  hash text not null,
  scope text not null check (scope in ('read', 'submit', 'admin')),
  generation integer,
  secret_version integer,
  created_at text not null,
  expires_at text,
  last_used_at text,
  revoked_at text,
  check ((kind = 'primary') = (generation is not null)),
  check ((kind = 'primary') = (secret_version is not null)),
  check (kind <> 'session' or expires_at is not null),
  check (scope <> 'admin' or (kind <> 'primary' and expires_at is not null))
);
insert into token_of_any_kind
  select id, account_id, kind, name, hash, scope, generation, secret_version, created_at, expires_at, last_used_at,
    revoked_at
  from token;
drop table token;
alter table token_of_any_kind rename to token;
create unique index token_hash on token (hash);
create unique index token_primary on token (account_id, generation) where kind = 'primary';
create index token_by_account on token (account_id, id);
create index token_session_by_end on token (expires_at) where kind = 'session';
