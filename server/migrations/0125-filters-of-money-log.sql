-- What this list is filtered by, of a million rows, without reading the whole table (decision 026).
create index money_log_money on money_log (money, id);
create index money_log_createtime on money_log (createtime, id);
