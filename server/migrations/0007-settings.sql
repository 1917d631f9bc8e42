-- Settings that administrators define themselves say of themselves what the code says of the built-in ones.
alter table config
  add column title jsonb,
  add column tip jsonb,
  -- Options of a choice: value → label.
  add column content jsonb,
  add column rule text not null default '',
  -- Of the last edit, from config_version: whoever saves a tab saw the largest of its settings. 0: as it was made.
  add column version integer not null default 0;

create sequence config_version as integer;

-- One setting a row: what is uploaded was kept in one object.
insert into config (name, "group", type, value)
select 'upload_' || part.key, 'upload', case part.key when 'mode' then 'select' when 'maxsize' then 'number' else 'text' end, part.value
from config, jsonb_each(config.value) part
where config.name = 'upload' and part.key in ('mode', 'maxsize', 'mimetype', 'savename');
delete from config where name = 'upload';
