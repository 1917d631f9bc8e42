-- What this list is filtered by, of a million rows, without reading the whole table (decision 026).
create index order_log_step on order_log (step, id);
create index order_log_createtime on order_log (createtime, id);
