create table jobs (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references requests,
  bid_id uuid not null references bids,
  provider_id uuid not null references providers,
  phase text not null default 'assigned' check (phase in (
    'assigned', 'en_route', 'arrived', 'working', 'awaiting_confirmation', 'closed',
    'cancelled_by_customer', 'cancelled_by_provider', 'provider_no_show', 'customer_gone',
    'unable_to_complete')),
  price_cents bigint not null,
  customer_notes text,
  promised_at timestamptz,
  assigned_at timestamptz not null default now(),
  en_route_at timestamptz,
  arrived_at timestamptz,
  working_at timestamptz,
  finished_at timestamptz,
  closed_at timestamptz,
  end_reason text
);
-- One running job per request.
create unique index jobs_one_running on jobs (request_id)
  where phase in ('assigned', 'en_route', 'arrived', 'working', 'awaiting_confirmation');
-- The job of an accepted bid: a provider's own bids.
create index jobs_by_bid on jobs (bid_id);
create index jobs_by_request on jobs (request_id, assigned_at);
create index jobs_by_provider on jobs (provider_id, assigned_at desc);
-- The worker: finished work that nobody has confirmed (rules C16).
create index jobs_unconfirmed on jobs (finished_at) where phase = 'awaiting_confirmation';
