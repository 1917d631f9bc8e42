-- The timetable has the calendar: lesson hours are told from it at a glance. What the school has chosen stays.
update member_rule set icon = 'clock' where name = 'account/lessonHours' and built_in and icon = 'calendar';
