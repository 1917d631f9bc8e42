-- The dashboard adds up what orders brought in and gave back, and counts what was added, in a period and the one before it.
create index order_log_income on order_log (createtime) include (step, amount)
  where step in ('paid', 'refunded') and amount <> 0;
create index course_createtime on course (createtime, id);
create index lesson_createtime on lesson (createtime, id);
