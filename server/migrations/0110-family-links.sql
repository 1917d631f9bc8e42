-- Links by which a family sees a work (decision 110). Of what stands in a link only the hash is kept.
create table family_link (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  cases_id integer not null references cases (id) on delete cascade,
  user_id integer not null references member (id) on delete cascade,
  createtime bigint not null,
  expiretime bigint not null
);
create index on family_link (cases_id);
create index on family_link (user_id);
