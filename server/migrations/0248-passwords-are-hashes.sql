-- Passwords that were set with the command 'Reset password' lay there as they were typed, and let nobody in. They are taken
-- away; whoever had one is given another. What closed accounts have is no hash either, and stays.
update member set password = '!' where password not like '$argon2%' and password <> '!';
-- Members in the recycle bin come back as they were stored.
update data_recycle_log set data = jsonb_set(data, '{password}', '"!"')
where resource = 'member' and data ->> 'password' not like '$argon2%' and data ->> 'password' <> '!';
