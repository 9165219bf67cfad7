-- Addresses of programs that are told of events, each signed with a secret of its own. "keeper" as in api_keys.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  keeper text not null,
  -- In whose language it is told.
  user_id uuid references users on delete set null,
  address text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Sealed with the key of links: unlike a password it has to be read to sign with it.
  secret bytea not null,
  old_secret bytea,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  -- Since when nothing has arrived; null while it does.
  failing_since timestamptz,
  stopped_at timestamptz,
  stopped_because text check (stopped_because in ('by_hand', 'failing', 'gone')),
  check ((old_secret is null) = (old_secret_until is null)),
  check ((stopped_at is null) = (stopped_because is null))
);
create index webhooks_by_keeper on webhooks (keeper, created_at desc);

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks on delete cascade,
  -- The same for every try and every replay, so that a receiver does nothing twice.
  message_id text not null,
  event text not null,
  body text not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  -- When it is tried next; null once it has arrived or was given up.
  due_at timestamptz,
  tried_at timestamptz,
  arrived_at timestamptz,
  -- Of the last try: what was answered, or why nothing was.
  status integer,
  took_ms integer,
  answer text,
  failure text
);
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at) where due_at is not null;
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
