-- Devices on which an account has signed in: strangers who guess at its password do not lock these out.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
