-- Jobs that are over, from $from to $to of them, for a market of $metros metropolitan areas: what a job leaves for good, and
-- what is forgotten only after months. A job has on average three bids, two messages, ten events, six notices and three
-- texts or mails, one link and what was agreed. Ids begin with their time, as the product's do; spread over the year before.

create or replace function bench_at(i bigint) returns timestamptz
language sql stable parallel safe
return date_trunc('hour', now()) - interval '400 days' + interval '360 days' * (i::float8 / $most);

-- A UUID of version 7: milliseconds, then chance.
create or replace function bench_id7(kind text, i bigint) returns uuid
language sql stable parallel safe
return (lpad(to_hex((extract(epoch from bench_at(i)) * 1000)::bigint), 12, '0') || '7' || substr(md5(kind || i), 14, 3)
  || 'a' || substr(md5(kind || i), 18))::uuid;

insert into requests (id, status, close_reason, service_type, trades, urgency, title, details, board_details,
  preferred_time, location_text, lat, lng, state, area, rough_lat, rough_lng, customer_name,
  customer_phone, customer_email, created_at, opened_at, expires_at, closed_at)
select bench_id7('past', i), 'completed', 'done', 'roadside_tire', array['tire'], 'urgent',
  'Roadside help near Benchville, TX', details, details, 'asap', 'I-35 N near Benchville', m.lat, m.lng, 'TX',
  '6 mi NE of Benchville, TX', round(m.lat::numeric, 2), round(m.lng::numeric, 2), 'Bench Customer', '(512) 555-0100',
  'bench@example.com', bench_at(i), bench_at(i), bench_at(i) + interval '2 hours', bench_at(i) + interval '3 hours'
from generate_series($from::bigint, $to::bigint) i
join bench_metros m on m.metro = i % $metros,
  (values ('{"truckType":"semi","isLoaded":"yes","loadType":"refrigerated","problemDescription":"Blown steer tire on the shoulder, hazard lights are on."}'::jsonb)) d (details);

insert into bids (id, request_id, provider_id, price_cents, eta_minutes, message, status, status_reason,
  distance_miles, created_at, updated_at, expires_at)
select bench_id7('past-bid-' || k, i), bench_id7('past', i), bench_id('provider', 1 + (i * 7 + k * 13) % ($metros * 400)),
  20000 + k * 1000, 45, 'We carry your size.', case k when 0 then 'accepted' else 'rejected' end,
  case when k > 0 then 'other_bid_accepted' end, 12, bench_at(i), bench_at(i), bench_at(i) + interval '1 hour'
from generate_series($from::bigint, $to::bigint) i, generate_series(0, 2) k;

insert into jobs (id, request_id, bid_id, provider_id, phase, price_cents, promised_at, assigned_at, en_route_at, arrived_at,
  working_at, finished_at, closed_at)
select bench_id7('past-job', i), b.request_id, b.id, b.provider_id, 'closed', b.price_cents, b.created_at + interval '45 minutes',
  b.created_at, b.created_at, b.created_at, b.created_at, b.created_at, b.created_at + interval '2 hours'
from generate_series($from::bigint, $to::bigint) i join bids b on b.id = bench_id7('past-bid-0', i);

insert into job_agreements (job_id, number, kind, document, hash, at)
select bench_id7('past-job', i), 0, 'bid', document, sha256(convert_to(document, 'UTF8')), bench_at(i)
from generate_series($from::bigint, $to::bigint) i,
  lateral (values (repeat('{"kind":"bid","currency":"USD","total":"200.00"}', 12) || i)) d (document);

insert into request_tokens (token_hash, request_id, created_at)
select sha256(('past-' || i)::bytea), bench_id7('past', i), bench_at(i) from generate_series($from::bigint, $to::bigint) i;

insert into messages (bid_id, side, content, created_at)
select bench_id7('past-bid-0', i), case k when 0 then 'customer' else 'provider' end,
  'I am on the right shoulder, behind the second sign.', bench_at(i)
from generate_series($from::bigint, $to::bigint) i, generate_series(0, 1) k;

insert into events (name, at, request_id, bid_id, job_id, provider_id, is_told)
select name, bench_at(i), bench_id7('past', i), case when nth > 1 then bench_id7('past-bid-0', i) end,
  case when nth > 4 then bench_id7('past-job', i) end, bench_id('provider', 1 + (i * 7) % ($metros * 400)), true
from generate_series($from::bigint, $to::bigint) i,
  unnest(array['request_opened', 'bid_submitted', 'bid_submitted', 'bid_submitted', 'bid_accepted', 'job_started',
    'job_arrived', 'job_working', 'job_finished', 'job_confirmed']) with ordinality e (name, nth);

insert into notifications (user_id, event_id, kind, code, params, link, created_at, read_at)
select bench_id('user', 1 + (i * 7 + k * 13) % ($metros * 400)), -i * 6 - k, 'bid_accepted', 'earlier',
  '{"title":"Your bid was accepted","body":"Roadside tire change near Benchville, TX"}', '/provider-dashboard?tab=jobs',
  bench_at(i), bench_at(i)
from generate_series($from::bigint, $to::bigint) i, generate_series(0, 5) k;

insert into deliveries (channel, request_id, kind, code, params, link, status, created_at, settled_at)
select 'sms', bench_id7('past', i), 'bid_accepted', 'earlier',
  '{"title":"Your bid was accepted","body":"Roadside tire change near Benchville, TX"}', '/bids', 'sent', bench_at(i), bench_at(i)
from generate_series($from::bigint, $to::bigint) i, generate_series(0, 2) k;
