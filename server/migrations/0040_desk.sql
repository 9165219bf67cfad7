-- The operator's desk. A deed that changes values keeps them as they were and as they are.
alter table audit_log add column before jsonb;
alter table audit_log add column after jsonb;
-- Entered by an admin for a shop that agreed by phone.
alter table bids add column entered_by uuid references users;
-- A review that an admin has taken off the provider's page, and why.
alter table reviews add column hidden_at timestamptz;
alter table reviews add column hidden_because text;
alter table reviews add check ((hidden_at is null) = (hidden_because is null));
-- What an admin still wants to know of an applicant; null again once it is decided.
alter table providers add column asked_for text;
alter table providers add column asked_for_at timestamptz;
alter table fleets add column asked_for text;
alter table fleets add column asked_for_at timestamptz;
alter table fleets add column suspended_because text;
update fleets f set suspended_because = (
  select a.reason from audit_log a
  where a.subject_id = f.id and a.action = 'fleet_suspend' order by a.at desc, a.id desc limit 1)
where f.status = 'suspended';

-- Sessions that an admin has ended: whoever still holds the cookie reads why.
create table ended_sessions (
  token_hash bytea primary key,
  because text not null check (because in ('suspended', 'signed_out')),
  reason text,
  ended_at timestamptz not null
);
create index ended_sessions_by_age on ended_sessions (ended_at);

-- The mornings on which the admins' mail of what waits was due: once each, whatever the number of workers.
create table desk_mornings (
  day date primary key,
  at timestamptz not null
);

-- Whom a request's alerts reached, and what was sent to one person.
create index notifications_by_event on notifications (event_id);
create index deliveries_by_user on deliveries (user_id, id) where user_id is not null;
