-- A provider who is late has said when he will be there.
alter table jobs add column expected_at timestamptz;
alter table jobs add column contested_at timestamptz;
-- The operations board.
create index jobs_contested on jobs (contested_at) where contested_at is not null;

-- What the clock has reminded somebody of, each once.
create table reminders (
  job_id uuid not null references jobs,
  kind text not null check (kind in ('late', 'due', 'confirmation')),
  at timestamptz not null,
  primary key (job_id, kind)
);

-- Personal data grows old (rules C27): exact places first, guests later.
alter table requests add column positions_forgotten_at timestamptz;
alter table requests add column guest_forgotten_at timestamptz;
-- The worker: whose exact place is to be forgotten next.
create index requests_with_position on requests (closed_at)
  where positions_forgotten_at is null and closed_at is not null;
-- The worker: which guest is to be forgotten next.
create index requests_of_guests on requests (closed_at)
  where guest_forgotten_at is null and closed_at is not null
    and customer_user_id is null and fleet_id is null;
-- The worker: what events still say of places, and what has been told long ago.
create index events_with_payload on events (at) where payload is not null;

-- A browser that shows news while nobody looks; it ends with the session that asked for it.
create table push_subscriptions (
  endpoint text primary key,
  session_hash bytea not null references sessions on delete cascade,
  user_id uuid not null references users,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_of_session on push_subscriptions (session_hash);
-- With what pushes are signed where the environment gives no key: one pair for all processes.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null
);
alter table deliveries drop constraint deliveries_channel_check;
alter table deliveries add constraint deliveries_channel_check
  check (channel in ('mail', 'sms', 'push'));

-- Numbers that have answered STOP: digits only, with the country's.
create table sms_stops (
  phone text primary key,
  at timestamptz not null
);
-- Was an SMS sent to this person before? The first one says how to stop them.
create index deliveries_sms_of_user on deliveries (user_id) where channel = 'sms';
create index deliveries_sms_of_request on deliveries (request_id) where channel = 'sms';
create index deliveries_sms_of_technician on deliveries (technician_id) where channel = 'sms';
