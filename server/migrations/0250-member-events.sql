-- What members are told of what happened to what is theirs. Read together with what administrators write to them: one number for
-- both, so that whoever marks some as read need not say which they are.
create table member_event (
  id integer primary key default nextval('notice_id_seq'),
  user_id integer not null references member (id) on delete cascade,
  event text not null,
  cases_id integer,
  order_id integer,
  reason text,
  params jsonb not null default '{}',
  source text,
  readtime bigint,
  version integer not null default 1,
  createtime bigint not null default epoch_seconds(),
  updatetime bigint not null default epoch_seconds(),
  search_text text generated always as (search_fold(coalesce(reason, ''))) stored
);
create index member_event_user_id on member_event (user_id, createtime, id);
create index member_event_unread on member_event (user_id, event) where readtime is null;
create unique index member_event_source on member_event (source, user_id);
create index member_event_event on member_event (event, id);
create index member_event_cases_id on member_event (cases_id);
create index member_event_order_id on member_event (order_id);
create index member_event_createtime on member_event (createtime);
