-- Money on a customer's card: held when a card is put on a job, taken when the work is confirmed or a fee is owed, let go
-- otherwise. One row per authorisation; `intent`, `session`, `customer` and `method` are the processor's ids and are answered to nobody.
create table holds (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references jobs,
  kind text not null check (kind in ('agreed', 'change')),
  state text not null default 'creating' check (state in (
    'creating', 'needs_card', 'held', 'capturing', 'captured', 'releasing', 'released', 'failed', 'expired')),
  cents bigint not null check (cents > 0),
  -- How much of it is to be taken, and was.
  capture_cents bigint check (capture_cents > 0 and capture_cents <= cents),
  captured_cents bigint not null default 0 check (captured_cents >= 0),
  -- The hold in whose place it comes, since the bank gives that one back soon.
  replaces uuid references holds,
  failed_because text check (failed_because in ('declined', 'no_card', 'no_answer')),
  -- Where the customer comes back to from the processor's page: opened twice, it is the same page.
  back_to text,
  session text,
  intent text unique,
  customer text,
  method text,
  brand text,
  last4 text,
  capture_before timestamptz,
  asked_at timestamptz not null,
  -- Until when a card can be put.
  answer_by timestamptz not null,
  held_at timestamptz,
  moved_at timestamptz not null,
  -- How often the processor has not answered clearly, and when it is asked next; never again of what is over.
  tries integer not null default 0,
  look_at timestamptz,
  check ((state in ('captured', 'released', 'failed', 'expired')) = (look_at is null)),
  check ((state in ('capturing', 'captured')) <= (capture_cents is not null)),
  check ((state = 'captured') = (captured_cents > 0))
);
-- One card at a time for what was agreed; what the worker looks at next; a job's.
create unique index holds_one_agreed on holds (job_id)
  where kind = 'agreed' and replaces is null and state in ('creating', 'needs_card', 'held', 'capturing');
create unique index holds_one_in_place on holds (replaces) where state <> 'failed';
create index holds_due on holds (look_at) where look_at is not null;
create index holds_by_job on holds (job_id, asked_at);

-- Never more than was agreed on is taken: the price, or the fee of a job that was called off.
create function holds_stay_within() returns trigger language plpgsql as $$
begin
  if (select sum(capture_cents) from holds where job_id = new.job_id and state in ('capturing', 'captured'))
    > (select coalesce(cancellation_fee_cents, price_cents) from jobs where id = new.job_id) then
    raise exception 'more would be taken for job % than was agreed', new.job_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger holds_within after insert or update on holds
  deferrable initially deferred for each row execute function holds_stay_within();
