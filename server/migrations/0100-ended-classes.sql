-- Accounts of a class that an administrator ends are deleted by the clock, without seven days to think it over.
alter table member_erasure drop constraint member_erasure_asked_by_check;
alter table member_erasure add constraint member_erasure_asked_by_check
  check (asked_by in ('member', 'guardian', 'administrator'));
