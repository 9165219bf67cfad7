create table fleets (
  id uuid primary key default gen_random_uuid(),
  owner_user_id uuid not null unique references users,
  company_name text not null,
  account_manager_name text not null,
  owner_name text,
  mc_number text,
  dot_number text,
  fleet_size text,
  vehicle_count integer not null check (vehicle_count > 0),
  operating_states text,
  address text,
  status text not null default 'pending' check (status in ('pending', 'active', 'suspended')),
  created_at timestamptz not null default now()
);

create table drivers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users,
  fleet_id uuid references fleets,
  license_number text,
  vehicle_info text,
  current_location text,
  status text not null default 'active' check (status in ('active', 'on_service', 'inactive')),
  created_at timestamptz not null default now()
);
create index drivers_by_fleet on drivers (fleet_id) where fleet_id is not null;
