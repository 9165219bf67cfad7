-- Whom a higher limit or a lower price has freed from asking still wanted that bid: a no to it is a no to the driver.
alter table approvals drop constraint approvals_decision_check;
alter table approvals add constraint approvals_decision_check
  check (decision in ('approved', 'declined', 'void', 'freed'));
