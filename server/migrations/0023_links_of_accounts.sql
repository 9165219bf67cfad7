-- To whose account a link was given when it was made; null for a guest's. It does no more than that account may.
alter table request_tokens add column user_id uuid references users;

-- A fleet's suspension reaches its drivers too.
update users u set suspended_at = now()
  from drivers d join fleets f on f.id = d.fleet_id
  where d.user_id = u.id and f.status = 'suspended';
