-- A session knows its device, and when its person has proved last who it is.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column user_agent text,
  add column device_hash bytea,
  -- Opened, or confirmed, with a second factor.
  add column has_factor boolean not null default false,
  add column proved_at timestamptz not null default now();
update sessions set proved_at = created_at;
create unique index sessions_by_id on sessions (id);

alter table ended_sessions
  drop constraint ended_sessions_because_check,
  add constraint ended_sessions_because_check
    check (because in ('suspended', 'signed_out', 'ended_elsewhere'));
