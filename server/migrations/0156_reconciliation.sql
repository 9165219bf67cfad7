-- Each day of the card processor held against our books (money §8): when it was looked at, and each difference as a row.
create table reconciliations (
  day date primary key,
  -- When it was compared last, and how much there was to compare.
  compared_at timestamptz not null,
  movements integer not null check (movements >= 0),
  -- What the processor and our books say the day has moved, in cents.
  processor_cents bigint not null,
  ledger_cents bigint not null
);

-- `about` names what differs, in our own ids where we know it: compared again, it is the same row.
create table reconciliation_differences (
  id uuid primary key default gen_random_uuid(),
  day date not null references reconciliations,
  kind text not null check (kind in ('charge', 'fee', 'refund', 'payout', 'chargeback', 'other')),
  about text not null,
  job_id uuid references jobs,
  payout_id uuid references payouts,
  processor_cents bigint not null,
  ledger_cents bigint not null,
  state text not null default 'open' check (state in ('open', 'explained', 'gone')),
  found_at timestamptz not null,
  moved_at timestamptz not null,
  reason text,
  explained_by uuid references users,
  unique (day, kind, about),
  check (state = 'gone' or processor_cents <> ledger_cents),
  check ((state = 'explained') <= (explained_by is not null))
);
create index reconciliation_differences_open on reconciliation_differences (day) where state = 'open';
