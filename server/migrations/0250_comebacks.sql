-- A dispute may end with the provider coming back to do it again at no charge (money §6): a request and a job of their own for
-- the same provider, at 0, which nobody else sees on a board. The money of the dispute waits for them.
alter table requests add column comeback_of uuid references requests;
alter table jobs add column comeback_of uuid references jobs;
create unique index jobs_one_comeback on jobs (comeback_of) where comeback_of is not null;

-- Nothing else is for nothing: a bid that somebody types has a price.
alter table bids
  drop constraint bids_price_cents_check,
  add constraint bids_price_cents_check check (price_cents between 0 and 10000000);

alter table disputes
  add column comeback_job_id uuid unique references jobs,
  -- What the customer says is still wrong after it.
  add column still_wrong text,
  drop constraint disputes_state_check,
  add constraint disputes_state_check check (state in (
    'open', 'answered', 'decided', 'appealed', 'comeback', 'final', 'withdrawn', 'agreed')),
  drop constraint disputes_decided_because_check,
  add constraint disputes_decided_because_check check (decided_because in (
    'operator', 'no_answer', 'no_decision', 'offer', 'withdrawn', 'comeback', 'no_comeback')),
  add check ((state = 'comeback') <= (comeback_job_id is not null));
-- Instead of a part of the claim.
alter table dispute_offers add column is_comeback boolean not null default false;

alter table reminders drop constraint reminders_kind_check;
alter table reminders add constraint reminders_kind_check
  check (kind in ('late', 'due', 'confirmation', 'unstarted', 'stopped', 'silent', 'comeback'));
