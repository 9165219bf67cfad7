import type { Socket } from 'node:net'
import type pg from 'pg'
import { hashToken } from '../server/platform/secrets/tokens.ts'
import { jsonHeaders } from './asking.ts'
import { type Served, serve } from './child.ts'
import { type Request, rate } from './load.ts'
import { makeTrips, secondsApart, sentBefore, type Truck, whereAt } from './make-trips.ts'
import type { Result } from './results.ts'
import { openAll } from './streams.ts'
import { clearTargets } from './targets.ts'

const links = 10
const tokenOf = (index: number) => `f.bench-follower-${index % links}`

/** What the first streams, reads and positions load once (code, connections) belongs to no stream. */
const warm = 200
/** Positions that come while everybody follows; pages read for so long after each, longer than a truck has to wait. */
const positions = 3
const readSeconds = 6

const liveBy = (header: string) => `GET /api/live HTTP/1.1\r\nhost: bench\r\n${header}\r\n\r\n`
const asIdle = (index: number) => liveBy(`cookie: roadcall_session=bench-session-${index + 1}`)
const asFollower = (index: number) => liveBy(`x-access-token: ${tokenOf(index)}`)

/**
 * Resident memory per stream where N of them follow one trip, at most: while nothing happens, after positions have come that
 * pages have read, and after a step of which all have heard. Against as many idle streams, each of another account.
 */
export async function measureFollowers(
  world: string,
  pool: pg.Pool,
  streams: number,
): Promise<Record<'memory' | 'heard', Result>> {
  const [truck] = await makeTrips(pool, 'trips-followers', 4)
  if (!truck) throw new Error('nobody drives')
  await makeLinks(pool, truck)
  try {
    const idle = await idleBytes(await serve('serve-app.ts', world), truck, streams)
    const { bytes, ms } = await followedBytes(await serve('serve-app.ts', world), truck, streams)
    const most = Math.max(...bytes)
    return {
      memory: { rate: most, floor: idle, ratio: most / idle, unit: 'bytes per stream (idle)' },
      heard: { ...ms, ratio: ms.rate / ms.floor, unit: 'ms to the last of all (to the answer)' },
    }
  } finally {
    await clearTargets(pool)
  }
}

async function makeLinks(pool: pg.Pool, { jobId }: Truck) {
  const hashes = Array.from({ length: links }, (_, index) => hashToken(tokenOf(index)))
  await pool.query(
    `insert into follow_links (request_id, name, token_hash, sealed_token, made_at, ends_at)
     select jobs.request_id, 'Follower ' || link.nth, link.hash, '', now(), now() + interval '1 day'
     from jobs, unnest($2::bytea[]) with ordinality link(hash, nth) where jobs.id = $1`,
    [jobId, hashes],
  )
}

async function idleBytes(server: Served, truck: Truck, streams: number): Promise<number> {
  const before = await warmedUp(server, truck)
  const sockets = await openAll(server.address, streams, asIdle)
  const bytes = ((await server.memory()) - before) / streams
  await endAll(server, sockets)
  return bytes
}

async function followedBytes(server: Served, truck: Truck, streams: number) {
  const before = await warmedUp(server, truck)
  const sockets = await openAll(server.address, streams, asFollower)
  const bytes: number[] = []
  const weigh = async () => bytes.push(((await server.memory()) - before) / streams)
  await weigh()
  for (let nth = 0; nth < positions; nth++) {
    await ask(server, positionOf(truck))
    await rate(server.address, readSeconds, reads())
  }
  await weigh()
  const heard = Promise.all(sockets.map(toldAgain))
  const begun = performance.now()
  await ask(server, arrivalOf(truck))
  const answered = performance.now() - begun
  await heard
  const ms = { rate: performance.now() - begun, floor: answered }
  await weigh()
  await endAll(server, sockets)
  return { bytes, ms }
}

/** Some of everything, and then what the process holds. */
async function warmedUp(server: Served, truck: Truck): Promise<number> {
  const first = [asIdle, asFollower].map((open) => openAll(server.address, warm, open))
  await ask(server, positionOf(truck))
  await rate(server.address, readSeconds, reads())
  for (const socket of (await Promise.all(first)).flat()) socket.destroy()
  return server.memory()
}

async function endAll(server: Served, sockets: readonly Socket[]) {
  for (const socket of sockets) socket.destroy()
  await server.stop()
}

/** So many positions of the trips have come before, and so many the server before this one was sent. */
let sent = sentBefore

function positionOf({ jobId, shop }: Truck): Request {
  sent++
  const fixedAt = new Date(Date.now() - 60 * 60_000 + sent * secondsApart * 1000).toISOString()
  return {
    method: 'POST',
    path: `/api/jobs/${jobId}/positions`,
    headers: asShop(shop),
    body: JSON.stringify({ fixes: [{ ...whereAt(sent), accuracyM: 12, fixedAt }] }),
  }
}

const arrivalOf = ({ jobId, shop }: Truck): Request => ({
  method: 'POST',
  path: `/api/jobs/${jobId}/steps`,
  headers: asShop(shop),
  body: JSON.stringify({ step: 'arrive' }),
})

const asShop = (shop: number) => ({
  ...jsonHeaders(),
  cookie: `roadcall_session=bench-session-${shop}`,
})

/** As the pages of those who follow ask, one after the other. */
function reads(): () => Request {
  let at = 0
  return () => ({
    method: 'GET',
    path: '/api/follow',
    headers: { 'x-access-token': tokenOf(at++) },
  })
}

async function ask({ address }: Served, { path, ...call }: Request): Promise<void> {
  const answer = await fetch(address + path, call)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

/** Resolves when the stream says that something has changed. */
function toldAgain(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const hear = (data: string) => {
      if (!data.includes('read_again')) return
      socket.off('data', hear)
      socket.resume()
      resolve()
    }
    socket.on('data', hear)
  })
}
