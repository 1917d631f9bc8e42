-- Every day what guardians were asked is forgotten: found without reading all messages.
create index message_guardian_consent on message (createtime) where event = 'guardian_consent';
