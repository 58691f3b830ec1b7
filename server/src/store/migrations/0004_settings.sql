-- What the registry knows about itself: whether it is a real one or a demo, and what it was made from.
create table registry_setting (
  id integer primary key,
  name text not null unique,
  value text not null
);
