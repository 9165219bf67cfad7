-- The app in the background of a technician's phone that says where they are (docs/decisions/119): one each, known by the hash
-- of the secret in its address. The first phone that calls is the only one that is heard.
create table trackers (
  technician_id uuid primary key references technicians on delete cascade,
  secret_hash bytea not null unique,
  made_at timestamptz not null,
  device_id text check (length(device_id) <= 100),
  called_at timestamptz
);
