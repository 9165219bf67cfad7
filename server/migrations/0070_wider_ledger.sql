-- The book of money takes in what a card processor carries (money §8): what it holds for us, what providers and fleets have to
-- get or give, refunds, disputes, payouts.
alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in (
    'job_closed', 'fee_refunded', 'card_captured', 'processor_cost', 'payout_sent', 'payout_failed', 'refunded',
    'stage_fee', 'fee_set_off', 'fee_paid', 'terms_invoiced', 'terms_paid', 'dispute_reserved', 'dispute_released',
    'chargeback', 'chargeback_won', 'chargeback_lost', 'tip', 'promise_owed', 'promise_used', 'written_off'));
-- What it is about where that is no job, or not the job alone; a happening that is told twice is posted once.
alter table ledger_transactions alter column job_id drop not null, add column ref text;
create unique index ledger_transactions_once on ledger_transactions (ref);
-- The lines of one job.
create index ledger_transactions_by_job on ledger_transactions (job_id);

alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
    'customers_paid', 'providers_received', 'providers_owe', 'platform_fees', 'processor', 'provider_payable',
    'processor_costs', 'fleets_owe', 'bank', 'dispute_reserve', 'chargebacks_open', 'customer_credit', 'losses')),
  drop constraint ledger_entries_check,
  add constraint ledger_entries_check check (
    (account in ('providers_received', 'providers_owe', 'provider_payable', 'dispute_reserve'))
    = (provider_id is not null));
alter table ledger_entries
  add column fleet_id uuid references fleets,
  add column customer_id uuid references users,
  add check (num_nonnulls(fleet_id, customer_id) <= 1);

-- At the commit: it sums to zero, says whose account it is, and belongs to what was written down with it. Nothing is added to
-- a transaction that stands, not even what sums to zero.
create or replace function ledger_must_balance() returns trigger language plpgsql as $$
begin
  if (select sum(cents) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'the ledger transaction % does not sum to zero', new.transaction_id
      using errcode = 'check_violation';
  end if;
  if (new.account = 'fleets_owe') <> (new.fleet_id is not null)
    or (new.account = 'customer_credit') <> (new.customer_id is not null) then
    raise exception 'the ledger entry % does not say whose % it is', new.id, new.account
      using errcode = 'check_violation';
  end if;
  if (select xmin::text::bigint from ledger_transactions where id = new.transaction_id)
    <> pg_current_xact_id()::text::bigint % 4294967296 then
    raise exception 'the ledger is only added to' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function ledger_transaction_is_whole() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where transaction_id = new.id) then
    raise exception 'the ledger transaction % moves nothing', new.id using errcode = 'check_violation';
  end if;
  if new.job_id is null and new.ref is null then
    raise exception 'the ledger transaction % does not say what it is about', new.id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_whole after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_is_whole();

-- The version before reads none of them, and empties no table: it is a guard, no deed.
create trigger ledger_entries_stay before truncate on ledger_entries
  for each statement execute function ledger_only_grows();
-- The version before reads none of them either.
create trigger ledger_transactions_stay before truncate on ledger_transactions
  for each statement execute function ledger_only_grows();
