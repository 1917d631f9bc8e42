-- What a provider answered when the payment of a top-up was begun; null: not begun yet (decision 062).
alter table top_up add column begun text;
