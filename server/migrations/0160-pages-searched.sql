-- Pages that stand alone (for parents, refunds, privacy) are searched by words too, as 0016 has it for courses.
create table one_page_search (
  id integer primary key references one_page (id) on delete cascade,
  own tsvector not null,
  body tsvector not null,
  through tsvector not null default '',
  terms tsvector not null default '',
  weigh integer not null,
  rules smallint not null
);
create index one_page_search_terms on one_page_search using gin (terms) with (gin_pending_list_limit = 256);
alter table one_page_search alter column own set storage main;

-- What parents ask first, however they put it.
insert into synonym (words) values
  ('几岁 多大 几周岁 >年龄 >岁数'),
  ('退款 退费 退钱 refund');
