-- The conversation on a bid: before acceptance about the offer, afterwards about the job.
create table messages (
  id bigint generated always as identity primary key,
  bid_id uuid not null references bids,
  side text not null check (side in ('customer', 'provider')),
  -- Null for a guest.
  user_id uuid references users,
  -- What was held back is not kept (rules C10).
  content text not null,
  is_held_back boolean not null default false,
  created_at timestamptz not null
);
create index messages_by_bid on messages (bid_id, id);

-- How far each side has read.
create table message_reads (
  bid_id uuid not null references bids,
  side text not null check (side in ('customer', 'provider')),
  up_to bigint not null,
  primary key (bid_id, side)
);

alter table photos add column message_id bigint references messages;
create index photos_by_message on photos (message_id) where message_id is not null;
