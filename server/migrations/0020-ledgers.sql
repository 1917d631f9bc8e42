-- What has been written into a ledger stays: its table refuses changes by itself (server/src/resource/schema/diff.ts).
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is a ledger: its rows are neither changed nor deleted', tg_table_name using errcode = 'restrict_violation';
end $$;
