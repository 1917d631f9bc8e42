-- A class is asked to do one exercise of a tool: a typing lesson, a level of Super Tutu. Its name there; null: what the teacher wrote.
alter table classroom_task add column exercise text;
alter table classroom_task drop constraint classroom_task_kind_check;
alter table classroom_task add constraint classroom_task_kind_check check (kind in ('lesson', 'typing', 'super', 'work'));
