-- Money that goes back to a card: wished in a deed, carried out by the worker. One row per payment that it is taken from.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references jobs,
  hold_id uuid not null references holds,
  state text not null default 'asked' check (state in ('asked', 'done', 'failed')),
  cents bigint not null check (cents > 0),
  -- What of the platform's fee went back with it.
  fee_cents bigint not null default 0 check (fee_cents >= 0 and fee_cents <= cents),
  because text not null check (because in ('provider', 'operator', 'dispute')),
  reason text,
  by_user_id uuid references users,
  -- The processor's id, answered to nobody.
  refund text unique,
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  tries integer not null default 0,
  look_at timestamptz,
  check ((state = 'asked') = (look_at is not null))
);
create index refunds_due on refunds (look_at) where look_at is not null;
create index refunds_by_job on refunds (job_id, asked_at);

-- Never more goes back than was taken, in however many parts and by whomever at the same moment.
create function refunds_stay_within() returns trigger language plpgsql as $$
declare taken bigint;
begin
  -- Whoever comes second waits here, and counts after that.
  select captured_cents into taken from holds where id = new.hold_id for update;
  if (select sum(cents) from refunds where hold_id = new.hold_id and state <> 'failed') > taken then
    raise exception 'more would go back to hold % than was taken', new.hold_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger refunds_within after insert or update on refunds
  deferrable initially deferred for each row execute function refunds_stay_within();
