-- Money that the bank of a cardholder has taken back (money §6, K13): known by the processor, answered by the operator with what was agreed
-- and done. `dispute` is the processor's id and is answered to nobody.
create table chargebacks (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references jobs,
  hold_id uuid not null references holds,
  state text not null default 'opened' check (state in (
    'opened', 'answering', 'answered', 'won', 'lost', 'settled')),
  dispute text not null unique,
  reason text not null check (reason in (
    'fraudulent', 'unrecognized', 'not_received', 'not_as_described', 'duplicate', 'not_credited', 'general')),
  cents bigint not null check (cents > 0),
  -- What the bank has taken so far, and what the processor keeps for it; nothing while it only asks.
  withdrawn_cents bigint not null default 0 check (withdrawn_cents >= 0),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  answer_by timestamptz,
  -- What the operator says beside the evidence.
  words text,
  answered_by uuid references users,
  -- Lost: whose fault it was, and what of it the platform bears; the rest is taken from provider and fee as a refund is.
  fault text check (fault in ('provider', 'nobody')),
  fault_reason text,
  platform_cents bigint not null default 0 check (platform_cents >= 0 and platform_cents <= cents),
  opened_at timestamptz not null,
  moved_at timestamptz not null,
  -- When the clock says whose fault it was.
  due_at timestamptz,
  ended_at timestamptz,
  tries integer not null default 0,
  look_at timestamptz,
  -- What had been said, shown and done when we heard of it, with its SHA-256.
  pack text,
  pack_hash bytea not null,
  check ((state in ('won', 'settled')) = (ended_at is not null)),
  check ((state = 'lost') = (due_at is not null)),
  check ((state in ('won', 'lost', 'settled')) = (look_at is null)),
  check ((state = 'settled') = (fault is not null))
);
create index chargebacks_due on chargebacks (look_at) where look_at is not null;
create index chargebacks_by_job on chargebacks (job_id);
create index chargebacks_running on chargebacks (opened_at) where ended_at is null;
create trigger chargebacks_packs_stand before update on chargebacks
  for each row execute function dispute_packs_stand();

-- What is read of the processor from time to time, and when next: a webhook makes that moment now.
create table processor_looks (
  name text primary key,
  look_at timestamptz not null
);
