-- Fields of modules made while the site runs stand in forms and tables in the order of their definitions, which jsonb does not keep.
-- Those that there are keep the order they have been shown in.
alter table run_time_module alter column definition type json using definition::json;
