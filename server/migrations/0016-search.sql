-- What visitors' search looks at (decision 018): a table per resource whose definition says `public.search`, with a row for
-- each public row of it. `own`: words of names (A) and summaries (B); `body`: words of long texts; `through`: words of
-- the names and summaries of rows that belong to it; `terms`: all of them, the one that is searched.

create table course_search (
  id integer primary key references course (id) on delete cascade,
  own tsvector not null,
  body tsvector not null,
  through tsvector not null default '',
  terms tsvector not null default '',
  -- The place in the editors' order, of rows that match equally well.
  weigh integer not null,
  -- Of the rules by which words are made (server/src/search/document.ts).
  rules smallint not null
);
create table lesson_search (
  id integer primary key references lesson (id) on delete cascade,
  own tsvector not null,
  body tsvector not null,
  through tsvector not null default '',
  terms tsvector not null default '',
  weigh integer not null,
  rules smallint not null
);
-- A short list of new entries: with the usual one of 4 MB the planner takes to reading whole tables after a few hundred
-- inserts, until a vacuum comes by (measured: 45 ms instead of 2).
create index course_search_terms on course_search using gin (terms) with (gin_pending_list_limit = 256);
create index lesson_search_terms on lesson_search using gin (terms) with (gin_pending_list_limit = 256);
-- Every row found is ranked by its own words: they stay in the row, the rest beside it.
alter table course_search alter column own set storage main;
alter table lesson_search alter column own set storage main;

-- Whoever moves a row moves it in the results too.
create function follow_weigh() returns trigger language plpgsql as $$
begin
  execute format('update %I set weigh = $1 where id = $2', tg_table_name || '_search') using new.weigh, new.id;
  return null;
end $$;
create trigger course_search_weigh after update of weigh on course for each row
  when (old.weigh is distinct from new.weigh) execute function follow_weigh();
create trigger lesson_search_weigh after update of weigh on lesson for each row
  when (old.weigh is distinct from new.weigh) execute function follow_weigh();

-- Rows whose words must be made anew, by whichever process comes first.
create table search_stale (
  resource text not null,
  id integer not null,
  primary key (resource, id)
);

-- Every word that is found somewhere: what a beginning, a pinyin or a slip may mean.
create table search_word (
  word text primary key,
  -- The best place it was seen in: 1 a name, 2 a summary, 3 a long text.
  place smallint not null,
  -- Of Han words, without tones and blanks: 'youxi'; and with syllables cut to their first letter: 'yx', 'youx', 'yxi'.
  pinyin text,
  forms text[] not null default '{}'
);
create index search_word_prefix on search_word (word text_pattern_ops);
create index search_word_pinyin on search_word (pinyin text_pattern_ops);
create index search_word_forms on search_word using gin (forms) with (gin_pending_list_limit = 64);

-- The word, or its pinyin, whole and with each of its letters left out: two that differ by a slip have one of these in common.
create table search_slip (
  slip text not null,
  word text not null references search_word (word) on delete cascade,
  primary key (slip, word)
);
create index search_slip_word on search_slip (word);
