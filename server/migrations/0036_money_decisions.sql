-- Who did it: the account that was signed in, or the technician; and of which provider's people it was one at that time.
alter table events add column by_user_id uuid;
alter table events add column by_technician_id uuid;
alter table events add column by_provider_id uuid;

-- What was to be approved, and who decided; as it was when the driver asked, whatever becomes of bid and limit.
alter table approvals add column amount_cents bigint check (amount_cents >= 0);
alter table approvals add column limit_cents bigint check (limit_cents >= 0);
alter table approvals add column decided_by uuid references users;
create index approvals_by_request on approvals (request_id, asked_at desc);

-- What a driver may spend alone, each time it was changed: from what to what, by whom. Null is no limit.
create table limit_changes (
  id bigint primary key generated always as identity,
  driver_id uuid not null references drivers,
  changed_by uuid references users,
  at timestamptz not null,
  from_cents bigint check (from_cents >= 0),
  to_cents bigint check (to_cents >= 0)
);
create index limit_changes_by_driver on limit_changes (driver_id, id desc);
