-- It was called immutable, which `to_char` is not: so the planner could not write it out in the queries that call it, and every
-- instant of every answer cost a call.
create or replace function iso(at timestamptz) returns text
language sql stable parallel safe
return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- What a card of the board says to every reader: the beginning of a JSON object, to which the board adds what depends on who reads.
create function board_card(
  id uuid, service_type text, trades text[], urgency text, status text, rough_lat float8, rough_lng float8,
  preferred_time text, scheduled_at timestamptz, time_zone text, board_details jsonb, board_notes text,
  shown_photos integer, tow_miles integer, budget_cents bigint, created_at timestamptz, opened_at timestamptz,
  expires_at timestamptz
) returns text
language sql immutable parallel safe
return left(json_build_object(
  'id', id,
  'serviceType', service_type,
  'trades', trades,
  'urgency', urgency,
  'status', status,
  'roughLat', rough_lat,
  'roughLng', rough_lng,
  'preferredTime', preferred_time,
  'scheduledAt', iso(scheduled_at),
  'timeZone', time_zone,
  'details', board_details,
  'additionalNotes', board_notes,
  'photoCount', shown_photos,
  'towMiles', tow_miles,
  'budget', dollars(budget_cents),
  'createdAt', iso(created_at),
  'openedAt', iso(opened_at),
  'expiresAt', iso(expires_at)
)::text, -1);

-- Finished when the request is written, not each time a board is read. Only open requests stand on boards.
alter table requests add column board_card text generated always as (
  case when status = 'open' then board_card(id, service_type, trades, urgency, status, rough_lat, rough_lng,
    preferred_time, scheduled_at, time_zone, board_details, board_notes, shown_photos, tow_miles, budget_cents,
    created_at, opened_at, expires_at) end
) stored;
