-- How administrators arranged the cards of their dashboards; who changed nothing has no row.
create table dashboard_layout (
  admin_id integer primary key references admin (id) on delete cascade,
  card_order text[] not null,
  hidden text[] not null,
  updatetime bigint not null default epoch_seconds()
);
