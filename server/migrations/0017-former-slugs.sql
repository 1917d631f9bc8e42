-- Addresses that rows had before their slugs changed; links to them are led on (server/src/resource/former-slugs.ts).
create table former_slug (
  resource text not null,
  -- Where slugs are unique within another row only: that row, 'course:7'. Otherwise ''.
  scope text not null,
  slug text not null,
  -- Whatever its slug is now, so that one step leads there however often it changed.
  row_id integer not null,
  createtime bigint not null default epoch_seconds(),
  primary key (resource, scope, slug)
);
create index former_slug_row on former_slug (resource, row_id);
create index former_slug_scope on former_slug (scope) where scope <> '';
