-- Passwords that were set with the command 'Reset password' lay there as they were typed, and let nobody in. They are taken
-- away; whoever had one is given another. What closed accounts have is no hash either, and stays.
update member set password = '!' where password not like '$argon2%' and password <> '!';
