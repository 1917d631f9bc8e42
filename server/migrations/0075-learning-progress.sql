-- What a member has done of courses, as their devices keep it (learning/src/progress/progress.ts): one record, merged, never replaced.
create table learning_progress (
  user_id integer primary key references member (id) on delete cascade,
  progress jsonb not null,
  updatetime bigint not null
);
