-- What the teacher wrote to each child after a meeting, when it was written as it stands, and when their guardian was told (decision 371).
alter table class_attendance
  add column feedback text,
  add column feedbacktime bigint,
  add column feedback_toldtime bigint;
create index class_attendance_untold on class_attendance (feedbacktime) where feedback is not null and feedback_toldtime is null;
create index class_attendance_feedback on class_attendance (user_id, meeting_id) where feedback is not null;
-- To how many.
alter table class_meeting add column written_to integer not null default 0;
