-- Lists of orders say what was ordered (decision 042). Lines are a ledger: what is written here once stays true.
alter table shop_order add column goods jsonb;
update shop_order as placed set goods = said.goods
from (
  select order_id, jsonb_build_object(
    'zh-cn', string_agg(coalesce(nullif(title ->> 'zh-cn', ''), title ->> 'en', '') || times, '、' order by id),
    'en', string_agg(coalesce(nullif(title ->> 'en', ''), title ->> 'zh-cn', '') || times, ', ' order by id)
  ) as goods
  from (select *, case when quantity > 1 then ' × ' || quantity else '' end as times from order_line) as line
  group by order_id
) as said
where said.order_id = placed.id;
