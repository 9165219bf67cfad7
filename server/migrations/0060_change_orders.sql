-- A provider who has found more than was asked for says what it costs; nothing of it is owed before the customer's yes.
create table change_orders (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references jobs,
  status text not null default 'sent' check (status in (
    'sent', 'approved', 'partly_approved', 'declined', 'withdrawn', 'expired', 'void')),
  reason text not null,
  words text,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  rise_cents bigint not null check (rise_cents > 0),
  -- The agreed price when it was sent, and which of its lines the customer approved.
  price_before_cents bigint not null,
  approved_lines integer[],
  by_user_id uuid references users,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  decided_by uuid references users,
  check ((status = 'sent') = (ended_at is null)),
  check ((status in ('approved', 'partly_approved')) = (approved_lines is not null))
);
-- One that waits per job; the worker finds those whose time is over; a job's, in their order.
create unique index change_orders_one_open on change_orders (job_id) where status = 'sent';
create index change_orders_due on change_orders (expires_at) where status = 'sent';
create index change_orders_by_job on change_orders (job_id, sent_at);

-- What shows why: a photo of the conversation that stands with a change order instead of a message.
alter table photos add column change_order_id uuid references change_orders;
create index photos_by_change_order on photos (change_order_id) where change_order_id is not null;
