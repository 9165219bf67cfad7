-- Backups that were made, or failed to be: what the operations board and the alarm tell of them. The newest is looked for.
create table backups (
  id bigint generated always as identity primary key,
  name text not null,
  finished_at timestamptz not null,
  bytes bigint not null default 0,
  rows bigint not null default 0,
  files bigint not null default 0,
  -- Null: it is complete.
  failed_because text check (failed_because in ('no_room', 'place', 'database', 'damaged', 'other'))
);
create index backups_by_age on backups (finished_at);

-- Restores into a database of their own, by which a backup is proved.
create table backup_checks (
  id bigint generated always as identity primary key,
  name text not null,
  finished_at timestamptz not null,
  failed_because text check (failed_because in ('no_room', 'place', 'database', 'damaged', 'other'))
);
create index backup_checks_by_age on backup_checks (finished_at);
