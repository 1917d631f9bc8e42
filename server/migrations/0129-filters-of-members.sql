-- What this list is filtered by, of a million rows, without reading the whole table (decision 026).
create index member_status on member (status, id);
create index member_birthday on member (birthday, id);
create index member_birth_year on member (birth_year, id);
create index member_createtime on member (createtime, id);
