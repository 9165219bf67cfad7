-- A provider whom the customer asked for by name: he hears of it first (rules C3).
alter table requests add column named_provider_id uuid references providers;
-- When the others hear of it: the end of his head start.
alter table requests add column next_alert_at timestamptz;
-- The worker: whom to alert next.
create index requests_open_by_alert on requests (next_alert_at)
  where status = 'open' and next_alert_at is not null;
-- How many of its photos a provider may see before one is accepted.
alter table requests add column shown_photos integer not null default 0;
-- The board: open requests that ask for this provider, wherever they are.
create index requests_open_by_name on requests (named_provider_id)
  where status = 'open' and named_provider_id is not null;
-- The owner's list by state, and its figures.
create index requests_by_customer_and_status on requests (customer_user_id, status)
  where customer_user_id is not null;

-- Photos of a request; the bytes are files named by the id. With a bid: sent in the conversation on it.
create table photos (
  id uuid primary key,
  request_id uuid not null references requests,
  bid_id uuid references bids,
  side text not null check (side in ('customer', 'provider')),
  user_id uuid references users,
  is_shown_to_bidders boolean not null default false,
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
create index photos_by_request on photos (request_id, created_at);
