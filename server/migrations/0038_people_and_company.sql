-- Who has left a fleet, so that the same person can be invited again and is the same account.
create table former_members (
  user_id uuid not null references users,
  fleet_id uuid not null references fleets,
  left_at timestamptz not null,
  primary key (user_id, fleet_id)
);
-- Who left before this was written down: they had joined by an invitation, or had registered the company.
insert into former_members (user_id, fleet_id, left_at)
  select distinct on (u.id, f.id) u.id, f.id, u.closed_at
  from users u join fleets f on f.owner_user_id = u.id
    or exists (select from fleet_invitations i where i.fleet_id = f.id and i.accepted_at is not null
      and lower(i.email) = lower(u.email))
  where u.user_type = 'business_customer' and u.closed_at is not null
    and not exists (select from fleet_members m where m.user_id = u.id);

-- One invitation of a fleet per address is good: a newer one takes the place of the older.
update fleet_invitations i set revoked_at = now()
  where accepted_at is null and revoked_at is null and exists (
    select from fleet_invitations n where n.fleet_id = i.fleet_id and lower(n.email) = lower(i.email)
      and n.accepted_at is null and n.revoked_at is null
      and (n.created_at, n.id) > (i.created_at, i.id));
create unique index fleet_invitations_one_live on fleet_invitations (fleet_id, lower(email))
  where accepted_at is null and revoked_at is null;

-- The company's own number, which its drivers call; what a driver may spend unless said otherwise; its PO numbers.
alter table fleets add column phone text;
alter table fleets add column default_limit_cents bigint check (default_limit_cents >= 0);
alter table fleets add column po_pattern text;
alter table fleets add column is_po_required boolean not null default false;

-- The people lists of a fleet, page by page.
create index units_by_fleet on units (fleet_id, kind desc, lower(unit_number), id) where retired_at is null;
