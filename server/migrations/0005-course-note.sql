alter table course add column note text;
