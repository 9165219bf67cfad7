import { join } from 'node:path'
import { type Served, serve } from './child.ts'
import { contest } from './contest.ts'
import type { Request } from './load.ts'
import { type Result, resultOf } from './results.ts'

export type Read = 'board' | 'bids_page'

interface Setting {
  world: string
  seconds: number
  rounds: number
  postmaster: number
  /** The folder of another checkout whose product is measured in the same rounds. */
  beside: string | null | undefined
}

/** What a read asks of the product and of its floor. */
export interface Asked {
  product: () => Request
  floor: () => Request
}

/**
 * Reads of the product, of the floor and of another checkout, in turn. Sessions are known; `remembers` says whether answers
 * are, where nothing has changed.
 */
export async function readsInTurn(
  reads: Partial<Record<Read, Asked>>,
  remembers: boolean,
  { world, beside, ...size }: Setting,
): Promise<Partial<Record<Read, Result>>> {
  const env = { BENCH_REMEMBERS: remembers ? 'yes' : 'no' }
  const servers: Record<string, Served> = {
    product: await serve('serve-app.ts', world, env),
    floor: await serve('serve-floor.ts', world),
    ...(beside && { beside: await serve(join(beside, 'bench/serve-app.ts'), world, env) }),
  }
  const results: Partial<Record<Read, Result>> = {}
  for (const [name, asked] of Object.entries(reads) as [Read, Asked][]) {
    const contestants = Object.entries(servers).map(([who, served]) => {
      const next = who === 'floor' ? asked.floor : asked.product
      return [who, { served, next }] as const
    })
    results[name] = resultOf(await contest(Object.fromEntries(contestants), size))
  }
  for (const served of Object.values(servers)) await served.stop()
  return results
}
