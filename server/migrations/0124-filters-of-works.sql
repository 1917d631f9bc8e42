-- What this list is filtered by, of a million rows, without reading the whole table (decision 026).
create index reaction_createtime on reaction (createtime, id);
create index cases_kind on cases (kind, id);
create index cases_featured on cases (featured, id);
create index cases_reviewtime on cases (reviewtime, id);
create index cases_createtime on cases (createtime, id);
