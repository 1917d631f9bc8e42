-- Which browser met the failure last: without it, nobody can try it again.
alter table client_report add column browser text;
