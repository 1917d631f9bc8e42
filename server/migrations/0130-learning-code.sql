-- What a member has made of the programs of lessons, the latest of each. `key`: of kept-code.ts, the lesson's number before its colon.
create table learning_code (
  user_id integer not null references member (id) on delete cascade,
  key text not null check (key ~ '^[0-9]{1,10}:[0-9a-z]{1,10}$'),
  code text not null check (length(code) <= 20000),
  updatetime bigint not null,
  primary key (user_id, key)
);
