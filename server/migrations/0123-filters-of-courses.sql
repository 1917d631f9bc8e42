-- What lists of a million rows are filtered by: without an index every page and every total read the whole table. A file
-- for each table: what writes to it waits for its own indexes alone. Members, whom nearly everything writes, come last.
create index course_level on course (level, id);
create index course_age_min on course (age_min, id);
create index course_recommended on course (recommended, id);
create index course_publication on course (publication, id);
