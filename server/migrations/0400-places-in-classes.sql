-- Hours that are sold for a class come with a place in it (decision 375).
alter table good add column joins_class boolean not null default false;
alter table good add column schedule jsonb;
alter table classroom_member add column order_id integer references shop_order (id) on delete set null;
create index classroom_member_order_id on classroom_member (order_id);
drop index good_untranslated_zh_cn;
drop index good_untranslated_en;
create index good_untranslated_zh_cn on good (id) where lacks_text('zh-cn', variadic array[description, schedule, title]);
create index good_untranslated_en on good (id) where lacks_text('en', variadic array[description, schedule, title]);
