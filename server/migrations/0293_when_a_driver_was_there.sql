-- When a driver's last known location was said. Of those said before this nobody has written it down: null.
alter table drivers add column current_location_at timestamptz;
