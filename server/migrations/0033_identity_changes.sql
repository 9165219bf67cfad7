-- A verified shop asks for another name or address: what was checked is no longer so, so an admin decides. The old ones stand
-- until then.
create table identity_changes (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  business_name text,
  address text,
  -- Where the shop has put itself on the map.
  pin_lat float8,
  pin_lng float8,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused')),
  decided_by uuid references users,
  decided_at timestamptz,
  reason text,
  check ((status = 'waiting') = (decided_at is null)),
  check (business_name is not null or address is not null or pin_lat is not null),
  check ((pin_lat is null) = (pin_lng is null))
);
-- One at a time: another wish joins the one that waits.
create unique index one_waiting_identity on identity_changes (provider_id) where status = 'waiting';
