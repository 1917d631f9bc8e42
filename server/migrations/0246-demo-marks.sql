-- Classes, notices and reports of works are part of the demo, too, and are taken away with it (decision 251).
alter table classroom add column is_demo boolean not null default false;
alter table notice add column is_demo boolean not null default false;
alter table work_report add column is_demo boolean not null default false;
-- What the demo's members did comes after the first start has opened its door; whether it is still to come.
alter table seed_done add column business_due boolean not null default false;
