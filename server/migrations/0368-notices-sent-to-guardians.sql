-- Notices that guardians are also told of by mail or short message, once a day at most (decision 367).
alter table notice add column urgent boolean not null default false;
create index notice_urgent on notice ((coalesce(publishtime, createtime))) where urgent;

create table guardian_notice_told (
  guardian_id integer not null references guardian (id) on delete cascade,
  notice_id integer not null references notice (id) on delete cascade,
  toldtime bigint not null default epoch_seconds(),
  primary key (guardian_id, notice_id)
);
create index guardian_notice_told_notice on guardian_notice_told (notice_id);
