-- The same content under another extension is another file: it has a path, a type and records of its own.
-- The extension of the name it came with, without the dot; the naming template may leave it out of the key.
alter table blob add column suffix text not null default '';
update blob set suffix = coalesce(lower(substring(key from '[^./]\.+([A-Za-z0-9]{1,16})$')), '');
drop index blob_sha1_key;
create unique index blob_sha1_key on blob (sha1, suffix) where state = 'stored';
