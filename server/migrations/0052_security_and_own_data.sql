-- What the security log tells, for who has no system that collects logs: those alike within ten minutes are one row. Ids
-- alone, and of an address its network and a keyed hash; kept for 90 days.
create table security_events (
  id bigint generated always as identity primary key,
  -- Of what makes events alike: name, who, whence, call, code, ten minutes.
  alike bytea not null unique,
  event text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null check (times > 0),
  user_id uuid,
  technician_id uuid,
  network text,
  origin text,
  call text,
  code text,
  subject_id uuid
);
-- The list, and its filters.
create index security_events_by_time on security_events (last_at, id);
create index security_events_by_name on security_events (event, last_at, id);
create index security_events_by_user on security_events (user_id, last_at) where user_id is not null;

-- The audit log is only added to. What stands in it in words about somebody who is erased is the one thing that may go,
-- and only by the erasure, which says so.
create function audit_log_stands() returns trigger language plpgsql as $$
declare
  words constant text[] := array['reason', 'saying', 'before', 'after'];
begin
  if tg_op = 'UPDATE' and current_setting('roadcall.erasing', true) = 'yes'
    and to_jsonb(new) - words = to_jsonb(old) - words
    and coalesce(new.reason = old.reason, new.reason is null) and coalesce(new.saying = old.saying, new.saying is null)
    and coalesce(new.before = old.before, new.before is null) and coalesce(new.after = old.after, new.after is null) then
    return new;
  end if;
  raise exception 'the audit log is only added to' using errcode = 'check_violation';
end $$;
create trigger audit_log_stands before update or delete on audit_log
  for each row execute function audit_log_stands();

-- A copy of what the product holds about an account, asked for by whom it is about.
create table own_copies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  asked_at timestamptz not null,
  ready_at timestamptz,
  fetched_at timestamptz,
  expires_at timestamptz not null
);
create index own_copies_of_user on own_copies (user_id, asked_at desc);
create index own_copies_by_expiry on own_copies (expires_at);

-- Accounts that will be erased, and those that were.
create table erasures (
  user_id uuid primary key references users,
  asked_at timestamptz not null,
  -- Whose wish it was: the account itself, or an admin for it.
  asked_by uuid not null references users,
  due_at timestamptz not null,
  done_at timestamptz
);
create index erasures_due on erasures (due_at) where done_at is null;

-- What has expired is looked for by its age.
create index sessions_by_age on sessions (seen_at);
create index notifications_by_age on notifications (created_at);
create index deliveries_by_age on deliveries (created_at);
create index known_devices_by_age on known_devices (seen_at);
