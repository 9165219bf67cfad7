-- What goes back of an invoice after it was issued: a paper of its own, numbered per shop and year without a gap, never changed.
create table credit_note_counters (
  provider_id uuid not null references providers,
  year integer not null,
  last integer not null,
  primary key (provider_id, year)
);
create table credit_notes (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references invoices (job_id),
  provider_id uuid not null references providers,
  number text not null,
  cents bigint not null check (cents > 0),
  -- What it comes from: one paper each.
  refund_id uuid unique references refunds,
  dispute_id uuid unique references disputes,
  chargeback_id uuid unique references chargebacks,
  issued_at timestamptz not null,
  unique (provider_id, number),
  check (num_nonnulls(refund_id, dispute_id, chargeback_id) = 1)
);
create index credit_notes_by_job on credit_notes (job_id, issued_at);

create function credit_notes_stand() returns trigger language plpgsql as $$
begin
  raise exception 'a credit note is never changed' using errcode = 'check_violation';
end $$;
create trigger credit_notes_stand before update or delete on credit_notes
  for each row execute function credit_notes_stand();

-- Never more is credited than was invoiced, by whomever at the same moment.
create function credit_notes_stay_within() returns trigger language plpgsql as $$
declare invoiced bigint;
begin
  select total_cents into invoiced from invoices where job_id = new.job_id for update;
  if (select sum(cents) from credit_notes where job_id = new.job_id) > invoiced then
    raise exception 'more would be credited for job % than was invoiced', new.job_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger credit_notes_within after insert on credit_notes
  deferrable initially deferred for each row execute function credit_notes_stay_within();

-- What has gone back before there were any gets its paper too, in the order in which it went.
with gone as (
  select b.job_id, b.cents, b.id as refund_id, null::uuid as dispute_id, null::uuid as chargeback_id, b.moved_at as at
  from refunds b where b.state = 'done'
  union all
  select d.job_id, d.direct_cents, null, d.id, null, d.carried_at
  from disputes d where d.by_side = 'customer' and d.direct_cents > 0 and d.carried_at is not null
  union all
  select c.job_id, c.withdrawn_cents - c.platform_cents, null, null, c.id, c.ended_at
  from chargebacks c where c.state = 'settled' and c.withdrawn_cents > c.platform_cents
), placed as (
  select g.*, i.provider_id, extract(year from g.at at time zone p.time_zone)::integer as year,
    least(g.cents, i.total_cents - coalesce(sum(g.cents) over (partition by g.job_id order by g.at, g.refund_id,
      g.dispute_id, g.chargeback_id rows between unbounded preceding and 1 preceding), 0)) as part
  from gone g join invoices i on i.job_id = g.job_id join providers p on p.id = i.provider_id
), counted as (
  select placed.*, row_number() over (partition by provider_id, year order by at, refund_id, dispute_id, chargeback_id) as nth
  from placed where part > 0
), written as (
  insert into credit_notes (job_id, provider_id, number, cents, refund_id, dispute_id, chargeback_id, issued_at)
  select job_id, provider_id,
    format('CN-%s-%s-%s', upper(left(provider_id::text, 8)), year, lpad(nth::text, 6, '0')),
    part, refund_id, dispute_id, chargeback_id, at from counted
  returning 1
)
insert into credit_note_counters (provider_id, year, last)
select provider_id, year, max(nth)::integer from counted group by provider_id, year;
