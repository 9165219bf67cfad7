create table requests (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'open'
    check (status in ('open', 'in_progress', 'completed', 'cancelled')),
  close_reason text,
  service_type text not null,
  trades text[] not null,
  urgency text not null check (urgency in ('emergency', 'urgent', 'standard', 'scheduled')),
  title text not null,
  details jsonb not null default '{}',
  additional_notes text,
  preferred_time text not null,
  scheduled_at timestamptz,
  -- Where: as typed, and as a position from the device or the gazetteer. Never a default (rules C1).
  location_text text not null,
  lat float8,
  lng float8,
  accuracy_m float8,
  fixed_at timestamptz,
  city text,
  state text,
  -- What may be shown before acceptance (rules C10): written once, so that no reader has to redact.
  board_details jsonb not null default '{}',
  board_notes text,
  area text not null,
  rough_lat float8,
  rough_lng float8,
  -- Who: the person to help, and the account or fleet that owns the request, if any.
  customer_name text not null,
  customer_phone text not null,
  customer_email text not null,
  customer_user_id uuid references users,
  fleet_id uuid references fleets,
  driver_id uuid references drivers,
  alerted_count integer not null default 0,
  reopens integer not null default 0,
  created_at timestamptz not null default now(),
  opened_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  check ((lat is null) = (lng is null)),
  check ((status in ('completed', 'cancelled')) = (closed_at is not null))
);
-- The board: open requests inside a provider's box.
create index requests_open_by_point on requests using gist (point(lng, lat))
  where status = 'open' and lat is not null;
-- The board: open requests without a position, by state.
create index requests_open_placeless on requests (state) where status = 'open' and lat is null;
-- The worker: what has waited too long.
create index requests_open_by_expiry on requests (expires_at) where status = 'open';
-- The owner's list.
create index requests_by_customer on requests (customer_user_id, created_at desc)
  where customer_user_id is not null;
create index requests_by_fleet on requests (fleet_id, created_at desc) where fleet_id is not null;

create table declines (
  provider_id uuid not null references providers,
  request_id uuid not null references requests,
  at timestamptz not null default now(),
  primary key (provider_id, request_id)
);
