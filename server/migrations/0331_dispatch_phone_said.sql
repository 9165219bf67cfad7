-- When a company last said where its drivers and the shops reach it: a number of somebody who has left since is asked about.
alter table fleets add column phone_said_at timestamptz;
