-- Rows that administrators bring in from files: what was sent, and how far it is. The files themselves are in the data folder.
create table import_run (
  id uuid primary key,
  -- In the order in which they came.
  place integer generated always as identity,
  resource text not null,
  admin_id integer not null references admin (id) on delete cascade,
  name text not null,
  state text not null,
  dry boolean not null default true,
  columns jsonb not null,
  plan jsonb not null,
  read integer not null default 0,
  rows integer,
  result jsonb,
  reason text,
  cancelled boolean not null default false,
  -- When the process that does it was last heard of.
  beat bigint not null default epoch_seconds(),
  createtime bigint not null default epoch_seconds()
);
create index import_run_admin_id on import_run (admin_id, resource, place);
