-- Races of a class in the typing trainer: one text for all, begun together. Times are the database's.
create table typing_race (
  id integer generated always as identity primary key,
  classroom_id integer not null references classroom (id) on delete cascade,
  -- Who opened it: with them it goes.
  teacher_id integer not null references member (id) on delete cascade,
  code text not null unique,
  -- Of the trainer's texts which one; '': one that the teacher brought along, with its title.
  lesson text not null default '',
  title text not null default '',
  text text not null,
  script text not null check (script in ('latin', 'han', 'code')),
  opentime timestamptz not null default clock_timestamp(),
  -- When the rabbits run: some seconds after the teacher pressed. Null: they wait.
  starttime timestamptz,
  -- Null: nobody has ended it. It is over all the same, some time after it was opened or begun.
  endtime timestamptz
);
create unique index typing_race_open on typing_race (classroom_id) where endtime is null;
create index typing_race_of_class on typing_race (classroom_id, id desc);
create index typing_race_teacher_id on typing_race (teacher_id);

create table typing_race_lane (
  race_id integer not null references typing_race (id) on delete cascade,
  user_id integer not null references member (id) on delete cascade,
  -- From 1, in the order in which they came in.
  lane integer not null,
  -- Hash of what names the device that races: of two the one that came last.
  device bytea not null,
  jointime timestamptz not null default clock_timestamp(),
  seentime timestamptz not null default clock_timestamp(),
  -- Characters of the text that are passed, as the browser says: for the picture alone. What counts is the result.
  units integer not null default 0,
  finishtime timestamptz,
  result_id integer references typing_result (id) on delete set null,
  -- The best speed of the same kind until then; null: it was the first.
  earlier_best real,
  primary key (race_id, user_id),
  unique (race_id, lane)
);
create index typing_race_lane_user_id on typing_race_lane (user_id);
create index typing_race_lane_result_id on typing_race_lane (result_id);
