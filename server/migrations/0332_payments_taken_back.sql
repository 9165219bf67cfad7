-- A payment of a fleet that the bank has sent back, or that was written down for the wrong bill, is taken back (decision 436): what was
-- written down stays, and beside it stands what undoes it.
alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in (
    'job_closed', 'fee_refunded', 'card_captured', 'processor_cost', 'payout_sent', 'payout_failed', 'refunded',
    'stage_fee', 'fee_set_off', 'fee_paid', 'terms_invoiced', 'terms_paid', 'terms_unpaid', 'dispute_reserved',
    'dispute_released', 'chargeback', 'chargeback_won', 'chargeback_lost', 'tip', 'promise_owed', 'promise_used',
    'written_off'));

alter table fleet_bill_entries
  add column undoes uuid references fleet_bill_entries,
  drop constraint fleet_bill_entries_kind_check,
  drop constraint fleet_bill_entries_check1,
  add constraint fleet_bill_entries_kind_check check (kind in ('paid', 'written_off', 'taken_back')),
  add constraint fleet_bill_entries_reason_check check ((kind in ('written_off', 'taken_back')) = (reason is not null)),
  add constraint fleet_bill_entries_undoes_check check ((kind = 'taken_back') = (undoes is not null));
create unique index fleet_bill_entries_undone_once on fleet_bill_entries (undoes) where undoes is not null;
-- The same reference may be written down again after that: now the commit sees that it stands once.
drop index fleet_bill_entries_once;
create index fleet_bill_entries_by_bill on fleet_bill_entries (bill_id);

create or replace function fleets_owe_what_is_billed() returns trigger language plpgsql as $$
declare
  happened ledger_transactions;
begin
  if new.account <> 'fleets_owe' then return null; end if;
  select * into happened from ledger_transactions where id = new.transaction_id;
  if happened.kind = 'terms_invoiced' and not exists (select from terms_jobs t
    where t.job_id = happened.job_id and happened.ref = 'terms_invoiced:' || t.job_id
      and t.fleet_id = new.fleet_id and t.invoiced_cents = new.cents) then
    raise exception 'job % does not come to that on terms', happened.job_id using errcode = 'check_violation';
  end if;
  if happened.kind = 'refunded' and not exists (select from terms_credits c join terms_jobs t on t.job_id = c.job_id
    where happened.ref = 'terms_credit:' || c.id and c.job_id = happened.job_id and t.fleet_id = new.fleet_id
      and c.cents = -new.cents) then
    raise exception 'nothing was credited of job % for that', happened.job_id using errcode = 'check_violation';
  end if;
  if happened.kind in ('terms_paid', 'terms_unpaid', 'written_off') and not exists (
    select from fleet_bill_entries b join fleet_bills f on f.id = b.bill_id
    where happened.ref = happened.kind || ':' || b.id and f.fleet_id = new.fleet_id
      and new.cents = case happened.kind when 'terms_unpaid' then b.cents else -b.cents end
      and b.kind = case happened.kind
        when 'terms_paid' then 'paid' when 'terms_unpaid' then 'taken_back' else 'written_off' end) then
    raise exception 'no bill has that payment' using errcode = 'check_violation';
  end if;
  if happened.kind not in ('terms_invoiced', 'refunded', 'terms_paid', 'terms_unpaid', 'written_off') then
    raise exception 'a % does not move what fleets owe', happened.kind using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace function fleet_bills_add_up() returns trigger language plpgsql as $$
declare
  the_bill uuid := coalesce(to_jsonb(new) ->> 'bill_id', to_jsonb(new) ->> 'id');
begin
  if exists (select from fleet_bills f where f.id = the_bill and (
    f.paid_cents <> (select coalesce(sum(case kind when 'paid' then cents else -cents end), 0) from fleet_bill_entries
      where bill_id = f.id and kind in ('paid', 'taken_back'))
    or f.written_off_cents <> (select coalesce(sum(cents), 0) from fleet_bill_entries where bill_id = f.id and kind = 'written_off')
    or f.total_cents <> (select coalesce(sum(billed_cents), 0) from terms_jobs where bill_id = f.id))) then
    raise exception 'bill % does not add up', the_bill using errcode = 'check_violation';
  end if;
  if exists (select from fleet_bill_entries u join fleet_bill_entries p on p.id = u.undoes
    where u.bill_id = the_bill and (p.bill_id <> u.bill_id or p.kind <> 'paid' or p.cents <> u.cents)) then
    raise exception 'what is taken back of bill % is no payment of it', the_bill using errcode = 'check_violation';
  end if;
  if exists (select from fleet_bill_entries p
    where p.bill_id = the_bill and p.kind = 'paid'
      and not exists (select from fleet_bill_entries u where u.undoes = p.id)
    group by p.reference having count(*) > 1) then
    raise exception 'a payment of bill % stands twice', the_bill using errcode = 'check_violation';
  end if;
  return null;
end $$;
