-- Exercises of the typing trainer as the server scored them from their key logs. The logs themselves are not kept.
create table typing_result (
  id integer generated always as identity primary key,
  user_id integer not null references member (id) on delete cascade,
  -- Hash of what was handed out when it was begun; good for one result.
  ticket bytea not null unique,
  begintime timestamptz not null default clock_timestamp(),
  -- Null: not finished yet.
  createtime bigint,
  log bytea,
  script text,
  speed real,
  accuracy real,
  length integer,
  active_ms integer,
  -- Why it does not look like typing on a keyboard; such a result is practice and gives no points.
  flags text[] not null default '{}',
  points integer not null default 0,
  unique (user_id, log)
);
create index typing_result_of_member on typing_result (user_id, id desc);
