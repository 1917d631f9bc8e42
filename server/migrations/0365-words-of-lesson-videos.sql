-- What the video of a lesson shows, in words, as a tutorial's has it (0267): a text to translate like the others.
alter table lesson add column video_words jsonb;
drop index lesson_untranslated_zh_cn;
drop index lesson_untranslated_en;
create index lesson_untranslated_zh_cn on lesson (id) where lacks_text('zh-cn', variadic array[content, summary, title, video_words]);
create index lesson_untranslated_en on lesson (id) where lacks_text('en', variadic array[content, summary, title, video_words]);
