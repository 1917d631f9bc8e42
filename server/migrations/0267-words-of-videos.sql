-- What the video of a tutorial shows, in words: its captions.
alter table tutu add column video_words jsonb;
