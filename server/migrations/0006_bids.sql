create table bids (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references requests,
  provider_id uuid not null references providers,
  price_cents bigint not null check (price_cents between 1 and 10000000),
  eta_minutes integer,
  eta_open_ended boolean not null default false,
  message text,
  version integer not null default 1,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  status_reason text,
  distance_miles float8,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((status = 'rejected') = (status_reason is not null))
);
-- The bids page.
create index bids_by_request on bids (request_id, created_at);
-- A provider's own bids, newest first.
create index bids_by_provider on bids (provider_id, created_at desc);
-- One accepted bid per request: the net behind the lock (rules C7).
create unique index bids_one_accepted on bids (request_id) where status = 'accepted';
-- One live bid per provider and request (rules C4); the board also reads it.
create unique index bids_one_live on bids (request_id, provider_id) where status in ('pending', 'accepted');
-- The worker: bids that have stood too long.
create index bids_pending_by_expiry on bids (expires_at) where status = 'pending';

-- Links that give rights on a request without an account (rules C9). Only hashes.
create table request_tokens (
  token_hash bytea primary key,
  request_id uuid not null references requests,
  -- Set: the token accepts this bid only.
  bid_id uuid references bids,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index request_tokens_by_request on request_tokens (request_id);
create index request_tokens_by_bid on request_tokens (bid_id) where bid_id is not null;

-- Minutes as the specification's text; `durationText` of the contract says the same.
create function duration_text(minutes integer, open_ended boolean) returns text
language sql immutable parallel safe
return case
  when minutes is null then null
  when minutes >= 60 and minutes % 30 = 0 then
    trim_scale(minutes / 60.0)::text || case when open_ended then '+' else '' end
    || case when minutes = 60 then ' hour' else ' hours' end
  else minutes::text || case when open_ended then '+' else '' end || ' minutes'
end;
