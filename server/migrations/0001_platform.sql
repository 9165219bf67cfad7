-- Great-circle distance in miles. An SQL function, so that the planner inlines it.
create function miles_between(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
language sql immutable parallel safe
return 2 * 3958.7613 * asin(least(1, sqrt(
  sin(radians(lat2 - lat1) / 2) ^ 2
  + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2)));

-- An instant as the API writes it.
create function iso(at timestamptz) returns text
language sql immutable parallel safe
return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Cents as the API writes money.
create function dollars(cents bigint) returns text
language sql immutable parallel safe
return (cents / 100)::text || '.' || lpad((cents % 100)::text, 2, '0');

-- What has happened: written in the transaction of the deed, read by the live streams, the timeline and the worker.
create table events (
  id bigint generated always as identity primary key,
  name text not null,
  at timestamptz not null default now(),
  request_id uuid,
  bid_id uuid,
  job_id uuid,
  provider_id uuid,
  user_id uuid,
  note text,
  payload jsonb
);
-- The timeline of one request.
create index events_by_request on events (request_id, id) where request_id is not null;
-- The catch-up of streams and of the sweep for missed notifications.
create index events_by_time on events (at);

-- The answer to a write that carried an Idempotency-Key (rules C23), readable only with that key.
create table idempotent_answers (
  key_hash bytea primary key,
  fingerprint bytea not null,
  answer bytea,
  created_at timestamptz not null default now()
);
create index idempotent_answers_by_age on idempotent_answers (created_at);
