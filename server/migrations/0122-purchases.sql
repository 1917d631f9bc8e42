-- What was bought to be sold, row by row.
alter table good add column purchases jsonb;
