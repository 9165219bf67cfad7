-- Two more things are told once of a job: that who drives has not moved for a while, and that no position comes any more.
alter table reminders drop constraint reminders_kind_check;
alter table reminders add constraint reminders_kind_check
  check (kind in ('late', 'due', 'confirmation', 'unstarted', 'stopped', 'silent'));
-- Since when who drives has not moved, as long as it is so.
alter table trips add column stopped_since timestamptz;
