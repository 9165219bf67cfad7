-- Kept where they are asked for: lists of years would look for them among all bids and all messages each time.

-- When the first bid on the job's request came.
alter table jobs add column first_bid_at timestamptz;
update jobs j set first_bid_at = (select min(b.created_at) from bids b where b.request_id = j.request_id);
create function keep_first_bid() returns trigger language plpgsql as $$
begin
  new.first_bid_at := (select min(created_at) from bids where request_id = new.request_id);
  return new;
end $$;
create trigger jobs_first_bid before insert on jobs for each row execute function keep_first_bid();

-- The last message of the conversation on a bid; null before any.
alter table bids add column last_message_id bigint;
update bids b set last_message_id = m.id
from (select bid_id, max(id) as id from messages group by bid_id) m where m.bid_id = b.id;
create function keep_last_message() returns trigger language plpgsql as $$
begin
  update bids set last_message_id = greatest(last_message_id, new.id) where id = new.bid_id;
  return null;
end $$;
create trigger messages_last after insert on messages for each row execute function keep_last_message();
create index bids_with_messages on bids (request_id) where last_message_id is not null;
create index bids_with_messages_by_provider on bids (provider_id, last_message_id)
  where last_message_id is not null;
