-- Who works for a fleet, and as what. The account that registered the company is its first manager.
create table fleet_members (
  user_id uuid primary key references users,
  fleet_id uuid not null references fleets,
  role text not null check (role in ('manager', 'dispatcher', 'viewer')),
  created_at timestamptz not null
);
create index fleet_members_by_fleet on fleet_members (fleet_id);
insert into fleet_members (user_id, fleet_id, role, created_at)
  select owner_user_id, id, 'manager', created_at from fleets;

-- A link by which somebody joins a fleet; only its hash.
create table fleet_invitations (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  fleet_id uuid not null references fleets,
  email text not null,
  role text not null check (role in ('manager', 'dispatcher', 'viewer')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create index fleet_invitations_by_fleet on fleet_invitations (fleet_id, created_at desc);

-- Whom a fleet likes to call, and whom never.
create table fleet_providers (
  fleet_id uuid not null references fleets,
  provider_id uuid not null references providers,
  standing text not null check (standing in ('preferred', 'blocked')),
  primary key (fleet_id, provider_id)
);

-- A driver's account comes from his fleet: it may have no e-mail address, and its first password must be changed.
alter table users alter column email drop not null;
alter table users add column must_change_password boolean not null default false;
-- Of an imported driver, who has no password yet: the code that signs him in until he has chosen one.
alter table users add column first_code_hash bytea;

alter table drivers add column spending_limit_cents bigint check (spending_limit_cents >= 0);
alter table drivers add column deactivated_at timestamptz;
alter table drivers add column license_state text;

-- Trucks and trailers of a fleet, or of an owner-operator.
create table units (
  id uuid primary key default gen_random_uuid(),
  fleet_id uuid not null references fleets,
  kind text not null check (kind in ('truck', 'trailer')),
  unit_number text not null,
  vin text,
  plate text,
  plate_state text,
  year text,
  make text,
  model text,
  tire_sizes text,
  notes text,
  driver_id uuid references drivers,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index units_by_number on units (fleet_id, lower(unit_number)) where retired_at is null;
create index units_by_driver on units (driver_id) where driver_id is not null;

alter table requests add column unit_id uuid references units;
alter table requests add column po_number text;
alter table requests add column budget_cents bigint check (budget_cents > 0);
-- A driver's own jobs.
create index requests_by_driver on requests (driver_id, created_at desc) where driver_id is not null;
-- The fleet's board by state.
create index requests_by_fleet_and_status on requests (fleet_id, status, created_at desc)
  where fleet_id is not null;

-- An acceptance above a driver's limit waits here for a manager; a decision ends it.
create table approvals (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references requests,
  bid_id uuid not null references bids,
  driver_id uuid not null references drivers,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decision text check (decision in ('approved', 'declined', 'void')),
  check ((decided_at is null) = (decision is null))
);
create unique index approvals_one_waiting on approvals (request_id) where decided_at is null;

-- Who hears of an event beside the request's own account.
alter table events add column fleet_id uuid;
alter table events add column driver_id uuid;
