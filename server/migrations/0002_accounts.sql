create table users (
  id uuid primary key default gen_random_uuid(),
  user_type text not null
    check (user_type in ('customer', 'service_provider', 'business_customer', 'driver', 'admin')),
  username text not null,
  email text not null,
  full_name text not null,
  phone text not null,
  password_hash text not null,
  suspended_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_by_username on users (lower(username));
create unique index users_by_email on users (lower(email));

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
-- Ending all sessions of one user.
create index sessions_by_user on sessions (user_id);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_by_user on password_resets (user_id);

-- Failed sign-ins, per account name and per address (rules C21); old rows are deleted as new ones come.
create table login_failures (
  id bigint generated always as identity primary key,
  subject text not null,
  at timestamptz not null default now()
);
create index login_failures_by_subject on login_failures (subject, at);

-- Who did what to whom: ids only (rules C27).
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject_id uuid,
  reason text
);
create index audit_log_by_subject on audit_log (subject_id, id);
