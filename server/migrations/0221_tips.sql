-- A tip after the job (money §7): a card of its own, taken at once, all of it for the provider. One per job.
alter table holds
  drop constraint holds_kind_check,
  add constraint holds_kind_check check (kind in ('agreed', 'change', 'tip')),
  -- For whom of the provider's people it is.
  add column technician_id uuid references technicians,
  add check (kind <> 'tip' or cents <= 20000);
create unique index holds_one_tip on holds (job_id)
  where kind = 'tip' and replaces is null and state in ('creating', 'needs_card', 'held', 'capturing', 'captured');
-- The customer does not want to be asked.
alter table jobs add column no_tip_at timestamptz;

-- Never more than was agreed on is taken; a tip is beside the price, and nobody's before the job has closed.
create or replace function holds_stay_within() returns trigger language plpgsql as $$
begin
  if (select sum(capture_cents) from holds
      where job_id = new.job_id and kind <> 'tip' and state in ('capturing', 'captured'))
    > (select coalesce(cancellation_fee_cents, price_cents) from jobs where id = new.job_id) then
    raise exception 'more would be taken for job % than was agreed', new.job_id using errcode = 'check_violation';
  end if;
  if new.kind = 'tip' and (select phase from jobs where id = new.job_id) <> 'closed' then
    raise exception 'a tip for job % before it has closed', new.job_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
