-- Where the helper of one job was, while on the way to it: nothing of it is of the technician, all of it of the job.
create table positions (
  job_id uuid not null references jobs,
  fixed_at timestamptz not null,
  received_at timestamptz not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  accuracy_m double precision not null check (accuracy_m >= 0),
  heading double precision check (heading >= 0 and heading < 360),
  -- Who of the provider's people it was; nobody where the business went itself.
  technician_id uuid references technicians,
  -- Why it is kept and not believed.
  doubt text check (doubt in ('too_fast', 'too_far')),
  -- The newest of a job, and one moment once.
  primary key (job_id, fixed_at)
);
-- Forgotten after 30 days.
create index positions_by_age on positions (received_at);

-- What is known of a trip beside its positions. Positions from before `since` are of somebody who is on it no more.
create table trips (
  job_id uuid primary key references jobs,
  since timestamptz not null,
  taken integer not null default 0,
  called_at timestamptz,
  doubted integer not null default 0,
  sharing_ended_at timestamptz
);
