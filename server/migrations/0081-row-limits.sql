-- Which rows a group sees and changes, and whose rows are.
alter table admin_group add column row_limits text[] not null default '{}';
alter table course add column admin_id integer references admin (id);
alter table lesson add column admin_id integer references admin (id);
alter table blog add column admin_id integer references admin (id);
alter table news add column admin_id integer references admin (id);
alter table tutu add column admin_id integer references admin (id);
alter table good add column admin_id integer references admin (id);
create index course_admin_id on course (admin_id);
create index lesson_admin_id on lesson (admin_id);
create index blog_admin_id on blog (admin_id);
create index news_admin_id on news (admin_id);
create index tutu_admin_id on tutu (admin_id);
create index good_admin_id on good (admin_id);
