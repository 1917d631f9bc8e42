-- Courses of the demo that were given their finished piece: what an operator takes away does not come back.
create table demo_piece (course text primary key);
insert into demo_piece select slug from course where is_demo and work_id is not null;
