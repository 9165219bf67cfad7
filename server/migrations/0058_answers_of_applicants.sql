-- An applicant who was asked for more has done something about it since, and what was written. Null while we wait for them.
alter table providers add column answered_at timestamptz;
alter table providers add column asked_answer text;
alter table fleets add column answered_at timestamptz;
alter table fleets add column asked_answer text;
-- Which texts a technician has agreed to, who has no account.
alter table agreements add column technician_id uuid references technicians;
alter table agreements drop constraint agreements_check;
alter table agreements add check (num_nonnulls(user_id, request_id, technician_id) = 1);
create unique index agreements_of_technicians on agreements (technician_id, text, version) where technician_id is not null;
-- A request keeps the version of each text that whoever asked had agreed to: {"terms": "2026-11-22", …}.
alter table requests add column agreed_terms jsonb;
