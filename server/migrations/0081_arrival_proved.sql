-- Whether an arrival is proved, and by what; null of those from before anybody asked. The customer's own word may come
-- before the provider's press, or say that nobody is there.
alter table jobs
  add column arrival_proof text check (arrival_proof in ('place', 'code', 'customer', 'none')),
  add column arrival_pressed_at timestamptz,
  add column arrival_seen_at timestamptz,
  add column arrival_denied_at timestamptz;
-- The operations board: customers who say that nobody is there.
create index jobs_denied on jobs (arrival_denied_at) where arrival_denied_at is not null;

-- How often a wrong code was typed for a job, and when last; the codes themselves are kept nowhere.
create table arrival_tries (
  job_id uuid primary key references jobs,
  tries integer not null,
  last_at timestamptz not null
);
