-- Why a mail was not sent no longer tells what answered instead of a mail server, nor what it said: in notes of before too.
update message
set reason = jsonb_build_object('key', 'smtp.unreachable', 'params', (reason::jsonb -> 'params') - 'said')::text
where reason ~ '^\{"key": ?"smtp\.(connect|timeout|encryption|protocol|greeting)"';
