-- What members keep to find it again (decision 365). What it is about may go: then the row says so.
create table favourite (
  user_id integer not null references member (id) on delete cascade,
  kind text not null check (kind in ('course', 'tutu', 'blog', 'cases')),
  row_id integer not null,
  createtime bigint not null default epoch_seconds(),
  primary key (user_id, kind, row_id)
);
create index favourite_latest on favourite (user_id, createtime);
