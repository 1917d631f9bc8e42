-- Markdown of public rows as HTML: made when a row is saved, or read for the first time.
create table rendering (
  resource text not null,
  row_id integer not null,
  field text not null,
  -- '' where the field holds one text for all languages.
  language text not null,
  -- Version of the renderer: during an upgrade two of them run.
  renderer integer not null,
  -- SHA-256 of the text it was made of: that of another text is never shown.
  digest bytea not null,
  html text not null,
  -- Why the text is shown as it was typed; null where it was rendered.
  too_hard text,
  createtime bigint not null default epoch_seconds(),
  primary key (resource, row_id, field, language, renderer)
);
