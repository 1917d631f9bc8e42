-- The rules of the bin and of sensitive data are looked for by the names of their modules, no longer by those of programs.
alter table data_recycle drop column search_text;
alter table data_recycle add column search_text text generated always as (search_fold(coalesce(name ->> 'zh-cn', '') || ' ' || coalesce(name ->> 'en', ''))) stored;
alter table sensitive_data drop column search_text;
alter table sensitive_data add column search_text text generated always as (search_fold(coalesce(name ->> 'zh-cn', '') || ' ' || coalesce(name ->> 'en', ''))) stored;
