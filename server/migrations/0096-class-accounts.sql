-- That an account was made for a class stays with it, even where its place is lost: what it may not do does not hang on the place.
alter table member add column of_class boolean not null default false;
update member set of_class = true where id in (select user_id from classroom_member where pictures is not null);

-- Names as they are compared, folded where the guesses are counted by them too: the database folds some letters otherwise.
alter table classroom_member add column folded text;
update classroom_member set folded = lower(name);
alter table classroom_member alter column folded set not null;
drop index classroom_member_name_key;
create unique index classroom_member_folded_key on classroom_member (classroom_id, folded);
