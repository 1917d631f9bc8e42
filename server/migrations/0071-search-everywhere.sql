-- Articles, news and works are searched by words too, as 0016 has it for courses.
create table blog_search (
  id integer primary key references blog (id) on delete cascade,
  own tsvector not null,
  body tsvector not null,
  through tsvector not null default '',
  terms tsvector not null default '',
  weigh integer not null,
  rules smallint not null
);
create index blog_search_terms on blog_search using gin (terms) with (gin_pending_list_limit = 256);
alter table blog_search alter column own set storage main;

create table news_search (
  id integer primary key references news (id) on delete cascade,
  own tsvector not null,
  body tsvector not null,
  through tsvector not null default '',
  terms tsvector not null default '',
  weigh integer not null,
  rules smallint not null
);
create index news_search_terms on news_search using gin (terms) with (gin_pending_list_limit = 256);
alter table news_search alter column own set storage main;

create table cases_search (
  id integer primary key references cases (id) on delete cascade,
  own tsvector not null,
  body tsvector not null,
  through tsvector not null default '',
  terms tsvector not null default '',
  weigh integer not null,
  rules smallint not null
);
create index cases_search_terms on cases_search using gin (terms) with (gin_pending_list_limit = 256);
alter table cases_search alter column own set storage main;
