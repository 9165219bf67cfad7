-- Whose word is wanted on what is above a driver's limit, and until when before it goes one further: in an emergency a dispatcher's,
-- then a manager's (money §7). 'fleet': of whoever of them is first. Null: asked before, of all of them.
alter table approvals add column waits_for text check (waits_for in ('dispatcher', 'manager', 'fleet'));
alter table approvals add column passes_on_at timestamptz;
create index approvals_to_pass_on on approvals (passes_on_at) where decided_at is null and passes_on_at is not null;

-- The same of a change of the price; null where it is not above the driver's limit.
alter table change_orders add column waits_for text check (waits_for in ('dispatcher', 'manager', 'fleet'));
alter table change_orders add column passes_on_at timestamptz;
create index change_orders_to_pass_on on change_orders (passes_on_at) where status = 'sent' and passes_on_at is not null;
