-- The demo has rows of these too, marked as such, so that they can be taken away again.
alter table guardian add column is_demo boolean not null default false;
alter table subscriber add column is_demo boolean not null default false;
alter table mailing add column is_demo boolean not null default false;
alter table message add column is_demo boolean not null default false;
alter table client_report add column is_demo boolean not null default false;
alter table admin_group add column is_demo boolean not null default false;
alter table member_group add column is_demo boolean not null default false;
