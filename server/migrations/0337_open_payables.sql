-- Of each job what its provider has earned and no payout has taken yet, in cents: what payouts are made of is asked for every few
-- minutes, and must not cost more with each year of settled jobs. A job that is even has no row.
create table open_payables (
  job_id uuid primary key references jobs,
  provider_id uuid not null references providers,
  -- Below zero: what went back to a customer after the job was paid out.
  cents bigint not null
);
create index open_payables_by_provider on open_payables (provider_id) include (cents);

create function add_to_open_payable(job uuid, provider uuid, more bigint) returns void language sql as $$
  insert into open_payables as o (job_id, provider_id, cents) values (job, provider, more)
    on conflict (job_id) do update set cents = o.cents + excluded.cents;
-- The version before knows no such row.
  delete from open_payables where job_id = job and cents = 0;
$$;

create function payable_is_earned() returns trigger language plpgsql as $$
declare
  job uuid := (select t.job_id from ledger_transactions t where t.id = new.transaction_id);
begin
  if job is not null then
    perform add_to_open_payable(job, new.provider_id, -new.cents);
  end if;
  return null;
end $$;
create trigger ledger_entries_payable after insert on ledger_entries
  for each row when (new.account = 'provider_payable') execute function payable_is_earned();

create function payable_is_taken() returns trigger language plpgsql as $$
begin
  perform add_to_open_payable(new.job_id, (select p.provider_id from payouts p where p.id = new.payout_id), -new.cents);
  return null;
end $$;
create trigger payout_items_payable after insert on payout_items
  for each row execute function payable_is_taken();

-- After the triggers, which let nobody write meanwhile: nothing is counted twice, and nothing is missed.
insert into open_payables (job_id, provider_id, cents)
select job_id, provider_id, sum(cents)
from (
  select t.job_id, e.provider_id, -e.cents as cents
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.account = 'provider_payable' and t.job_id is not null
  union all
  select i.job_id, p.provider_id, -i.cents from payout_items i join payouts p on p.id = i.payout_id
) moved
group by job_id, provider_id having sum(cents) <> 0;
