import type pg from 'pg'
import { makeTargets } from './targets.ts'

/** A truck on the way, and which of the bench's shops drives it. */
export interface Truck {
  jobId: string
  shop: number
}

/** So many positions each truck has sent already. */
export const sentBefore = 20
export const secondsApart = 15

/** Where a truck is with its `nth` position: twenty miles off at the first, 33 mph, straight south. */
export const whereAt = (nth: number) => ({ lat: 30.3 - nth * 0.002, lng: -97.7 })

/**
 * `count` trucks that set out an hour ago, five minutes of positions behind each; gone again by `clearTargets`. A phone
 * sends each 15 seconds and the estimate is made each minute, so one of four is due for one.
 */
export async function makeTrips(pool: pg.Pool, name: string, count: number): Promise<Truck[]> {
  await makeTargets(pool, name, count)
  await pool.query(
    `update requests set status = 'in_progress', lat = 30, lng = -97.7
     where id in (select bench_id($1, i) from generate_series(1, $2::int) i)`,
    [name, count],
  )
  await pool.query(
    `insert into jobs (id, request_id, bid_id, provider_id, phase, price_cents, promised_at, assigned_at, en_route_at)
     select bench_id($1 || '-job', i), bench_id($1, i), bench_id($1 || '-bid', i),
       bench_id('provider', 1 + 20 * (i % 990)), 'en_route', 18500, now() + interval '2 hours',
       now() - interval '1 hour', now() - interval '1 hour'
     from generate_series(1, $2::int) i`,
    [name, count],
  )
  const jobs = `from generate_series(1, $2::int) i join jobs on jobs.id = bench_id($1 || '-job', i)`
  await pool.query(
    `insert into trips (job_id, since, taken, called_at, estimated_at)
     select jobs.id, en_route_at, ${sentBefore}, en_route_at, case when i % 4 = 0 then null else now() + interval '1 hour' end
     ${jobs}`,
    [name, count],
  )
  await pool.query(
    `insert into positions (job_id, fixed_at, received_at, lat, lng, accuracy_m)
     select jobs.id, en_route_at + nth * interval '${secondsApart} seconds',
       en_route_at + nth * interval '${secondsApart} seconds', 30.3 - nth * 0.002, -97.7, 12
     ${jobs} cross join generate_series(1, ${sentBefore}) nth`,
    [name, count],
  )
  await pool.query('vacuum analyze positions, trips, jobs, requests, bids')
  const { rows } = await pool.query(
    `select bench_id($1 || '-job', i) as "jobId", 1 + 20 * (i % 990) as shop from generate_series(1, $2::int) i`,
    [name, count],
  )
  return rows
}
