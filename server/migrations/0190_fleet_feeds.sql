-- Fleet systems that say where the trucks of a shop are (docs/decisions/150): one account each of Motive and of Samsara.
create table fleet_feeds (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers on delete cascade,
  system text not null check (system in ('motive', 'samsara')),
  -- Motive's signing secret or Samsara's token, sealed with the key of links: both have to be read to be used.
  sealed_secret bytea not null,
  connected_at timestamptz not null,
  heard_at timestamptz,
  -- Since when the system takes the token no more.
  refused_at timestamptz,
  -- Of a system that is asked: when it is asked next, how often in a row it gave no answer, and where the last answer ended,
  -- of which vehicles.
  ask_at timestamptz not null,
  failures integer not null default 0,
  cursor text,
  cursor_of text[],
  cursor_at timestamptz,
  unique (provider_id, system)
);
create index fleet_feeds_to_ask on fleet_feeds (ask_at) where system = 'samsara' and refused_at is null;

-- The vehicles of such an account, and who drives each; nothing of where they are.
create table feed_vehicles (
  feed_id uuid not null references fleet_feeds on delete cascade,
  vehicle_id text not null check (length(vehicle_id) <= 100),
  name text not null check (length(name) <= 100),
  technician_id uuid unique references technicians on delete set null,
  -- Of the newest position that was handed on: what is not newer was heard before.
  fixed_at timestamptz,
  primary key (feed_id, vehicle_id)
);

-- By what it was said: the technician's page, the app in the background, or the fleet system of the truck.
alter table positions add column source text check (source in ('page', 'tracker', 'feed'));
