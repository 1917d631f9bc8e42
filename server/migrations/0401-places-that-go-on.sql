-- Whoever has a place already buys hours only: it takes nothing of what is left of places, and gives nothing back (decision 375).
alter table order_line add column holds_stock boolean not null default true;
