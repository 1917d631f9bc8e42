-- What this list is filtered by, of a million rows, without reading the whole table (decision 026).
create index score_log_score on score_log (score, id);
create index score_log_createtime on score_log (createtime, id);
