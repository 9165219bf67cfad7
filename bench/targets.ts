import type pg from 'pg'
import { providersOf, worldMetros } from './world.ts'

/** Open requests with one bid and a link each, far from everybody, for measuring bids and acceptances. */
export interface Target {
  requestId: string
  bidId: string
  token: string
}

/**
 * Makes `count` of them under a name, gone again by `clearTargets`, in a world of so many providers. Each has a bid of the
 * provider `stride` after that of the one before: of nobody who is to bid on it next.
 */
export async function makeTargets(
  pool: pg.Pool,
  name: string,
  count: number,
  { providers = providersOf(worldMetros), stride = 20 } = {},
): Promise<Target[]> {
  await pool.query(
    `insert into requests (id, service_type, trades, urgency, title, preferred_time, location_text, lat, lng,
       area, rough_lat, rough_lng, customer_name, customer_phone, customer_email, expires_at)
     select bench_id($1, i), 'roadside_tire', array['tire'], 'urgent', 'Target', 'asap', 'Nowhere', 0, 0,
       'Nowhere', 0, 0, 'Bench', '(512) 555-0100', $1, now() + interval '1 day'
     from generate_series(1, $2::int) i`,
    [name, count],
  )
  await pool.query(
    `insert into bids (id, request_id, provider_id, price_cents, eta_minutes, expires_at)
     select bench_id($1 || '-bid', i), bench_id($1, i), bench_id('provider', 1 + (7 + $4::int * i) % $3::int), 18500, 45,
       now() + interval '1 day'
     from generate_series(1, $2::int) i`,
    [name, count, providers, stride],
  )
  await pool.query(
    `insert into request_tokens (token_hash, request_id)
     select sha256(($1 || '-' || i)::bytea), bench_id($1, i) from generate_series(1, $2::int) i`,
    [name, count],
  )
  const { rows } = await pool.query(
    `select bench_id($1, i) as "requestId", bench_id($1 || '-bid', i) as "bidId", $1 || '-' || i as token
     from generate_series(1, $2::int) i`,
    [name, count],
  )
  return rows
}

/** Takes away what the writes of a run have left, so that the next run finds the same world. */
export async function clearTargets(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create temp table gone as select id from requests
      where title = 'Target' or customer_email = 'bench-asker@example.com' or location_text = 'Bench Street, Austin, TX';
    -- What was agreed stands for ever, but for this.
    alter table job_agreements disable trigger job_agreements_stand;
    delete from job_agreements where job_id in (select id from jobs where request_id in (select id from gone));
    alter table job_agreements enable trigger job_agreements_stand;
    delete from positions where job_id in (select id from jobs where request_id in (select id from gone));
    delete from follow_links where request_id in (select id from gone);
    delete from trips where job_id in (select id from jobs where request_id in (select id from gone));
    delete from jobs where request_id in (select id from gone);
    delete from agreements where request_id in (select id from gone);
    delete from request_tokens where request_id in (select id from gone);
    delete from bids where request_id in (select id from gone);
    delete from events where request_id in (select id from gone);
    delete from requests where id in (select id from gone);
    delete from idempotent_answers;
    delete from message_counts;
    drop table gone`)
  await pool.query(
    'vacuum analyze requests, bids, jobs, job_agreements, agreements, events, request_tokens, idempotent_answers, message_counts',
  )
}
