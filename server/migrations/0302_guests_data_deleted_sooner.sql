-- When the data of a guest goes who did not want to wait until it ages out; null: as late as every guest's.
alter table requests add column delete_at timestamptz;
create index requests_to_delete on requests (delete_at) where delete_at is not null and guest_forgotten_at is null;
