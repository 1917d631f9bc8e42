-- Taking an import back: which changes it was (history.operation), whether that is under way, and what came of it.
alter table import_run
  add column operation uuid,
  add column undoing boolean not null default false,
  add column undo jsonb;
