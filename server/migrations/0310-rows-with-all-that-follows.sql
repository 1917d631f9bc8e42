-- What a row and all that follows from it need to be added by one statement (decision 317).

-- The place in its order that a new row of a table is given, as the column's default says.
create function drawn_place(table_name text, place text) returns integer language plpgsql volatile as $$
declare
  drawn integer;
begin
  execute format('select %s', (
    select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where a.attrelid = table_name::regclass and a.attname = place
  )) into drawn;
  return drawn;
end
$$;

-- Refuses what names rows that are not there, as a foreign key does: lists of ids have none.
create function refuse_missing(there bigint, wanted integer, table_name text, field text) returns void language plpgsql as $$
begin
  if there < wanted then
    raise foreign_key_violation using
      message = format('%s of %s names rows that are not there', field, table_name),
      table = table_name, constraint = format('%s_%s_fkey', table_name, field);
  end if;
end
$$;
