-- Packages of lesson hours are sold as goods are (decision 369).
alter table good add column lesson_hours integer;
alter table good add column lesson_months integer;
alter table good add column classroom_id integer references classroom (id) on delete set null;
create index good_classroom_id on good (classroom_id);
