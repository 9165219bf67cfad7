-- When somebody on the way is likely there, by the positions: between which moments, since when it is known, and what was
-- told of it, each once.
alter table trips
  add column likely_from timestamptz,
  add column likely_to timestamptz,
  add column estimated_at timestamptz,
  add column later_in_row integer not null default 0,
  add column later_told_for timestamptz,
  add column near_at timestamptz;
