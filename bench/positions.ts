import { join } from 'node:path'
import type pg from 'pg'
import { jsonHeaders } from './asking.ts'
import { type Served, serve } from './child.ts'
import { type Contestant, contest } from './contest.ts'
import type { Request } from './load.ts'
import { makeTrips, secondsApart, sentBefore, type Truck, whereAt } from './make-trips.ts'
import { type Result, resultOf } from './results.ts'
import { clearTargets } from './targets.ts'

interface Setting {
  world: string
  pool: pg.Pool
  seconds: number
  rounds: number
  postmaster: number
  /** The folder of another checkout whose product is measured in the same rounds. */
  beside: string | null | undefined
}

/** So many that each sends less often than a truck may. */
const trucks = 20_000

/** Trucks on the way that send where they are, one position a call; against the same row by one bare insert. */
export async function measurePositions({ world, pool, beside, ...size }: Setting): Promise<Result> {
  const servers: Record<string, Served> = {
    product: await serve('serve-app.ts', world),
    floor: await serve('serve-write-floor.ts', world),
    ...(beside && { beside: await serve(join(beside, 'bench/serve-app.ts'), world) }),
  }
  const contestants: Record<string, Contestant> = {}
  for (const [name, served] of Object.entries(servers)) {
    const next = sending(await makeTrips(pool, `trips-${name}`, trucks))
    contestants[name] = { served, next }
  }
  try {
    return resultOf(await contest(contestants, size))
  } finally {
    for (const served of Object.values(servers)) await served.stop()
    await clearTargets(pool)
  }
}

function sending(all: readonly Truck[]): () => Request {
  const setOut = Date.now() - 60 * 60_000
  let at = 0
  return () => {
    const truck = all[at % all.length]
    if (!truck) throw new Error('nobody drives')
    const nth = sentBefore + 1 + Math.floor(at++ / all.length)
    const fixedAt = new Date(setOut + nth * secondsApart * 1000).toISOString()
    return {
      method: 'POST',
      path: `/api/jobs/${truck.jobId}/positions`,
      headers: { ...jsonHeaders(), cookie: `roadcall_session=bench-session-${truck.shop}` },
      body: JSON.stringify({ fixes: [{ ...whereAt(nth), accuracyM: 12, fixedAt }] }),
    }
  }
}
