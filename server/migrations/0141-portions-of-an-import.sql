-- What one write session did is read a portion at a time, in order: without the id each portion sorted all that was left.
create index history_operation_id on history (operation, id);
drop index history_operation;
