-- Sections of the school's story wait as drafts, and are published at a time, as other texts are.
alter table about
  add publish_at bigint,
  add withdraw_at bigint,
  add draft jsonb;
alter table about
  add publication text generated always as (case when not status then 'draft' when draft is null then 'published' else 'changed' end) stored;
create index about_publish_at on about (publish_at, id);
create index about_withdraw_at on about (withdraw_at, id);
