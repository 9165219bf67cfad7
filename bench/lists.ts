import { Client } from 'undici'
import type { Caller, Endpoint } from '#contract/endpoint.ts'
import { contractNames } from '../server/core/contract-names.ts'
import { serve } from './child.ts'
import { median } from './load.ts'

/** Whose desks have many rows, and their sessions; the shop is the first of the world's. */
const desks = {
  admin: { session: 'admin', calls: ['admin'] },
  fleet: { session: 'fleet', calls: ['business_customer', 'signed_in'] },
  customer: { session: 'customer', calls: ['signed_in'] },
  driver: { session: 'driver', calls: ['driver', 'signed_in'] },
  shop: { session: '1', calls: ['service_provider', 'signed_in'] },
  nobody: { session: 'none', calls: ['anyone'] },
} as const satisfies Record<string, { session: string; calls: readonly Caller[] }>
const times = 9

export interface ListTimes {
  path: string
  desk: string
  /** Milliseconds: what the process was asked first, and the median of those after it. */
  first: number
  after: number
  bytes: number
}

/**
 * Every list that needs no id, for everybody whom it is for, one call at a time: read anew from the database each time, in a
 * process that remembers nothing.
 */
export async function measureLists(world: string): Promise<ListTimes[]> {
  const app = await serve('serve-app.ts', world, { BENCH_REMEMBERS: 'no' })
  const client = new Client(app.address, { pipelining: 1 })
  const found: ListTimes[] = []
  const lists = await listsOfAll()
  for (const [desk, { session, calls }] of Object.entries(desks))
    for (const { path, caller } of lists) {
      if (!(calls as readonly Caller[]).includes(caller)) continue
      const timed = await timesOf(client, path, session)
      if (timed) found.push({ path, desk, ...timed })
    }
  await client.close()
  await app.stop()
  return found
}

async function listsOfAll(): Promise<Endpoint[]> {
  const { endpoints } = await contractNames()
  return [...endpoints.keys()].filter(
    ({ method, path, response }) =>
      method === 'GET' && !path.includes(':') && response !== 'event-stream',
  )
}

async function timesOf(client: Client, path: string, session: string) {
  const headers = { cookie: `roadcall_session=bench-session-${session}` }
  const taken: number[] = []
  let bytes = 0
  for (let time = 0; time <= times; time++) {
    const begun = performance.now()
    const answer = await client.request({ method: 'GET', path, headers })
    const body = await answer.body.arrayBuffer()
    taken.push(performance.now() - begun)
    if (answer.statusCode >= 500) throw new Error(`${path} answered ${answer.statusCode}`)
    // It needs more than a session.
    if (answer.statusCode !== 200) return null
    bytes = body.byteLength
  }
  const [first = 0, ...after] = taken
  return { first, after: median(after), bytes }
}
