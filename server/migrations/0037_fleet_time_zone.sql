-- By whose clock a fleet counts its days and months: that of its place, until its managers choose another.
alter table fleets add column time_zone text not null default 'America/Chicago';

-- "12 Yard Rd, Lubbock, TX 79401", else the first of "TX, OK, NM".
update fleets f set time_zone = zones.name
from (values
    ('America/New_York', 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV'),
    ('America/Denver', 'CO ID MT NM UT WY'),
    ('America/Los_Angeles', 'CA NV OR WA'),
    ('America/Phoenix', 'AZ'),
    ('America/Anchorage', 'AK'),
    ('Pacific/Honolulu', 'HI')
  ) zones (name, states)
where coalesce(
    substring(f.address from ',\s*([A-Z]{2})(?:\s+[0-9]{5}(?:-[0-9]{4})?)?\s*$'),
    substring(f.operating_states from '^\s*([A-Z]{2})\M')
  ) = any(string_to_array(zones.states, ' '));
