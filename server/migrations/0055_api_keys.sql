-- Keys by which programs call the API: each acts as the person who made it, within what it is allowed. Of a secret only the
-- hash is kept. "keeper" is whose keys they are, in the words of the live stream: provider:…, fleet:…, user:…, admins.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  keeper text not null,
  user_id uuid not null references users on delete cascade,
  name text not null check (name <> ''),
  scopes text[] not null check (cardinality(scopes) > 0),
  start text not null,
  secret_hash bytea not null unique,
  -- The secret before a rotation, for as long as programs need to take the new one.
  old_secret_hash bytea unique,
  old_secret_until timestamptz,
  days integer not null check (days between 1 and 365),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_used_from text,
  revoked_at timestamptz,
  check ((old_secret_hash is null) = (old_secret_until is null))
);
create index api_keys_by_keeper on api_keys (keeper, created_at desc) where revoked_at is null;
create index api_keys_by_user on api_keys (user_id) where revoked_at is null;
