import { resolve } from 'node:path'
import pg from 'pg'
import { columnTypes } from '../server/platform/db/column-types.ts'
import { startEmbedded } from '../server/postgres/embedded.ts'
import { serve, stopAll } from './child.ts'
import { fanOut } from './fan-out.ts'
import { pair, type Request, type Result, rate } from './load.ts'
import { clearTargets, makeTargets, type Target } from './targets.ts'
import { openRequestsOf, openWorld, providersOf, run, worldMetros } from './world.ts'

/**
 * `npm run bench`: what the hot paths cost, as ratios against their floors measured in the same run. Absolute times
 * say little on a shared machine. `--json` prints one object {name: {rate, floor, ratio}}; `--streams N`,
 * `--seconds S`, `--rounds R` change the size of a run; words choose measures by name.
 */
const args = process.argv.slice(2)
const numberOf = (flag: string, otherwise: number) =>
  args.includes(flag) ? Number(args[args.indexOf(flag) + 1]) : otherwise
const seconds = numberOf('--seconds', 2)
const rounds = numberOf('--rounds', 5)
const streams = numberOf('--streams', 10_000)
const json = args.includes('--json')
const chosen = args.filter((word) => /^[a-z_]+$/.test(word))
const isChosen = (name: string) =>
  chosen.length === 0 || chosen.some((word) => name.startsWith(word))

const say = (text: string) => {
  if (!json) console.log(text)
}
const log = { info() {}, warn: console.warn, error: console.error }
const results: Record<string, Result> = {}
function report(name: string, result: Result, unit = 'per second') {
  results[name] = result
  const round = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))
  say(
    `${name.padEnd(18)} ${String(round(result.rate)).padStart(9)}  floor ${String(round(result.floor)).padStart(9)} ${unit}   ratio ${result.ratio.toFixed(2)}`,
  )
}

const embedded = await startEmbedded({
  dataDir: resolve(import.meta.dirname, '../.cache/bench'),
  log,
})
try {
  say('The world (kept between runs) …')
  const open = (metros: number) => openWorld(embedded.superuserUrl, embedded.url, metros, log)
  const world = await open(worldMetros)
  const tenth = await open(worldMetros / 10)
  const pool = new pg.Pool({ connectionString: world, max: 2, types: columnTypes() })
  // Idle connections end with the database.
  pool.on('error', () => {})
  await clearTargets(pool)

  await measureReads(world, tenth)
  await measureWrites(world, pool)
  await pool.end()
  if (isChosen('fan_out')) await measureFanOut()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  stopAll()
  await embedded.stop()
}
if (json) console.log(JSON.stringify(results))

async function measureReads(world: string, tenth: string) {
  const providers = providersOf(worldMetros)
  const requests = openRequestsOf(worldMetros)
  // A thousand people with an open screen each: sessions are known, nothing is remembered of what they read.
  const [app, floor] = [
    await serve('serve-app.ts', world, { BENCH_REMEMBERS: 'no' }),
    await serve('serve-floor.ts', world),
  ]
  const users = await idsOf(world, 'user', providers, 1000)
  const board = turns(users, ({ index }) => ({
    method: 'GET',
    path: '/api/service-requests/available',
    headers: { cookie: `roadcall_session=bench-session-${index}` },
  }))
  const boardFloor = turns(users, ({ id }) => ({ method: 'GET', path: `/board?user=${id}` }))
  const asked = await idsOf(world, 'request', requests, 1000, 100)
  const bids = turns(asked, ({ id, index }) => ({
    method: 'GET',
    path: `/api/service-requests/${id}/bids/public`,
    headers: { 'x-access-token': `bench-token-${index}` },
  }))
  const bidsFloor = turns(asked, ({ id }) => ({ method: 'GET', path: `/bids?request=${id}` }))
  const on = (server: { address: string }, next: () => Request) => () =>
    rate(server.address, seconds, next)

  if (isChosen('board')) report('board', await pair(rounds, on(app, board), on(floor, boardFloor)))
  if (isChosen('bids_page'))
    report('bids_page', await pair(rounds, on(app, bids), on(floor, bidsFloor)))
  if (isChosen('scale')) {
    const small = await serve('serve-app.ts', tenth, { BENCH_REMEMBERS: 'no' })
    const fewUsers = await idsOf(tenth, 'user', providers / 10, 1000)
    const fewAsked = await idsOf(tenth, 'request', requests / 10, 200, 100)
    const smallBoard = turns(fewUsers, ({ index }) => ({
      ...board(),
      headers: { cookie: `roadcall_session=bench-session-${index}` },
    }))
    const smallBids = turns(fewAsked, ({ id, index }) => ({
      method: 'GET',
      path: `/api/service-requests/${id}/bids/public`,
      headers: { 'x-access-token': `bench-token-${index}` },
    }))
    // Here the ratio is how much less a read costs in a world of a tenth: below 1.5 is the aim.
    const cost = async (large: () => Request, little: () => Request) => {
      const { rate: l, floor: s } = await pair(rounds, on(app, large), on(small, little))
      return { rate: l, floor: s, ratio: s / l }
    }
    report('scale_board', await cost(board, smallBoard), '(a tenth)')
    report('scale_bids_page', await cost(bids, smallBids), '(a tenth)')
    await small.stop()
  }
  await app.stop()
  if (isChosen('unchanged')) {
    const remembering = await serve('serve-app.ts', world)
    report('unchanged_board', await pair(rounds, on(remembering, board), on(floor, boardFloor)))
    report('unchanged_bids', await pair(rounds, on(remembering, bids), on(floor, bidsFloor)))
    await remembering.stop()
  }
  await floor.stop()
}

async function measureWrites(world: string, pool: pg.Pool) {
  if (!['post_bid', 'post_request', 'accept'].some(isChosen)) return
  const [app, floor] = [await serve('serve-app.ts', world), await serve('serve-floor.ts', world)]
  const users = await idsOf(world, 'user', providersOf(worldMetros), 1000)
  const perRound = Math.ceil(seconds * 3000)
  const supply = async (name: string): Promise<() => Target> => {
    const targets = await makeTargets(pool, name, perRound * (rounds + 1))
    let at = 0
    return () => {
      const target = targets[at++]
      if (!target) throw new Error('the machine is faster than the bench has prepared for')
      return target
    }
  }
  const jsonHeaders = () => ({
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  })
  const userAt = (at: number) => users[at % users.length] ?? { id: '', index: 0 }

  if (isChosen('post_request')) {
    const form = {
      fullName: 'Bench Asker',
      phone: '(512) 555-0100',
      email: 'bench-asker@example.com',
      location: 'Bench Street, Austin, TX',
      serviceType: 'roadside_tire',
      preferredServiceTime: 'asap',
      problemDescription: 'Blown steer tire on the shoulder.',
    }
    let at = 0
    const body = () => JSON.stringify({ ...form, lat: 30 + (at++ % 1000) / 1000, lng: -97.7 })
    report(
      'post_request',
      await pair(
        rounds,
        () =>
          rate(app.address, seconds, () => ({
            method: 'POST',
            path: '/api/service-requests/individual',
            headers: jsonHeaders(),
            body: body(),
          })),
        () =>
          rate(floor.address, seconds, () => ({
            method: 'POST',
            path: '/post-request',
            body: body(),
          })),
      ),
    )
    await clearTargets(pool)
  }
  if (isChosen('post_bid')) {
    const [mine, theirs] = [await supply('bid-app'), await supply('bid-floor')]
    let at = 0
    report(
      'post_bid',
      await pair(
        rounds,
        () =>
          rate(app.address, seconds, () => ({
            method: 'POST',
            path: '/api/bids',
            headers: {
              ...jsonHeaders(),
              cookie: `roadcall_session=bench-session-${userAt(at++).index}`,
            },
            body: JSON.stringify({
              serviceRequestId: mine().requestId,
              price: '185.00',
              estimatedDuration: '45 minutes',
            }),
          })),
        () =>
          rate(floor.address, seconds, () => ({
            method: 'POST',
            path: '/post-bid',
            body: JSON.stringify({ userId: userAt(at++).id, requestId: theirs().requestId }),
          })),
      ),
    )
    await clearTargets(pool)
  }
  if (isChosen('accept')) {
    const [mine, theirs] = [await supply('accept-app'), await supply('accept-floor')]
    report(
      'accept',
      await pair(
        rounds,
        () =>
          rate(app.address, seconds, () => {
            const { bidId, token } = mine()
            return {
              method: 'POST',
              path: `/api/bids/${bidId}/accept/public`,
              headers: jsonHeaders(),
              body: JSON.stringify({ accessToken: token }),
            }
          }),
        () =>
          rate(floor.address, seconds, () => {
            const { bidId, token } = theirs()
            return { method: 'POST', path: '/accept', body: JSON.stringify({ bidId, token }) }
          }),
      ),
    )
    await clearTargets(pool)
  }
  await Promise.all([app.stop(), floor.stop()])
}

/** A market of one place: N providers, all of whom the new request reaches. */
async function measureFanOut() {
  const metros = Math.ceil(streams / 400)
  const url = await openWorld(embedded.superuserUrl, embedded.url, metros, log)
  await run(url, [
    `update providers set lat = 30.27, lng = -97.74, radius_miles = 150, trades = array['tire'],
       cover = box(point(-101, 27), point(-94, 33))`,
  ])
  const { ms, memory } = await fanOut(url, streams)
  report('fan_out_ms', { rate: ms.product, floor: ms.floor, ratio: ms.ratio }, 'ms')
  report(
    'fan_out_memory',
    { rate: memory.product, floor: memory.floor, ratio: memory.ratio },
    'bytes per stream',
  )
}

/** `count` ids of a kind, spread over the world; `step` where only every so-many-th row qualifies. */
async function idsOf(url: string, kind: string, total: number, count: number, step = 1) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const stride = Math.max(1, Math.floor(total / count))
  const { rows } = await client.query<{ id: string; index: number }>(
    `select bench_id($1, i * $4) as id, i as index from generate_series(1, $2::int, $3::int) i`,
    [kind, total, stride, step],
  )
  await client.end()
  return rows
}

/** One request after another, round and round. */
function turns<T>(items: T[], of: (item: T) => Request): () => Request {
  let at = 0
  return () => {
    const item = items[at++ % items.length]
    if (item === undefined) throw new Error('nothing to ask for')
    return of(item)
  }
}
