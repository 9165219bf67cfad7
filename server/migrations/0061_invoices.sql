-- What a job has come to, in the seller's name: numbered per shop and year without a gap, and never changed.
create table invoice_counters (
  provider_id uuid not null references providers,
  year integer not null,
  last integer not null,
  primary key (provider_id, year)
);
create table invoices (
  job_id uuid primary key references jobs,
  provider_id uuid not null references providers,
  number text not null,
  kind text not null check (kind in ('work', 'cancellation')),
  total_cents bigint not null check (total_cents > 0),
  -- Of what was agreed last: the lines are those of that agreement.
  agreement_hash bytea,
  issued_at timestamptz not null,
  unique (provider_id, number)
);

create function invoices_stand() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice is never changed' using errcode = 'check_violation';
end $$;
create trigger invoices_stand before update or delete on invoices
  for each row execute function invoices_stand();
