-- Whether people have been told of an event stands with the event: a dump carries it along, and no other transaction has
-- a say in it. What was there before counts as told, without being written again.
alter table events add column is_told boolean not null default true;
alter table events alter column is_told set default false;
-- What the version before still had before it. In another cluster than the one that counted them, transactions say
-- nothing: there it is what came after the last one told.
update events e set is_told = false from telling t
  where (e.xact, e.id) > (t.xact, t.event_id)
    or (t.xact > pg_current_xact_id() and e.id > t.event_id);
-- The telling: what comes next.
create index events_untold on events (id) where not is_told;

-- A process of the version before may still run: it moves the mark of `telling` on. Here stands where we left it.
alter table telling add column left_xact xid8;
alter table telling add column left_event_id bigint;
update telling set left_xact = xact, left_event_id = event_id;
