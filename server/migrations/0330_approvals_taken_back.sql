-- A driver who has asked for the wrong bid takes that back: nobody has said yes or no to it. The version before reads no decision that it does not know.
alter table approvals drop constraint approvals_decision_check;
alter table approvals add constraint approvals_decision_check
  check (decision in ('approved', 'declined', 'void', 'freed', 'taken_back'));
