-- Whether a guardian has been told of a class today, without reading all messages.
create index message_guardian_class on message (target, createtime) where event = 'guardian_class';
