-- Refunds that members and guardians ask for, in the order that they are of (decision 364).
alter table shop_order add column refund_request text;
alter table shop_order add column refund_reason text;
alter table shop_order add column refund_words text;
alter table shop_order add column refund_used integer;
alter table shop_order add column refund_time bigint;
alter table shop_order add column refund_by text;
alter table shop_order add column refund_language text;
create index shop_order_refund_request on shop_order (refund_request, id) where refund_request is not null;
