-- What this list is filtered by, of a million rows, without reading the whole table (decision 026).
create index shop_order_pay_type on shop_order (pay_type, id);
create index shop_order_total_score on shop_order (total_score, id);
create index shop_order_refunded on shop_order (refunded, id);
create index shop_order_paytime on shop_order (paytime, id);
create index shop_order_createtime on shop_order (createtime, id);
