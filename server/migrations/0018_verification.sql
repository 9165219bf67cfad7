-- What a provider hands in for a step of his verification: a document, whose file is named by the id, or the order of
-- a background check, which has none. 'pending': it was completed and has expired.
create table verification_submissions (
  id uuid primary key,
  provider_id uuid not null references providers,
  step text not null check (step in ('identity', 'business_license', 'insurance', 'background_check',
    'vehicle_equipment', 'certifications')),
  status text not null check (status in ('pending', 'in_progress', 'completed', 'failed')),
  file_type text check (file_type in ('pdf', 'jpeg', 'png')),
  document_number text,
  issuer text,
  expires_on date,
  -- The reviewer's, where it failed.
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users,
  -- A newer one stands in its place; it counts for nothing any more.
  replaced_by uuid references verification_submissions,
  -- When it was rejected, expired or was replaced; its file is kept for a while after that.
  over_at timestamptz,
  file_removed_at timestamptz,
  check ((file_type is null) = (step = 'background_check')),
  check ((status = 'failed') = (reason is not null)),
  check ((status = 'in_progress') = (decided_at is null)),
  check (step <> 'insurance' or status <> 'completed' or expires_on is not null)
);
-- A provider's own page, and his score.
create index submissions_of_provider on verification_submissions (provider_id, submitted_at desc)
  where replaced_by is null;
-- The reviewers' queue, oldest first.
create index submissions_to_review on verification_submissions (submitted_at, id)
  where status = 'in_progress';
-- Of a step that takes one document, one waits and one counts.
create unique index submissions_one_waiting on verification_submissions (provider_id, step)
  where status = 'in_progress' and step not in ('vehicle_equipment', 'certifications');
create unique index submissions_one_counting on verification_submissions (provider_id, step)
  where status = 'completed' and replaced_by is null
    and step not in ('vehicle_equipment', 'certifications');
-- The worker: what expires soon, or has.
create index submissions_by_expiry on verification_submissions (expires_on)
  where status = 'completed' and replaced_by is null and expires_on is not null;
-- Taking one back: what it had replaced.
create index submissions_by_replacement on verification_submissions (replaced_by)
  where replaced_by is not null;
-- The worker: whose file is kept for nothing any more.
create index submissions_to_forget on verification_submissions (over_at)
  where file_type is not null and file_removed_at is null and over_at is not null;

-- Reminders that were sent, each once.
create table verification_reminders (
  submission_id uuid not null references verification_submissions,
  days_before integer not null,
  sent_at timestamptz not null,
  primary key (submission_id, days_before)
);

-- What follows from it (rules C20), beside `verified`; written with what changes it.
alter table providers add column trust_score integer not null default 0
  check (trust_score between 0 and 1000);
alter table providers add column verification_level text not null default 'basic'
  check (verification_level in ('basic', 'standard', 'premium', 'elite'));
-- Until when the approved ones are valid, last day included; null where none was approved, or it has no end.
alter table providers add column license_expires_on date;
alter table providers add column insurance_expires_on date;
-- What his jobs show, as counts.
alter table providers add column job_record jsonb not null
  default '{"closed": 0, "undone": 0, "promised": 0, "onTime": 0, "asBid": 0}';
