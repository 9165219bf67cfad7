-- Who signs in for a provider, and as what; a technician's login opens that technician's jobs. The account that
-- registered the business is its first owner.
create table provider_members (
  user_id uuid primary key references users,
  provider_id uuid not null references providers,
  role text not null check (role in ('owner', 'dispatcher', 'technician')),
  technician_id uuid references technicians,
  created_at timestamptz not null,
  check ((role = 'technician') = (technician_id is not null))
);
create index provider_members_by_provider on provider_members (provider_id);
create unique index provider_members_by_technician on provider_members (technician_id)
  where technician_id is not null;
insert into provider_members (user_id, provider_id, role, created_at)
  select owner_user_id, id, 'owner', created_at from providers;

-- A link by which somebody joins a provider's people, sent to the one address or number; only its hash.
create table provider_invitations (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  provider_id uuid not null references providers,
  email text,
  phone text,
  role text not null check (role in ('owner', 'dispatcher', 'technician')),
  technician_id uuid references technicians,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- Whose account it became: who has left comes back to it by another invitation.
  accepted_by uuid references users,
  revoked_at timestamptz,
  check ((email is null) <> (phone is null)),
  check ((role = 'technician') = (technician_id is not null))
);
create index provider_invitations_by_provider on provider_invitations (provider_id, created_at desc);

-- Who did it: the account that was signed in, or the technician; and of which provider's people it was one at that time.
alter table events add column if not exists by_user_id uuid;
alter table events add column if not exists by_technician_id uuid;
alter table events add column if not exists by_provider_id uuid;
-- Who of the provider's people named the price that stands.
alter table bids add column by_user_id uuid references users;
