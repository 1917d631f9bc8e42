-- What trial lessons were before their families were lost, and since when a family is to be told that its time has changed (decision 366).
alter table trial add column lost_from text;
alter table trial add column changetime bigint;
create index trial_changetime on trial (changetime) where changetime is not null;
