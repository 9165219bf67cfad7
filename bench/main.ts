import { resolve } from 'node:path'
import pg from 'pg'
import { columnTypes } from '../server/platform/db/column-types.ts'
import { startEmbedded } from '../server/postgres/embedded.ts'
import { setApart } from './apart.ts'
import { asking } from './asking.ts'
import { serve, stopAll } from './child.ts'
import { cpuOf } from './cpu.ts'
import { fanOut } from './fan-out.ts'
import { measureFollowers } from './followers.ts'
import { measureGrowth, type Past, pasts } from './growth.ts'
import { type ListTimes, measureLists } from './lists.ts'
import { pair, type Request, rate } from './load.ts'
import { besideLogins, overload } from './overload.ts'
import { measurePositions } from './positions.ts'
import { readsInTurn } from './reads.ts'
import { type Result, readResults, say as sayResult, writeResults } from './results.ts'
import { storm } from './storm.ts'
import { clearTargets } from './targets.ts'
import {
  openDesks,
  openPast,
  openRequestsOf,
  openWorld,
  providersOf,
  run,
  worldMetros,
} from './world.ts'
import { measureAcceptWithCards, measureWrite } from './writes.ts'

/**
 * `npm run bench`: what the hot paths cost, as ratios against their floors measured in the same run. Absolute times
 * say little on a shared machine. `--json` prints one object {name: {rate, floor, ratio, …}}; `--out FOLDER` writes it as
 * results.json with a page of it, `--against FILE` says beside each measure what it was in such a file, and `--beside FOLDER`
 * measures the hot reads and writes of another checkout in the same rounds. `--streams N`, `--seconds S`, `--rounds R` change the
 * size of a run; words choose measures by name.
 */
const args = process.argv.slice(2)
const numberOf = (flag: string, otherwise: number) =>
  args.includes(flag) ? Number(args[args.indexOf(flag) + 1]) : otherwise
const seconds = numberOf('--seconds', 2)
const rounds = numberOf('--rounds', 5)
const streams = numberOf('--streams', 10_000)
const json = args.includes('--json')
const wordOf = (flag: string) =>
  args.includes(flag) ? resolve(args[args.indexOf(flag) + 1] ?? '') : null
const [out, against, beside] = ['--out', '--against', '--beside'].map(wordOf)
const before = against ? readResults(against) : {}
const chosen = args.filter((word, at) => /^[a-z_]+$/.test(word) && !args[at - 1]?.startsWith('--'))
const isChosen = (name: string) =>
  chosen.length === 0 || chosen.some((word) => name.startsWith(word))

const say = (text: string) => {
  if (!json) console.log(text)
}
const log = { info() {}, warn: console.warn, error: console.error }
const results: Record<string, Result> = {}
function report(name: string, result: Result) {
  results[name] = result
  say(sayResult(name, result, before[name]))
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

  await measureReadsOf(world, tenth, pool)
  await measureWritesOf(world, pool)
  if (isChosen('positions')) {
    const postmaster = await postmasterOf(pool)
    report(
      'positions',
      await measurePositions({ world, pool, seconds, rounds, postmaster, beside }),
    )
  }
  if (isChosen('followers')) {
    const { memory, heard } = await measureFollowers(world, pool, streams)
    report('followers_memory', memory)
    report('followers_ms', heard)
  }
  if (isChosen('overload')) await measureOverload(world, pool)
  await pool.end()
  if (isChosen('lists')) await measureDesks()
  if (isChosen('fan_out')) await measureFanOut()
  if (isChosen('growth')) await measureYears()
  if (isChosen('storm')) {
    const found = await storm(await marketOfOnePlace(), streams)
    for (const [name, result] of Object.entries(found)) report(name, result)
  }
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  stopAll()
  await embedded.stop()
}
if (json) console.log(JSON.stringify(results))
if (out) writeResults(out, results, before)

async function measureReadsOf(world: string, tenth: string, pool: pg.Pool) {
  const providers = providersOf(worldMetros)
  const requests = openRequestsOf(worldMetros)
  // A thousand people with an open screen each.
  const users = await idsOf(world, 'user', providers, 1000)
  const asked = await idsOf(world, 'request', requests, 1000, 100)
  const board = boardsOf(users)
  const bids = bidsOf(asked)
  const all = {
    board: { product: board, floor: turns(users, ({ id }) => get(`/board?user=${id}`)) },
    bids_page: { product: bids, floor: turns(asked, ({ id }) => get(`/bids?request=${id}`)) },
  }
  const setting = { world, seconds, rounds, beside, postmaster: await postmasterOf(pool) }
  for (const [prefix, remembers] of [
    ['', false],
    ['unchanged_', true],
  ] as const) {
    const wanted = Object.entries(all).filter(([name]) => isChosen(prefix + name))
    if (wanted.length === 0) continue
    const found = await readsInTurn(Object.fromEntries(wanted), remembers, setting)
    for (const [name, result] of Object.entries(found)) report(prefix + name, result)
  }
  if (isChosen('scale')) {
    const app = await serve('serve-app.ts', world, { BENCH_REMEMBERS: 'no' })
    const small = await serve('serve-app.ts', tenth, { BENCH_REMEMBERS: 'no' })
    const smallBoard = boardsOf(await idsOf(tenth, 'user', providers / 10, 1000))
    const smallBids = bidsOf(await idsOf(tenth, 'request', requests / 10, 200, 100))
    const on = (server: { address: string }, next: () => Request) => () =>
      rate(server.address, seconds, next)
    // Here the ratio is how much less a read costs in a world of a tenth: below 1.5 is the aim.
    const cost = async (large: () => Request, little: () => Request) => {
      const { rate: l, floor: s } = await pair(rounds, on(app, large), on(small, little))
      return { rate: l, floor: s, ratio: s / l, unit: 'per second (a tenth)' }
    }
    report('scale_board', await cost(board, smallBoard))
    report('scale_bids_page', await cost(bids, smallBids))
    await small.stop()
    await app.stop()
  }
}

function get(path: string, headers: Record<string, string> = {}): Request {
  return { method: 'GET', path, headers }
}

function boardsOf(users: readonly { index: number }[]): () => Request {
  return turns(users, ({ index }) =>
    get('/api/service-requests/available', { cookie: `roadcall_session=bench-session-${index}` }),
  )
}

function bidsOf(asked: readonly { id: string; index: number }[]): () => Request {
  return turns(asked, ({ id, index }) =>
    get(`/api/service-requests/${id}/bids/public`, { 'x-access-token': `bench-token-${index}` }),
  )
}

async function postmasterOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return cpuOf(rows[0]?.pid ?? 0)?.parent ?? 0
}

async function measureWritesOf(world: string, pool: pg.Pool) {
  const names = ['post_request', 'post_bid', 'accept'] as const
  const wanted = names.filter(isChosen)
  const withCards = isChosen('accept_with_cards')
  if (wanted.length === 0 && !withCards) return
  const users = await idsOf(world, 'user', providersOf(worldMetros), 1000)
  const postmaster = await postmasterOf(pool)
  const setting = { world, pool, users, seconds, rounds, postmaster, beside }
  for (const name of wanted) {
    report(name, await measureWrite(name, setting))
  }
  if (withCards) report('accept_with_cards', await measureAcceptWithCards(setting))
}

/** What is left of what the server can do when five times that is asked of it, of reads and of deeds. */
async function measureOverload(world: string, pool: pg.Pool) {
  const app = await serve('serve-app.ts', world, {
    BENCH_REMEMBERS: 'no',
    BENCH_TURNS_AWAY: 'yes',
    TRUST_PROXY: '1',
  })
  const users = await idsOf(world, 'user', providersOf(worldMetros), 1000)
  const read = boardsOf(users)
  const together = setApart([app.pid, await postmasterOf(pool)])
  say(
    together ? 'The client has a processor of its own.' : 'Server and client share the processors.',
  )
  let at = 0
  for (const [name, next] of [
    ['reads', read],
    ['deeds', () => asking(at++)],
  ] as const) {
    const { capacity, goodput, taken, turnedAway } = await overload(app.address, next, 2 * seconds)
    const ms = (p99: number, most: number, count: number) => ({
      rate: p99,
      floor: most,
      ratio: p99 / most,
      unit: `ms, p99 of ${count}`,
    })
    report(`overload_${name}`, { rate: goodput, floor: capacity, ratio: goodput / capacity })
    report(`${name}_taken`, ms(taken.p99, 500, taken.count))
    report(`${name}_turned_away`, ms(turnedAway.p99, 50, turnedAway.count))
  }
  const { alone, beside: busy } = await besideLogins(app.address, read, 2 * seconds)
  report('reads_by_logins', {
    rate: busy,
    floor: alone,
    ratio: busy / alone,
    unit: 'ms, p99',
  })
  together?.()
  await app.stop()
  await clearTargets(pool)
}

/** Every list of desks that have years behind them, the slowest first, beside the same desks with a tenth of it. */
async function measureDesks() {
  const of = async (metros: number) =>
    measureLists(await openDesks(embedded.superuserUrl, embedded.url, metros, log))
  const tenth = new Map((await of(worldMetros / 10)).map((list) => [nameOf(list), list]))
  const found = (await of(worldMetros)).sort((a, b) => b.after - a.after)
  for (const list of found) {
    const small = tenth.get(nameOf(list))?.after ?? list.after
    const unit = `ms (a tenth); at first ${list.first.toFixed(0)} ms, ${list.bytes} bytes`
    report(`lists ${nameOf(list)}`, {
      rate: list.after,
      floor: small,
      ratio: list.after / small,
      unit,
    })
  }
}

/** A market of one place with ever more behind it. */
async function measureYears() {
  const metros = 1
  const worlds: Past[] = []
  for (const jobs of pasts)
    worlds.push({
      jobs,
      url: await openPast(embedded.superuserUrl, embedded.url, { metros, jobs }, log),
    })
  const [{ url }] = worlds as [Past]
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const postmaster = await postmasterOf(pool)
  await pool.end()
  const users = await idsOf(url, 'user', providersOf(metros), providersOf(metros))
  const asked = await idsOf(url, 'request', openRequestsOf(metros), openRequestsOf(metros), 100)
  const own = (path: string) =>
    turns(users, ({ index }) => get(path, { cookie: `roadcall_session=bench-session-${index}` }))
  const reads = {
    board: boardsOf(users),
    bids_page: bidsOf(asked),
    own_bids: own('/api/bids/my-bids'),
    own_jobs: own('/api/jobs'),
    notices: own('/api/notifications'),
  }
  const setting = { pasts: worlds, users, reads, seconds, rounds, postmaster }
  for (const [name, result] of Object.entries(await measureGrowth(setting))) report(name, result)
}

function nameOf({ path, desk }: ListTimes): string {
  return `${path} (${desk})`
}

/** A market of one place: N providers, all of whom the new request reaches, and who see the same thousand that are open. */
async function marketOfOnePlace(): Promise<string> {
  const metros = Math.ceil(streams / 400)
  const url = await openWorld(embedded.superuserUrl, embedded.url, metros, log)
  await run(url, [
    `update providers set lat = 30.27, lng = -97.74, radius_miles = 150, trades = array['tire'],
       cover = box(point(-101, 27), point(-94, 33))`,
    `update requests set lat = 30.3, lng = -97.7, rough_lat = 30.3, rough_lng = -97.7, trades = array['tire'],
       service_type = 'roadside_tire' where status = 'open'`,
  ])
  return url
}

async function measureFanOut() {
  const { ms, memory } = await fanOut(await marketOfOnePlace(), streams)
  report('fan_out_ms', { rate: ms.product, floor: ms.floor, ratio: ms.ratio, unit: 'ms' })
  const { product, floor, ratio } = memory
  report('fan_out_memory', { rate: product, floor, ratio, unit: 'bytes per stream' })
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
function turns<T>(items: readonly T[], of: (item: T) => Request): () => Request {
  let at = 0
  return () => {
    const item = items[at++ % items.length]
    if (item === undefined) throw new Error('nothing to ask for')
    return of(item)
  }
}
