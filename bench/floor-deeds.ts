import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { namesIn } from '../server/asking/request-names.ts'
import { ownBidSql } from '../server/views/list-bids.ts'

/** The statements of three deeds, in the order in which the product sends them, each prepared, in one transaction. */
type Run = (name: string, text: string, values: unknown[]) => Promise<pg.QueryResult>

async function transaction<T>(pool: pg.Pool, story: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const value = await once((name, text, values) => client.query({ name, text, values }), story)
    await client.query('commit')
    return value
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** A deed that carries an Idempotency-Key claims it first and keeps its answer under it. */
async function once<T>(run: Run, story: (run: Run) => Promise<T>): Promise<T> {
  const key = createHash('sha256').update(randomBytes(16)).digest()
  await run(
    'claim',
    'insert into idempotent_answers (key_hash, fingerprint) values ($1, $2) on conflict (key_hash) do nothing',
    [key, key],
  )
  const value = await story(run)
  await run('keep', 'update idempotent_answers set answer = $1 where key_hash = $2', [
    Buffer.from(JSON.stringify(value ?? null)),
    key,
  ])
  return value
}

/** The product's processes listen to what is recorded here: they read whom it reaches. */
const reachOf = ({ lat, lng }: { lat: number; lng: number }) => ({
  trades: ['tire'],
  urgency: 'urgent',
  lat,
  lng,
  state: 'TX',
  ownerUserIds: [],
})

const record = (run: Run, name: string, requestId: string, payload: unknown) =>
  run(
    'record',
    'insert into events (name, at, request_id, payload) values ($1, $2, $3, $4) returning id',
    [name, new Date(), requestId, JSON.stringify(payload)],
  )

export async function postBid(
  pool: pg.Pool,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<string> {
  const bidId = await transaction(pool, async (run) => {
    await run('hold-request', 'select * from requests where id = $1 for share', [requestId])
    const { rows } = await run(
      'hold-provider',
      'select * from providers where owner_user_id = $1 for share',
      [userId],
    )
    const bid = await run(
      'insert-bid',
      `insert into bids (request_id, provider_id, price_cents, eta_minutes, distance_miles, expires_at)
       values ($1, $2, 18500, 45, 12, now() + interval '30 minutes') returning id`,
      [requestId, rows[0].id],
    )
    await record(run, 'bid_submitted', requestId, null)
    return bid.rows[0].id
  })
  const { rows } = await pool.query({
    name: 'own-bid',
    text: ownBidSql,
    values: [userId, bidId, namesIn('en-US'), true],
  })
  return rows[0].json
}

export async function accept(
  pool: pg.Pool,
  { token, bidId }: { token: string; bidId: string },
): Promise<string> {
  const hash = createHash('sha256').update(token).digest()
  await pool.query({
    name: 'token',
    text: 'select * from request_tokens t join requests r on r.id = t.request_id where token_hash = $1',
    values: [hash],
  })
  const jobId = await transaction(pool, async (run) => {
    const known = await run('find-bid', 'select * from bids where id = $1', [bidId])
    const requestId = known.rows[0].request_id
    const request = await run('lock-request', 'select * from requests where id = $1 for update', [
      requestId,
    ])
    const bid = await run('lock-bid', 'select * from bids where id = $1 for update', [bidId])
    const providerId = bid.rows[0].provider_id
    await run('hold', 'select * from providers where id = $1 for share', [providerId])
    await run(
      'accept-bid',
      `update bids set status = 'accepted', updated_at = now() where id = $1`,
      [bidId],
    )
    const lost = await run(
      'reject-others',
      `update bids set status = 'rejected', status_reason = 'other_bid_accepted', updated_at = now()
       where request_id = $1 and status = 'pending' and id <> $2 returning id, provider_id`,
      [requestId, bidId],
    )
    await run('progress', `update requests set status = 'in_progress' where id = $1`, [requestId])
    const job = await run(
      'insert-job',
      `insert into jobs (request_id, bid_id, provider_id, price_cents) values ($1, $2, $3, 18500) returning id`,
      [requestId, bidId, providerId],
    )
    const row = request.rows[0]
    await record(run, 'bid_accepted', requestId, {
      ...row,
      reach: reachOf(row),
      losers: lost.rows.map((row) => row.provider_id),
    })
    return job.rows[0].id
  })
  return JSON.stringify({ jobId })
}

export async function postRequest(
  pool: pg.Pool,
  form: {
    fullName: string
    location: string
    lat: number
    lng: number
    problemDescription: string
  },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const requestId = await transaction(pool, async (run) => {
    const { rows } = await run(
      'insert-request',
      `insert into requests (service_type, trades, urgency, title, details, board_details, preferred_time,
         location_text, lat, lng, state, area, rough_lat, rough_lng, customer_name, customer_phone,
         customer_email, expires_at, alerted_count)
       values ('roadside_tire', array['tire'], 'urgent', 'Roadside tire change', $1, $1, 'asap', $2, $3, $4,
         'TX', 'near Benchville, TX', $3, $4, $5, '(512) 555-0100', 'bench@example.com',
         now() + interval '2 hours', (
           select count(*) from providers p
           where p.cover @> box(point($4::float8, $3::float8), point($4::float8, $3::float8))
             and miles_between(p.lat, p.lng, $3::float8, $4::float8) <= p.radius_miles
             and p.status = 'active' and p.trades && array['tire'] and is_available(p, 'urgent', now())))
       returning id`,
      [
        JSON.stringify({ problemDescription: form.problemDescription }),
        form.location,
        form.lat,
        form.lng,
        form.fullName,
      ],
    )
    await run(
      'insert-token',
      'insert into request_tokens (token_hash, request_id) values ($1, $2)',
      [createHash('sha256').update(token).digest(), rows[0].id],
    )
    await record(run, 'request_opened', rows[0].id, { reach: reachOf(form), card: form })
    return rows[0].id
  })
  return JSON.stringify({ requestId, accessToken: token })
}
