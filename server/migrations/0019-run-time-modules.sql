-- Modules made while the site runs: their definitions, which every process takes up (server/src/resource/run-time-modules.ts).
create table run_time_module (
  name text primary key,
  definition jsonb not null,
  createtime bigint not null default epoch_seconds(),
  updatetime bigint not null default epoch_seconds()
);
