-- How many messages have gone, counted before they go: to a number, to an address, from a sender, to a country, in all.
create table message_counts (
  -- Which limit, and whose: `textsPerSender` of `fleet:0197…`. Numbers, addresses and networks stand here as hashes.
  cap text not null,
  subject text not null,
  -- The beginning of the hour or the day.
  since timestamptz not null,
  passed integer not null default 0,
  -- What was held back since it is full, and when last.
  held integer not null default 0,
  held_at timestamptz,
  primary key (cap, subject, since)
);
create index message_counts_by_age on message_counts (since);
-- The operations board.
create index message_counts_held on message_counts (held_at desc) where held > 0;
