-- Where a provider is paid to, at the processor: `account` is the processor's id and answered to nobody.
create table payment_accounts (
  provider_id uuid primary key references providers,
  account text not null unique,
  state text not null default 'waiting' check (state in ('waiting', 'ready')),
  moved_at timestamptz not null
);

-- What a provider is paid on a day: so much of these jobs, less the fees that it owes. One row per shop and day.
create table payouts (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references providers,
  day date not null,
  state text not null default 'scheduled' check (state in ('scheduled', 'transferred', 'sent', 'paid', 'failed')),
  cents bigint not null check (cents > 0),
  set_off_cents bigint not null default 0 check (set_off_cents >= 0),
  -- The processor's ids, and how often the bank has taken nothing.
  transfer text unique,
  payout text unique,
  failures integer not null default 0,
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  tries integer not null default 0,
  look_at timestamptz,
  unique (provider_id, day),
  check ((state = 'paid') <= (look_at is null))
);
create index payouts_due on payouts (look_at) where look_at is not null;

create table payout_items (
  payout_id uuid not null references payouts,
  job_id uuid not null references jobs,
  -- Below zero: what went back to a customer after the job was paid out.
  cents bigint not null check (cents <> 0),
  primary key (payout_id, job_id)
);
create index payout_items_by_job on payout_items (job_id);

-- A payout is what its jobs come to, less what was set off: nothing else, and no job more than it has earned.
create function payouts_add_up() returns trigger language plpgsql as $$
begin
  if (select sum(i.cents) from payout_items i where i.payout_id = new.payout_id)
    <> (select cents + set_off_cents from payouts where id = new.payout_id) then
    raise exception 'payout % is not what its jobs come to', new.payout_id using errcode = 'check_violation';
  end if;
  if new.cents > 0 and (select sum(i.cents) from payout_items i where i.job_id = new.job_id)
    > (select -sum(e.cents) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.job_id = new.job_id and e.account = 'provider_payable') then
    raise exception 'more would be paid out for job % than it has earned', new.job_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payout_items_add_up after insert on payout_items
  deferrable initially deferred for each row execute function payouts_add_up();
