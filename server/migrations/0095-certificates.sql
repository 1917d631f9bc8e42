-- Certificates of courses (decision 095): whoever has the number reads it, whatever becomes of the course.
create table certificate (
  number text primary key,
  user_id integer not null references member (id) on delete cascade,
  course_id integer not null,
  title jsonb not null,
  name text not null,
  lessons integer not null,
  createtime bigint not null,
  unique (user_id, course_id)
);
