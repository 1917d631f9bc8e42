-- Types of settings bear the names of the wire. Built-in ones get theirs at every start, those of administrators here.
update config set type = case type
  when 'text' then 'string'
  when 'secret' then 'password'
  when 'multi-select' then 'selects'
  when 'colour' then 'color'
  when 'date-time' then 'datetime'
  when 'markdown' then 'editor'
end
where type in ('text', 'secret', 'multi-select', 'colour', 'date-time', 'markdown');
