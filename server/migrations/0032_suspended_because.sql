-- Why a shop was suspended, in the words of the admin, for its own page and mail.
alter table providers add column suspended_because text;
update providers p set suspended_because = (
  select a.reason from audit_log a
  where a.subject_id = p.id and a.action = 'provider_suspend' order by a.at desc, a.id desc limit 1)
where p.status = 'suspended';
