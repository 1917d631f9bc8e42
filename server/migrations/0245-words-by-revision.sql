-- Words say by which definition of their module they were made: a process that has not heard of the newest one yet may
-- write them too, and those are made anew.
create sequence module_revision as integer;
alter table run_time_module add column revision integer not null default nextval('module_revision');
alter sequence module_revision owned by run_time_module.revision;

do $$
declare words regclass;
begin
  for words in
    select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'terms' and atttypid = 'tsvector'::regtype and relkind = 'r' and relname like '%\_search'
      and relnamespace = current_schema()::regnamespace
  loop
    execute format('alter table %s add column revision integer not null default 0', words);
  end loop;
end $$;
