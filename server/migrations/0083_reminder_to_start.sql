-- Who has taken a hurried job and has not set out is reminded, once.
alter table reminders drop constraint reminders_kind_check;
alter table reminders add constraint reminders_kind_check
  check (kind in ('late', 'due', 'confirmation', 'unstarted'));
