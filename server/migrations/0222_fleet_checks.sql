-- How a trucking company pays at the truck: an express code of Comdata, EFS or WEX, which the provider draws itself (money §1). Kept
-- sealed until it is shown to the provider, once, after the work; then its last four characters; then nothing.
create table fleet_checks (
  job_id uuid primary key references jobs,
  issuer text not null check (issuer in ('comdata', 'efs', 'wex')),
  cents bigint not null check (cents > 0),
  sealed bytea,
  last4 text not null check (length(last4) = 4),
  given_at timestamptz not null,
  given_by uuid references users,
  shown_at timestamptz,
  shown_to uuid references users,
  -- Shown, it is there no more.
  check ((shown_at is null) = (sealed is not null))
);
create index fleet_checks_by_age on fleet_checks (given_at);
