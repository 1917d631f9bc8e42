-- Child mode (decision 120): a session in which nothing is bought or changed of the account, and the PIN that ends it.
create table member_pin (
  user_id integer primary key references member (id) on delete cascade,
  -- Argon2id, as bytes: exports pass them over.
  hash bytea not null,
  updatetime bigint not null default epoch_seconds()
);
alter table session add column child_mode boolean not null default false;
