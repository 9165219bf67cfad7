-- What somebody signs in with beside the password, or instead of it.

-- The secret of an authenticator app, sealed; it counts from its confirmation on.
create table authenticators (
  user_id uuid primary key references users on delete cascade,
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The newest step of time of which a code was taken: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- Codes for who has lost the phone: each works once.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  credential_id text not null unique,
  user_id uuid not null references users on delete cascade,
  name text not null,
  public_key bytea not null,
  -- How often it was used, as far as it says so: a copy of it counts by itself.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);
-- The passkeys of an account.
create index passkeys_by_user on passkeys (user_id);

-- What a passkey has to sign: asked once, answered once.
create table passkey_challenges (
  challenge text primary key,
  -- Of whom it was asked, where somebody was signed in.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_by_age on passkey_challenges (expires_at);
