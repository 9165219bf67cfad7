-- An open request can be corrected: what was changed, from what to what, by whom. A bid says which version it answers.
alter table requests add column version integer not null default 1;
alter table bids add column request_version integer not null default 1;
create table request_versions (
  request_id uuid not null references requests,
  version integer not null,
  at timestamptz not null,
  -- As the account that owns it, as a member of its fleet, as its driver, or by its link.
  corrected_as text not null,
  user_id uuid references users,
  changed text[] not null,
  -- The owner's own values: nobody else reads them.
  before jsonb not null,
  after jsonb not null,
  primary key (request_id, version)
);
