-- Children under 14 are reached by their guardians: accounts that had an address or number of their own lose it.
update member set email = null, mobile = null, updatetime = epoch_seconds(), version = version + 1
where not of_class and guardian_id is not null and birth_year >= extract(year from now()) - 14
  and (email is not null or mobile is not null);
