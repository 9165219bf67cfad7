-- What a shop promises to whoever it leaves waiting: so much of the next repair. In force from then on for the bids it writes, and
-- frozen in each.
alter table providers add column pledge_cents integer check (pledge_cents > 0);
alter table bids add column pledge_cents integer check (pledge_cents > 0);

-- What a customer has to get because a shop did not come, once per job. Whose it is follows from its request: the fleet's, else the
-- account's, else the phone number's.
create table credits (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null unique references jobs,
  request_id uuid not null references requests,
  provider_id uuid not null references providers,
  cents bigint not null check (cents > 0),
  -- Neither used nor reserved.
  left_cents bigint not null check (left_cents between 0 and cents),
  owed_at timestamptz not null
);
create index credits_by_request on credits (request_id);
create index credits_left on credits (owed_at) where left_cents > 0;

-- What a card does not have to hold because a credit pays it; used once that card has paid, given back where it is let go.
alter table holds add column credit_cents bigint not null default 0 check (credit_cents >= 0);
create table credit_uses (
  credit_id uuid not null references credits,
  hold_id uuid not null references holds,
  cents bigint not null check (cents > 0),
  -- Of it, what went back to the credit by a refund.
  returned_cents bigint not null default 0 check (returned_cents between 0 and cents),
  primary key (credit_id, hold_id)
);
create index credit_uses_by_hold on credit_uses (hold_id);

-- What a credit has paid goes back to it, and no processor is asked.
alter table refunds add column to_credit boolean not null default false;
create or replace function refunds_stay_within() returns trigger language plpgsql as $$
declare taken bigint;
begin
  -- Whoever comes second waits here, and counts after that.
  select case when new.to_credit then credit_cents else captured_cents end into taken
    from holds where id = new.hold_id for update;
  if (select sum(cents) from refunds
      where hold_id = new.hold_id and to_credit = new.to_credit and state <> 'failed') > taken then
    raise exception 'more would go back to hold % than was taken', new.hold_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

alter table ledger_entries add column credit_id uuid references credits;
create or replace function ledger_must_balance() returns trigger language plpgsql as $$
begin
  if (select sum(cents) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'the ledger transaction % does not sum to zero', new.transaction_id
      using errcode = 'check_violation';
  end if;
  if (new.account = 'fleets_owe') <> (new.fleet_id is not null)
    or (new.account = 'customer_credit') <> (num_nonnulls(new.customer_id, new.credit_id) = 1) then
    raise exception 'the ledger entry % does not say whose % it is', new.id, new.account
      using errcode = 'check_violation';
  end if;
  if (select xmin::text::bigint from ledger_transactions where id = new.transaction_id)
    <> pg_current_xact_id()::text::bigint % 4294967296 then
    raise exception 'the ledger is only added to' using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Never more than was agreed on is taken, by cards and credits together; a tip is beside the price, and nobody's before the job has closed.
create or replace function holds_stay_within() returns trigger language plpgsql as $$
begin
  if (select sum(capture_cents + credit_cents) from holds
      where job_id = new.job_id and kind <> 'tip' and state in ('capturing', 'captured'))
    > (select coalesce(cancellation_fee_cents, price_cents) from jobs where id = new.job_id) then
    raise exception 'more would be taken for job % than was agreed', new.job_id using errcode = 'check_violation';
  end if;
  if new.kind = 'tip' and (select phase from jobs where id = new.job_id) <> 'closed' then
    raise exception 'a tip for job % before it has closed', new.job_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- What a hold says of credits is what is reserved with it, and never of a hold that was let go.
create function credit_uses_add_up() returns trigger language plpgsql as $$
declare
  hold uuid := coalesce(new.hold_id, old.hold_id);
begin
  if (select coalesce(sum(cents), 0) from credit_uses where hold_id = hold)
    <> (select credit_cents from holds where id = hold) then
    raise exception 'hold % does not say what credits pay with it', hold using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger credit_uses_sum after insert or update or delete on credit_uses
  deferrable initially deferred for each row execute function credit_uses_add_up();
