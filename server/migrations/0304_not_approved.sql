-- Who was never let in is no shop or company that was suspended: its application was not approved.
alter table providers add column is_turned_down boolean not null default false;
alter table fleets add column is_turned_down boolean not null default false;

update providers p set is_turned_down = true
  where p.status = 'suspended' and (
    select a.action from audit_log a
    where a.subject_id = p.id and a.action in ('provider_reject', 'provider_suspend')
    order by a.at desc limit 1) = 'provider_reject';
update fleets f set is_turned_down = true
  where f.status = 'suspended' and (
    select a.action from audit_log a
    where a.subject_id = f.id and a.action in ('fleet_reject', 'fleet_suspend')
    order by a.at desc limit 1) = 'fleet_reject';
