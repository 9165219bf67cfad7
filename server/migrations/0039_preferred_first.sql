-- The fleet's preferred providers, while only they have been alerted; empty once the others have been.
alter table requests add column preferred_first uuid[] not null default '{}';

-- Whether a driver waits already.
create index requests_open_by_driver on requests (driver_id) where status = 'open' and driver_id is not null;
