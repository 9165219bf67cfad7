import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { newId } from '../server/platform/new-id.ts'
import { providerOfSql } from '../server/providers/queries.ts'

/**
 * The hot writes as one data-modifying statement each: what is checked, locked and written down is the product's, its
 * claim of the Idempotency-Key and its event included. Of a position it is the bare insert.
 */
const claim = `claim as (
  insert into idempotent_answers (key_hash, fingerprint, answer) values ($1, $1, $2)
  on conflict (key_hash) do nothing returning key_hash)`

const postBidSql = `with ${claim},
  request as (select * from requests where id = $3 and status = 'open' and expires_at > $6 for share),
  provider as (
    select * from providers where id = ${providerOfSql('$4')} and status = 'active' for share),
  bid as (
    insert into bids (id, request_id, provider_id, price_cents, eta_minutes, distance_miles, request_version,
      by_user_id, created_at, updated_at, expires_at)
    select $5, r.id, p.id, $7, 45, miles_between(p.lat, p.lng, r.lat, r.lng), r.version, $4, $6, $6,
      $6::timestamptz + interval '30 minutes'
    from claim, request r, provider p returning *),
  event as (
    insert into events (name, at, request_id, bid_id, provider_id, by_user_id, by_provider_id)
    select 'bid_submitted', $6, request_id, id, provider_id, $4, provider_id from bid)
  select json_build_object('id', id, 'serviceRequestId', request_id, 'price', dollars(price_cents),
    'status', status, 'version', version, 'expiresAt', iso(expires_at))::text as json from bid`

export async function postBid(
  pool: pg.Pool,
  by: { userId: string; key: string },
  { requestId, cents }: { requestId: string; cents: number },
): Promise<string> {
  const bidId = newId()
  const answer = Buffer.from(JSON.stringify({ bidId }))
  const values = [hashed(by.key), answer, requestId, by.userId, bidId, new Date(), cents]
  return one(pool, 'post-bid', postBidSql, values)
}

const acceptSql = `with ${claim},
  request as (
    select r.* from requests r, claim
    where r.id = (select request_id from request_tokens where token_hash = $3 and revoked_at is null)
      and r.status = 'open' for update of r),
  bid as (
    update bids b set status = 'accepted', updated_at = $6
    from request r where b.id = $4 and b.request_id = r.id and b.status = 'pending' and b.expires_at > $6
    returning b.*),
  lost as (
    update bids b set status = 'rejected', status_reason = 'other_bid_accepted', updated_at = $6
    from request r where b.request_id = r.id and b.status = 'pending' and b.id <> $4
    returning b.provider_id),
  provider as (
    select p.id from providers p where p.id = (select provider_id from bid) and p.status = 'active' for share),
  moved as (update requests set status = 'in_progress' where id = (select id from request) returning id),
  job as (
    insert into jobs (id, request_id, bid_id, provider_id, price_cents, promised_at, assigned_at, agreement_hash)
    select $5, b.request_id, b.id, p.id, b.price_cents, $6::timestamptz + interval '45 minutes', $6,
      sha256(convert_to($7, 'UTF8'))
    from bid b, provider p returning *),
  agreement as (
    insert into job_agreements (job_id, number, kind, document, hash, at)
    select id, 0, 'bid', $7, agreement_hash, $6 from job),
  event as (
    insert into events (name, at, request_id, bid_id, job_id, provider_id, payload)
    select 'bid_accepted', $6, j.request_id, j.bid_id, j.id, j.provider_id, jsonb_build_object(
      'losers', (select coalesce(jsonb_agg(provider_id), '[]') from lost),
      'reach', jsonb_build_object('trades', r.trades, 'urgency', r.urgency, 'lat', r.lat, 'lng', r.lng,
        'state', r.state, 'ownerUserIds', '[]'::jsonb),
      'card', jsonb_build_object('id', r.id, 'details', r.board_details, 'status', r.status))
    from job j, request r)
  select json_build_object('jobId', id, 'requestId', request_id)::text as json from job`

export async function accept(
  pool: pg.Pool,
  by: { token: string; key: string },
  bidId: string,
): Promise<string> {
  const jobId = newId()
  const document = JSON.stringify({ kind: 'bid', bid: { id: bidId, version: 1 }, total: '185.00' })
  const answer = Buffer.from(JSON.stringify({ bidId, jobId }))
  return one(pool, 'accept', acceptSql, [
    hashed(by.key),
    answer,
    hashed(by.token),
    bidId,
    jobId,
    new Date(),
    document,
  ])
}

const postRequestSql = `with ${claim},
  counted as (
    insert into message_counts as m (cap, subject, since, passed)
    select 'requestsPerNetwork', $3, date_trunc('day', $4::timestamptz), 1 from claim
    on conflict (cap, subject, since) do update set passed = m.passed + 1 returning passed),
  request as (
    insert into requests (id, service_type, trades, urgency, title, details, board_details, preferred_time,
      location_text, lat, lng, state, area, rough_lat, rough_lng, customer_name, customer_phone,
      customer_email, created_at, opened_at, expires_at, alerted_count)
    select $5, 'roadside_tire', array['tire'], 'urgent', 'Roadside tire change', $6, $6, 'asap', $7, $8, $9,
      'TX', 'near Benchville, TX', $8, $9, $10, $11, $12, $4, $4, $4::timestamptz + interval '2 hours', (
        select count(*) from providers p
        where p.cover @> box(point($9::float8, $8::float8), point($9::float8, $8::float8))
          and miles_between(p.lat, p.lng, $8::float8, $9::float8) <= p.radius_miles
          and p.status = 'active' and does_work(p, array['tire'], null) and is_available(p, 'urgent', $4))
    from counted where passed < 1000000 returning *),
  token as (
    insert into request_tokens (token_hash, request_id, created_at) select $13, id, $4 from request),
  agreed as (
    insert into agreements (request_id, text, version, agreed_at)
    select id, text, '1', $4 from request, unnest(array['terms', 'privacy', 'sms']) text),
  event as (
    insert into events (name, at, request_id, payload)
    select 'request_opened', $4, id, jsonb_build_object(
      'reach', jsonb_build_object('trades', trades, 'urgency', urgency, 'lat', lat, 'lng', lng, 'state', state,
        'ownerUserIds', '[]'::jsonb),
      'card', jsonb_build_object('id', id, 'details', board_details, 'status', status)) from request)
  select json_build_object('requestId', id)::text as json from request`

export interface AskForm {
  fullName: string
  phone: string
  email: string
  location: string
  lat: number
  lng: number
  problemDescription: string
}

export async function postRequest(
  pool: pg.Pool,
  by: { network: string; key: string },
  form: AskForm,
): Promise<string> {
  const requestId = newId()
  const token = randomBytes(32).toString('base64url')
  await one(pool, 'post-request', postRequestSql, [
    hashed(by.key),
    Buffer.from(JSON.stringify({ requestId, token })),
    by.network,
    new Date(),
    requestId,
    JSON.stringify({ problemDescription: form.problemDescription }),
    form.location,
    form.lat,
    form.lng,
    form.fullName,
    form.phone,
    form.email,
    hashed(token),
  ])
  return JSON.stringify({ requestId, accessToken: token })
}

const keepPositionSql = `with ${claim}
  insert into positions (job_id, fixed_at, received_at, lat, lng, accuracy_m)
  select j.id, $5, $6, $7, $8, $9
  from claim, jobs j
  where j.id = $3 and j.phase = 'en_route' and j.provider_id = ${providerOfSql('$4')}
  on conflict do nothing returning '{"wanted":true,"everySeconds":15}' as json`

export interface FixForm {
  lat: number
  lng: number
  accuracyM: number
  fixedAt: string
}

/** Nothing but the row: no doubt, no limit, no estimate. */
export function keepPosition(
  pool: pg.Pool,
  by: { userId: string; key: string },
  jobId: string,
  { lat, lng, accuracyM, fixedAt }: FixForm,
): Promise<string> {
  const answer = Buffer.from('{}')
  const values = [
    hashed(by.key),
    answer,
    jobId,
    by.userId,
    fixedAt,
    new Date(),
    lat,
    lng,
    accuracyM,
  ]
  return one(pool, 'keep-position', keepPositionSql, values)
}

async function one(pool: pg.Pool, name: string, text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({ name, text, values })
  const [row] = rows
  if (!row) throw new Error(`${name} was refused`)
  return row.json
}

const hashed = (text: string) => createHash('sha256').update(text).digest()
