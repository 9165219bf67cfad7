-- An applicant who was asked for more has done something about it since, and what was written. Null while we wait for them.
alter table providers add column answered_at timestamptz;
alter table providers add column asked_answer text;
alter table fleets add column answered_at timestamptz;
alter table fleets add column asked_answer text;
-- Which version of which text a technician has agreed to, who has no account.
create table technician_agreements (
  technician_id uuid not null references technicians,
  text text not null check (text in ('terms', 'privacy', 'sms')),
  version text not null,
  agreed_at timestamptz not null,
  primary key (technician_id, text, version)
);
-- A request keeps the version of each text that whoever asked had agreed to: {"terms": "2026-11-22", …}.
alter table requests add column agreed_terms jsonb;
