-- The library of the demo: its files, folders and tags are taken away with the rest of it (decision 289).
alter table attachment add column is_demo boolean not null default false;
alter table attachment_folder add column is_demo boolean not null default false;
alter table attachment_tag add column is_demo boolean not null default false;
-- Whether it is still to come. Sites that began earlier and have the demo get it, too.
alter table seed_done add column library_due boolean not null default false;
update seed_done set library_due = exists (select from course where is_demo);
