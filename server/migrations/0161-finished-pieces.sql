-- What a course's learners make, played on its page before anything is read.
alter table course add column work_id integer references cases (id);
create index course_work_id on course (work_id);
