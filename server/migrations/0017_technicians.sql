-- The people whom a provider sends out (rules A). They have no accounts.
create table technicians (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers,
  full_name text not null,
  phone text not null,
  license_number text,
  vehicle_info text,
  created_at timestamptz not null,
  deactivated_at timestamptz
);
-- A provider's list.
create index technicians_by_provider on technicians (provider_id);

-- The links to a technician's own page (rules C9). Only hashes; each SMS carries one of its own.
create table technician_tokens (
  token_hash bytea primary key,
  technician_id uuid not null references technicians,
  created_at timestamptz not null,
  revoked_at timestamptz
);
-- Ends them, and finds the newest.
create index technician_tokens_by_technician on technician_tokens (technician_id, created_at desc)
  where revoked_at is null;

alter table jobs add column technician_id uuid references technicians;
-- A technician's page, and what he is on in the provider's list.
create index jobs_by_technician on jobs (technician_id, assigned_at desc) where technician_id is not null;

-- A provider's figures: what closed, and who arrived, in a time.
create index jobs_closed_by_provider on jobs (provider_id, closed_at) where phase = 'closed';
create index jobs_arrived_by_provider on jobs (provider_id, arrived_at) where arrived_at is not null;

-- An SMS to a technician goes to nobody's account.
alter table deliveries add column technician_id uuid references technicians;
alter table deliveries drop constraint deliveries_check;
alter table deliveries add constraint deliveries_check
  check (num_nonnulls(user_id, request_id, technician_id) > 0);
