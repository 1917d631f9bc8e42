-- Administrative divisions of China, from an npm package (server/src/data/areas.ts): provinces have no parent, cities a
-- province, districts and counties a city.
create table area (
  code integer primary key,
  parent integer references area (code),
  name text not null
);
create index area_parent on area (parent, code);

-- Which release of the package the table holds; no row: none yet.
create table area_source (
  version text not null
);
