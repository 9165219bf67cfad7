-- What an all-in price is made of, where the provider has said so; null: one price for everything.
alter table bids add column lines jsonb check (jsonb_typeof(lines) = 'array');

-- What both sides of a job have agreed on, as a chain of documents: the bid as it was accepted, then each change. A
-- document is canonical JSON, names the hash of the one before, and is never changed: the hash shows it.
create table job_agreements (
  job_id uuid not null references jobs,
  number integer not null check (number >= 0),
  kind text not null check (kind in ('bid', 'change_order', 'lower_price', 'cancellation_fee')),
  document text not null,
  hash bytea not null check (hash = sha256(convert_to(document, 'UTF8'))),
  previous bytea,
  at timestamptz not null,
  primary key (job_id, number),
  unique (job_id, hash),
  foreign key (job_id, previous) references job_agreements (job_id, hash),
  check ((number = 0) = (previous is null)),
  check ((number = 0) = (kind = 'bid'))
);

create function agreements_only_grow() returns trigger language plpgsql as $$
begin
  raise exception 'what was agreed is only added to' using errcode = 'check_violation';
end $$;
create trigger job_agreements_stand before update or delete on job_agreements
  for each row execute function agreements_only_grow();

alter table jobs
  -- Of the newest document of its agreement; null for a job from before there were any.
  add column agreement_hash bytea,
  -- What the customer owes the provider for calling the job off or not being there, paid directly.
  add column cancellation_fee_cents bigint check (cancellation_fee_cents > 0),
  -- Since when the customer wants the work to stop.
  add column stop_asked_at timestamptz;
