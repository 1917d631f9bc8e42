-- What a child learned, once a week, to guardians who asked for it (decision 335).
alter table guardian
  add column letters text not null default 'off',
  add column letter_email text,
  add column letter_language text not null default 'zh-cn',
  add column lettertime bigint;
create index guardian_letters on guardian (id) where letters = 'on';

-- A week of a child that was told, or passed over: there is one row, whoever sends and however often they begin.
create table guardian_letter (
  guardian_id integer not null references guardian (id) on delete cascade,
  user_id integer not null references member (id) on delete cascade,
  week date not null,
  quiet boolean not null default false,
  -- Until the outbox is tidied. Messages do not say which child they are about.
  message_id integer references message (id) on delete set null,
  primary key (user_id, guardian_id, week)
);
create index guardian_letter_guardian on guardian_letter (guardian_id);
create index guardian_letter_message on guardian_letter (message_id) where message_id is not null;

-- Links in mails are for subscribers, or for guardians.
alter table subscriber_link
  alter column subscriber_id drop not null,
  add column guardian_id integer references guardian (id) on delete cascade,
  add check (num_nonnulls(subscriber_id, guardian_id) = 1);
create index subscriber_link_guardian on subscriber_link (guardian_id) where guardian_id is not null;
