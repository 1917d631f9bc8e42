-- Orders are looked for by who receives them, and by their telephone.
alter table shop_order drop column search_text, drop column search_grams;
alter table shop_order
  add column search_text text generated always as (search_fold(number || ' ' || coalesce(address, ''))) stored,
  add column search_grams text[] generated always as (search_grams(number || ' ' || coalesce(address, ''))) stored;
create index shop_order_search_text on shop_order using gin (search_text gin_trgm_ops);
create index shop_order_search_grams on shop_order using gin (search_grams);
