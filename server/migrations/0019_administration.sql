-- The book of money (rules C17). Each transaction says what happened and sums to zero; nothing is changed afterwards.
create table ledger_transactions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('job_closed', 'fee_refunded')),
  job_id uuid not null references jobs,
  at timestamptz not null
);
-- A job is posted once, whoever closes it.
create unique index ledger_job_closed_once on ledger_transactions (job_id) where kind = 'job_closed';
-- The platform's revenue of a month.
create index ledger_transactions_by_time on ledger_transactions (at);

-- Positive: the account has more of it. Money that the customer pays directly passes by the platform and is recorded only.
create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions,
  account text not null
    check (account in ('customers_paid', 'providers_received', 'providers_owe', 'platform_fees')),
  provider_id uuid references providers,
  cents bigint not null check (cents <> 0),
  check ((account in ('providers_received', 'providers_owe')) = (provider_id is not null))
);
-- The sum of one transaction, and its fees.
create index ledger_entries_by_transaction on ledger_entries (transaction_id);

create function ledger_must_balance() returns trigger language plpgsql as $$
begin
  if (select sum(cents) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'the ledger transaction % does not sum to zero', new.transaction_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_must_balance();

create function ledger_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to' using errcode = 'check_violation';
end $$;
create trigger ledger_entries_stand before update or delete on ledger_entries
  for each row execute function ledger_only_grows();
create trigger ledger_transactions_stand before update or delete on ledger_transactions
  for each row execute function ledger_only_grows();

-- The numbers of the rules that an admin has changed; those without a row stand as contract/settings.ts gives them.
create table platform_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid not null references users
);

-- The admin's lists: who waits first, the newest, by name.
create index providers_waiting_first on providers ((status = 'pending'), created_at, id);
create index providers_by_age on providers (created_at, id);
create index providers_by_name on providers (lower(business_name), id);
create index fleets_waiting_first on fleets ((status = 'pending'), created_at, id);
create index fleets_by_age on fleets (created_at, id);
create index fleets_by_name on fleets (lower(company_name), id);

-- The look-up of a user by the beginning of his name, last name, user name, address or number.
create index users_by_name_prefix on users (lower(full_name) text_pattern_ops);
create index users_by_last_name_prefix on users (lower(substring(full_name from '\S+$')) text_pattern_ops);
create index users_by_username_prefix on users (lower(username) text_pattern_ops);
create index users_by_email_prefix on users (lower(email) text_pattern_ops);
create index users_by_phone_prefix on users (regexp_replace(phone, '\D', '', 'g') text_pattern_ops);

-- When somebody was last signed in and there; kept after his sessions have ended.
alter table users add column seen_at timestamptz;
update users u set seen_at = (select max(seen_at) from sessions s where s.user_id = u.id);

-- The audit log by time, of one action, and of what one person did.
create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_action on audit_log (action, at, id);
create index audit_log_by_actor on audit_log (actor_id);

-- The operations board: requests that wait, oldest first; jobs that are late; work that takes too long.
create index requests_open_by_age on requests (opened_at) where status = 'open';
create index jobs_not_arrived on jobs (promised_at) where phase in ('assigned', 'en_route');
create index jobs_at_work on jobs (working_at) where phase = 'working';
-- Messages that did not leave, newest first, and how many of late.
create index deliveries_stuck on deliveries (status, id) where status in ('failed', 'held_back');

-- What is closed already, as `postClosedJob` posts it from now on. Last: the checks of these rows wait for the commit.
with closed as (
  select id, provider_id, price_cents as price, closed_at,
    least(greatest(round(price_cents * 10 / 100.0), 300), 15000, price_cents)::bigint as fee
  from jobs where phase = 'closed'
), posted as (
  insert into ledger_transactions (kind, job_id, at)
  select 'job_closed', id, closed_at from closed returning id, job_id
)
insert into ledger_entries (transaction_id, account, provider_id, cents)
select posted.id, entry.account, entry.provider_id, entry.cents
from posted join closed on closed.id = posted.job_id
cross join lateral (values
  ('customers_paid', null::uuid, -price),
  ('providers_received', closed.provider_id, price),
  ('providers_owe', closed.provider_id, fee),
  ('platform_fees', null::uuid, -fee)) entry (account, provider_id, cents);
