-- Names and addresses of mail are one whatever their case, as administrators' are.
drop index member_username_key;
create unique index member_username_key on member (lower(username));
drop index member_email_key;
create unique index member_email_key on member (lower(email));
alter table member add column birth_year integer;

-- What came and went on the last days.
create index money_log_days on money_log (user_id, createtime);
create index score_log_days on score_log (user_id, createtime);

-- Which days members came by; `streak` in days up to this one, `forgiven` the last missed day that it was forgiven.
create table check_in (
  user_id integer not null references member (id) on delete cascade,
  day date not null,
  streak integer not null check (streak > 0),
  forgiven date,
  primary key (user_id, day)
);

-- Keys that open one thing to one member for a while (wire decision 15), stored hashed.
create table member_pass (
  hash bytea primary key,
  user_id integer not null references member (id) on delete cascade,
  purpose text not null,
  expiretime bigint not null
);
create index member_pass_expiretime on member_pass (expiretime);
