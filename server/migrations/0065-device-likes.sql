-- Who likes what, without an account: a key that the browser made for this alone, hashed.
create table device_like (
  resource text not null,
  row_id integer not null,
  device bytea not null,
  createtime bigint not null default epoch_seconds(),
  primary key (resource, row_id, device)
);
