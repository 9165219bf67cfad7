-- Closed by the fleet that somebody worked for: a driver who has left, a member who was removed. Who is suspended may
-- sign in and read (rules C18); nobody signs in to a closed account.
alter table users add column closed_at timestamptz;
update users u set closed_at = d.deactivated_at, suspended_at = null
  from drivers d where d.user_id = u.id and d.deactivated_at is not null;
update users u set closed_at = u.suspended_at, suspended_at = null
  where u.user_type = 'business_customer' and u.suspended_at is not null
    and not exists (select from fleet_members m where m.user_id = u.id);
