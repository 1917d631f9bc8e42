-- Changes of what forms do not set are not rolled back: the module's commands change it, or the server.
alter table sensitive_data_log add column is_fixed boolean not null default false;
update sensitive_data_log set is_fixed = true
where resource = 'member' and data_field in ('status', 'money', 'score');
