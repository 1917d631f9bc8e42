-- What guardians are told by administrators, and which of it each has read (decision 367).
create index notice_to_guardians on notice ((coalesce(publishtime, createtime))) where audience = 'guardians';

create table guardian_notice_read (
  guardian_id integer not null references guardian (id) on delete cascade,
  notice_id integer not null references notice (id) on delete cascade,
  readtime bigint not null default epoch_seconds(),
  primary key (guardian_id, notice_id)
);
create index guardian_notice_read_notice on guardian_notice_read (notice_id);
