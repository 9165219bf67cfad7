-- A technician at the truck asks for more as well, by a link and without an account.
alter table change_orders alter column by_user_id drop not null;
alter table change_orders add column by_technician_id uuid references technicians;
