-- What the two parties of a closed job say of each other (rules C19).
create table reviews (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references jobs,
  provider_id uuid not null references providers,
  side text not null check (side in ('customer', 'provider')),
  service integer not null check (service between 1 and 5),
  on_time integer not null check (on_time between 1 and 5),
  price integer not null check (price between 1 and 5),
  words text,
  written_at timestamptz not null,
  -- Both are hidden until both are written or the time is over.
  published_at timestamptz,
  reply text,
  replied_at timestamptz,
  unique (job_id, side)
);
-- A provider's page and his average.
create index reviews_of_provider on reviews (provider_id, published_at desc)
  where side = 'customer' and published_at is not null;
-- The worker: what is due to be published.
create index reviews_unpublished on reviews (job_id) where published_at is null;

-- Averages of the three scores of the published reviews, beside their common average `rating`.
alter table providers add column scores jsonb;

-- Typical figures of a provider, measured from his bids and closed jobs (rules C25); null until there are enough.
alter table providers add column typical_price_cents bigint;
alter table providers add column typical_eta_minutes integer;
