-- Whose account the company has closed reads so where the session ends.
alter table ended_sessions
  drop constraint ended_sessions_because_check,
  add constraint ended_sessions_because_check
    check (because in ('suspended', 'signed_out', 'ended_elsewhere', 'removed'));
