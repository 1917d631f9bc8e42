-- What is changed in a row that visitors see waits in `draft`: columns that will be set when it is published.
alter table course add column draft jsonb;
alter table course add column publish_at bigint;
alter table course add column withdraw_at bigint;
alter table course add column publication text generated always as (case when not status then 'draft' when draft is null then 'published' else 'changed' end) stored;
create index course_publish_at on course (publish_at, id);
create index course_withdraw_at on course (withdraw_at, id);
alter table lesson add column draft jsonb;
alter table lesson add column publish_at bigint;
alter table lesson add column withdraw_at bigint;
alter table lesson add column publication text generated always as (case when not status then 'draft' when draft is null then 'published' else 'changed' end) stored;
create index lesson_publish_at on lesson (publish_at, id);
create index lesson_withdraw_at on lesson (withdraw_at, id);

-- Links that show how a row would look to visitors: forgotten when they expire.
create table preview (
  -- SHA-256 of what stands in the link.
  hash bytea primary key,
  resource text not null,
  -- Null: a row that is not there yet.
  row_id integer,
  -- What the form says besides the row and its draft.
  input jsonb not null,
  admin_id integer not null references admin (id) on delete cascade,
  createtime bigint not null default epoch_seconds(),
  expiretime bigint not null
);
create index preview_admin_id on preview (admin_id, createtime);
create index preview_expiretime on preview (expiretime);
