-- When pupils and guardians were reminded of it (decision 362).
alter table class_meeting add column remindtime bigint;
