-- A market of a fixed seed: :metros metropolitan areas of the same density, so that a world ten times larger has ten
-- times the rows and boards of the same length. $metros is replaced by a number.

create or replace function chance(i bigint, salt bigint) returns float8
language sql immutable parallel safe
return (hashint8extended(i, salt) & 4294967295) / 4294967296.0;

create or replace function bench_id(kind text, i bigint) returns uuid
language sql immutable parallel safe
return md5(kind || i)::uuid;

create table bench_metros as
select i as metro, 27 + 20 * chance(i, 1) as lat, -122 + 45 * chance(i, 2) as lng
from generate_series(0, $metros - 1) i;

insert into users (id, user_type, username, email, full_name, phone, password_hash)
select bench_id('user', i), 'service_provider', 'bench-' || i, i || '@example.com', 'Bench ' || i,
  '(512) 555-0100', 'none'
from generate_series(1, $metros * 400) i;

insert into providers (id, owner_user_id, business_name, owner_name, phone, address, description, status,
  trades, radius_miles, lat, lng, city, state, time_zone, cover, duty_by_hand, jobs_done, phone_confirmed_at)
select bench_id('provider', i), bench_id('user', i), 'Shop ' || i, 'Bench ' || i, '(512) 555-0100',
  i || ' Main St', 'Roadside and shop service, day and night.', 'active', trades, radius, lat, lng,
  'Benchville', 'TX', 'America/Chicago',
  box(point(lng - radius / 60.0 / cos(radians(lat)), lat - radius / 68.0),
      point(lng + radius / 60.0 / cos(radians(lat)), lat + radius / 68.0)),
  'on', (chance(i, 3) * 40)::int, now()
from (
  select i, m.lat + 1.6 * (chance(i, 4) - 0.5) as lat, m.lng + 1.6 * (chance(i, 5) - 0.5) as lng,
    (array[25, 50, 50, 75, 100, 150])[1 + floor(6 * chance(i, 6))::int] as radius,
    case floor(5 * chance(i, 7))::int
      when 0 then array['towing', 'truck-repair']
      when 1 then array['truck-repair']
      when 2 then array['tire', 'battery']
      when 3 then array['towing', 'tire']
      else array['mobile-detailing', 'battery'] end as trades
  from generate_series(1, $metros * 400) i join bench_metros m on m.metro = i % $metros
) p;

-- 1 of 100 is open.
insert into requests (id, status, close_reason, service_type, trades, urgency, title, details, board_details,
  preferred_time, location_text, lat, lng, state, area, rough_lat, rough_lng, customer_name,
  customer_phone, customer_email, created_at, opened_at, expires_at, closed_at)
select bench_id('request', i),
  case when is_open then 'open' else 'completed' end,
  case when is_open then null else 'done' end,
  service, array[trade], 'urgent', 'Roadside help near Benchville, TX', details, details, 'asap',
  'I-35 N near Benchville', lat, lng, 'TX', '6 mi NE of Benchville, TX', round(lat::numeric, 2),
  round(lng::numeric, 2), 'Bench Customer', '(512) 555-0100', 'bench@example.com', at, at,
  case when is_open then now() + interval '30 days' else at + interval '2 hours' end,
  case when is_open then null else at + interval '3 hours' end
from (
  select i, i % 100 = 0 as is_open,
    m.lat + 1.6 * (chance(i, 14) - 0.5) as lat, m.lng + 1.6 * (chance(i, 15) - 0.5) as lng,
    now() - interval '1 minute' * (i % 100000) as at,
    (array['towing', 'truck-repair', 'tire', 'battery', 'mobile-detailing'])[1 + k] as trade,
    (array['roadside_towing', 'roadside_repair', 'roadside_tire', 'battery_service', 'truck_wash'])[1 + k] as service,
    '{"truckType":"semi","isLoaded":"yes","loadType":"refrigerated","problemDescription":"Blown steer tire on the shoulder, hazard lights are on."}'::jsonb as details
  from (select i, floor(5 * chance(i, 16))::int as k from generate_series(1, $metros * 4000) i) r
  join bench_metros m on m.metro = (i / 100) % $metros
) r;

insert into bids (id, request_id, provider_id, price_cents, eta_minutes, message, status, status_reason,
  distance_miles, created_at, updated_at, expires_at)
select bench_id('bid', i * 5 + k), bench_id('request', i),
  bench_id('provider', 1 + (abs(hashint8extended(i, 20)) + k * 7) % ($metros * 400)),
  (8000 + 30000 * chance(i * 5 + k, 21))::bigint, 15 * (1 + (i + k) % 8), 'We carry your size.',
  case when i % 100 = 0 then 'pending' when k = 0 then 'accepted' else 'rejected' end,
  case when i % 100 <> 0 and k > 0 then 'other_bid_accepted' end,
  50 * chance(i * 5 + k, 22), r.created_at, r.created_at, now() + interval '30 days'
from generate_series(1, $metros * 4000) i
cross join generate_series(0, 4) k
join requests r on r.id = bench_id('request', i);

insert into jobs (id, request_id, bid_id, provider_id, phase, price_cents, assigned_at, closed_at)
select bench_id('job', i), b.request_id, b.id, b.provider_id, 'closed', b.price_cents, b.created_at,
  b.created_at + interval '2 hours'
from generate_series(1, $metros * 4000) i
join bids b on b.id = bench_id('bid', i * 5) and b.status = 'accepted';

insert into events (name, at, request_id, provider_id)
select name, r.created_at, r.id, null
from requests r cross join (values ('request_opened'), ('job_confirmed')) e (name)
where name = 'request_opened' or r.status = 'completed';

insert into provider_members (user_id, provider_id, role, created_at)
select owner_user_id, id, 'owner', now() from providers;

insert into sessions (token_hash, user_id)
select sha256(('bench-session-' || i)::bytea), bench_id('user', i)
from generate_series(1, $metros * 400) i;

insert into request_tokens (token_hash, request_id)
select sha256(('bench-token-' || i)::bytea), bench_id('request', i * 100)
from generate_series(1, $metros * 40) i;

create table bench_complete as select now() as at;
