-- Whom to tell of an event is worked out after its transaction, once, in the order of the transactions: an event of a
-- transaction that still runs is never passed over.
alter table events add column xact xid8 not null default pg_current_xact_id();
-- The last event that was told.
create table telling (
  is_only boolean primary key default true check (is_only),
  xact xid8 not null,
  event_id bigint not null
);
insert into telling (xact, event_id)
  select pg_snapshot_xmin(pg_current_snapshot()), coalesce(max(id), 0) from events;

-- What a user is told in the app.
create table notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references users,
  event_id bigint not null,
  kind text not null,
  title text not null,
  body text not null,
  -- A path of the app.
  link text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, event_id)
);
create index notifications_by_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

-- What leaves the app, and what became of it. No address and no number stands here: they are read when it is sent.
create table deliveries (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  -- To an account, or to the person to help on a request.
  user_id uuid references users,
  request_id uuid references requests,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'held_back')),
  attempts integer not null default 0,
  -- Why it failed or was held back, in words of the system.
  reason text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check (user_id is not null or request_id is not null)
);
create index deliveries_by_time on deliveries (id desc) where status <> 'sent';

-- By which channels somebody wants to hear, and when not. Hours of his day; none when they are null.
create table channel_settings (
  user_id uuid primary key references users,
  mail boolean not null default true,
  sms boolean not null default true,
  quiet_from integer check (quiet_from between 0 and 23),
  quiet_to integer check (quiet_to between 0 and 23),
  time_zone text not null default 'America/Chicago',
  check ((quiet_from is null) = (quiet_to is null))
);
