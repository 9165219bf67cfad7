-- The Monday of which the bills of a fleet were made last: a worker that comes later than that day makes them, and nobody twice.
-- Null: none yet.
alter table fleet_terms add column billed_week date;
