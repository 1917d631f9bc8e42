-- Up to which page each search engine has been told; in the order of time, and of paths within a second.
create table announced_page (
  engine text primary key,
  updatetime bigint not null,
  path text not null
);
