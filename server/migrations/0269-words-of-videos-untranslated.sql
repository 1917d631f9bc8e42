-- What a video says is a text to translate like the others (0267).
drop index tutu_untranslated_zh_cn;
drop index tutu_untranslated_en;
create index tutu_untranslated_zh_cn on tutu (id) where lacks_text('zh-cn', variadic array[body, summary, title, video_words]);
create index tutu_untranslated_en on tutu (id) where lacks_text('en', variadic array[body, summary, title, video_words]);
