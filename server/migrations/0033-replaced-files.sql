-- Where files of the library were before others took their place: those addresses lead to what the record has now. The
-- bytes stay for as long as they may be put back; then `blob_id` and `original_blob_id` are null.
create table former_file (
  id integer generated always as identity primary key,
  -- As blob.key; nothing new is ever put there.
  key text not null,
  attachment_id integer not null references attachment (id) on delete cascade,
  name text not null,
  blob_id integer references blob (id),
  original_blob_id integer references blob (id),
  edited jsonb,
  createtime bigint not null default epoch_seconds()
);
create unique index former_file_key on former_file (key);
create index former_file_attachment_id on former_file (attachment_id, id);
create index former_file_blob_id on former_file (blob_id) where blob_id is not null;
create index former_file_original_blob_id on former_file (original_blob_id) where original_blob_id is not null;
