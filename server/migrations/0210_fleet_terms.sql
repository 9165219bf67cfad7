-- Fleets that pay later (money §7): what was granted to whom, which jobs are paid so, and the bills that collect their invoices.
create table fleet_terms (
  fleet_id uuid primary key references fleets,
  state text not null default 'asked' check (state in ('asked', 'in_force', 'suspended', 'refused', 'ended')),
  limit_cents bigint not null check (limit_cents > 0),
  net_days integer not null check (net_days > 0),
  po_mode text not null check (po_mode in ('none', 'before_accept', 'before_invoice')),
  billing text not null check (billing in ('each_job', 'weekly')),
  asked_by uuid references users,
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  -- What an admin has said with the last decision.
  reason text
);
create index fleet_terms_asked on fleet_terms (asked_at) where state = 'asked';

-- Numbered per fleet and year without a gap. What it comes to is never changed; what is done about it is added up beside it.
create table fleet_bill_counters (
  fleet_id uuid not null references fleets,
  year integer not null,
  last integer not null,
  primary key (fleet_id, year)
);
create table fleet_bills (
  id uuid primary key default gen_random_uuid(),
  fleet_id uuid not null references fleets,
  number text not null,
  state text not null default 'open' check (state in ('open', 'overdue', 'paid', 'written_off')),
  total_cents bigint not null check (total_cents > 0),
  -- What the fleet had to get from before, and what was credited of its jobs since.
  credit_cents bigint not null default 0 check (credit_cents >= 0),
  credited_cents bigint not null default 0 check (credited_cents >= 0),
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  written_off_cents bigint not null default 0 check (written_off_cents >= 0),
  issued_at timestamptz not null,
  issued_on date not null,
  due_on date not null,
  settled_at timestamptz,
  unique (fleet_id, number),
  check (credit_cents + credited_cents + paid_cents + written_off_cents <= total_cents),
  -- It is settled when nothing of it is open, and not before.
  check ((settled_at is not null) = (credit_cents + credited_cents + paid_cents + written_off_cents = total_cents)),
  check ((settled_at is not null) = (state in ('paid', 'written_off')))
);
-- What falls due, and what has been due for long.
create index fleet_bills_unsettled on fleet_bills (due_on) where settled_at is null;
create index fleet_bills_by_fleet on fleet_bills (fleet_id, issued_at);

create function fleet_bills_stand() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.fleet_id, new.number, new.total_cents, new.credit_cents, new.issued_at, new.issued_on, new.due_on)
    is distinct from (old.fleet_id, old.number, old.total_cents, old.credit_cents, old.issued_at, old.issued_on, old.due_on) then
    raise exception 'a bill is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger fleet_bills_stand before update or delete on fleet_bills
  for each row execute function fleet_bills_stand();

-- What a bank has brought of a bill, or what nobody brings any more.
create table fleet_bill_entries (
  id uuid primary key default gen_random_uuid(),
  bill_id uuid not null references fleet_bills,
  kind text not null check (kind in ('paid', 'written_off')),
  cents bigint not null check (cents > 0),
  reference text,
  reason text,
  received_on date,
  by_user_id uuid references users,
  at timestamptz not null,
  check ((kind = 'paid') = (reference is not null)),
  check ((kind = 'written_off') = (reason is not null))
);
-- A payment that is written down twice by its reference is one.
create unique index fleet_bill_entries_once on fleet_bill_entries (bill_id, reference) where reference is not null;

-- A job whose fleet pays on terms, as they were when it was chosen.
create table terms_jobs (
  job_id uuid primary key references jobs,
  fleet_id uuid not null references fleets,
  net_days integer not null,
  po_mode text not null,
  billing text not null,
  chosen_at timestamptz not null,
  chosen_by uuid references users,
  -- Once it has come to its end: what it came to, what of it was credited, and what stands on which bill.
  invoiced_cents bigint check (invoiced_cents > 0),
  credited_cents bigint not null default 0 check (credited_cents >= 0),
  bill_id uuid references fleet_bills,
  billed_cents bigint check (billed_cents > 0),
  check (credited_cents <= coalesce(invoiced_cents, 0)),
  check ((bill_id is null) = (billed_cents is null)),
  check (bill_id is null or invoiced_cents is not null)
);
create index terms_jobs_by_fleet on terms_jobs (fleet_id);
create index terms_jobs_by_bill on terms_jobs (bill_id) where bill_id is not null;
create index terms_jobs_unbilled on terms_jobs (fleet_id) where invoiced_cents is not null and bill_id is null;

-- What of a job on terms is not owed after all: by a dispute, or because the shop or the operator says so.
create table terms_credits (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references terms_jobs,
  cents bigint not null check (cents > 0),
  fee_cents bigint not null check (fee_cents >= 0 and fee_cents <= cents),
  because text not null check (because in ('provider', 'operator', 'dispute')),
  dispute_id uuid unique references disputes,
  reason text,
  by_user_id uuid references users,
  at timestamptz not null,
  check ((because = 'dispute') = (dispute_id is not null))
);
create index terms_credits_by_job on terms_credits (job_id);

alter table credit_notes add column terms_credit_id uuid unique references terms_credits;
alter table credit_notes
  drop constraint credit_notes_check,
  add constraint credit_notes_check
    check (num_nonnulls(refund_id, dispute_id, chargeback_id, terms_credit_id) = 1);

-- A shop may say that it takes no fleet terms.
alter table bids add column refuses_terms boolean not null default false;

-- The person of a fleet who keeps its books.
alter table fleet_members
  drop constraint fleet_members_role_check,
  add constraint fleet_members_role_check check (role in ('manager', 'dispatcher', 'accountant', 'viewer'));
alter table fleet_invitations
  drop constraint fleet_invitations_role_check,
  add constraint fleet_invitations_role_check check (role in ('manager', 'dispatcher', 'accountant', 'viewer'));

-- At the commit: what a job came to on terms stands on it, once, for its own fleet; a payment and what is written off stand
-- with a bill, to the cent. Nothing else moves what fleets owe but what was credited of a job.
create function fleets_owe_what_is_billed() returns trigger language plpgsql as $$
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
  if happened.kind in ('terms_paid', 'written_off') and not exists (
    select from fleet_bill_entries b join fleet_bills f on f.id = b.bill_id
    where happened.ref = happened.kind || ':' || b.id and f.fleet_id = new.fleet_id and b.cents = -new.cents
      and b.kind = case happened.kind when 'terms_paid' then 'paid' else 'written_off' end) then
    raise exception 'no bill has that payment' using errcode = 'check_violation';
  end if;
  if happened.kind not in ('terms_invoiced', 'refunded', 'terms_paid', 'written_off') then
    raise exception 'a % does not move what fleets owe', happened.kind using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_of_fleets after insert on ledger_entries
  deferrable initially deferred for each row execute function fleets_owe_what_is_billed();

-- At the commit: what is done about a bill adds up to what was written down.
create function fleet_bills_add_up() returns trigger language plpgsql as $$
declare
  the_bill uuid := coalesce(to_jsonb(new) ->> 'bill_id', to_jsonb(new) ->> 'id');
begin
  if exists (select from fleet_bills f where f.id = the_bill and (
    f.paid_cents <> (select coalesce(sum(cents), 0) from fleet_bill_entries where bill_id = f.id and kind = 'paid')
    or f.written_off_cents <> (select coalesce(sum(cents), 0) from fleet_bill_entries where bill_id = f.id and kind = 'written_off')
    or f.total_cents <> (select coalesce(sum(billed_cents), 0) from terms_jobs where bill_id = f.id))) then
    raise exception 'bill % does not add up', the_bill using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger fleet_bills_add_up after insert or update on fleet_bills
  deferrable initially deferred for each row execute function fleet_bills_add_up();
create constraint trigger fleet_bill_entries_add_up after insert on fleet_bill_entries
  deferrable initially deferred for each row execute function fleet_bills_add_up();

create function fleet_bill_entries_stay() returns trigger language plpgsql as $$
begin
  raise exception 'what was written down about a bill stays' using errcode = 'check_violation';
end $$;
create trigger fleet_bill_entries_stay before update or delete on fleet_bill_entries
  for each row execute function fleet_bill_entries_stay();

-- The shop is paid when the fleet has paid: nothing of a job on terms is paid out before its bill is settled.
create function payouts_wait_for_fleets() returns trigger language plpgsql as $$
begin
  if new.cents > 0 and exists (select from terms_jobs t left join fleet_bills f on f.id = t.bill_id
    where t.job_id = new.job_id and t.invoiced_cents is not null and f.settled_at is null) then
    raise exception 'the fleet has not paid for job % yet', new.job_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payout_items_wait after insert on payout_items
  deferrable initially deferred for each row execute function payouts_wait_for_fleets();
