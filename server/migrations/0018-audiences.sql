-- Those who look after members have sessions of their own kind.
alter table session drop constraint session_kind_check;
alter table session add constraint session_kind_check check (kind in ('admin', 'member', 'guardian'));
