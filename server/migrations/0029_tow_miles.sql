-- How far a truck is to be towed, in miles between its rough place and the town of the drop-off; null where it is not known.
alter table requests add column tow_miles integer check (tow_miles > 0);
