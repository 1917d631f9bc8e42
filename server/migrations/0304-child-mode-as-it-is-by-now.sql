-- Whether a member who signs in begins in child mode: a guardian wants it so. The session begins in the statement that locks the
-- member's row, and what a statement reads is older than what it has waited for. A volatile function reads anew (decision 311).
create function begins_in_child_mode(member integer) returns boolean language plpgsql volatile as $$
begin
  return exists (select from member_pin p join member m on m.id = p.user_id where m.id = begins_in_child_mode.member and m.guardian_id is not null);
end
$$;
