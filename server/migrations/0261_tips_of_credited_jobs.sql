-- Nothing of a job on terms is paid out before its bill is settled; where all of the job was credited before it was billed, no bill
-- comes, and what was given beside the price waits for none.
create or replace function payouts_wait_for_fleets() returns trigger language plpgsql as $$
begin
  if new.cents > 0 and exists (select from terms_jobs t left join fleet_bills f on f.id = t.bill_id
    where t.job_id = new.job_id and t.invoiced_cents is not null and f.settled_at is null
      and (t.bill_id is not null or t.invoiced_cents > t.credited_cents)) then
    raise exception 'the fleet has not paid for job % yet', new.job_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
