import pg from 'pg'
import { columnTypes } from '../server/platform/db/column-types.ts'
import { serve } from './child.ts'
import { type Contestant, contest } from './contest.ts'
import type { Request } from './load.ts'
import type { Result } from './results.ts'
import { clearTargets, makeTargets } from './targets.ts'
import { nextOf, type Write } from './writes.ts'

/** Jobs that are over in each of the worlds: a small operator's first week, quarter, and some years. */
export const pasts = [2_000, 20_000, 200_000] as const

export interface Past {
  jobs: number
  url: string
}

interface Setting {
  pasts: readonly Past[]
  /** Who bids and reads, by the number of the session. */
  users: readonly { index: number }[]
  reads: Record<string, () => Request>
  seconds: number
  rounds: number
  postmaster: number
}

/**
 * What a hot call costs where a hundred times as much has happened: the same market of the day, the same call, asked in turn of
 * worlds with more and more behind them. The ratio is the processor's time of the largest to that of the smallest: 1 is no growth.
 */
export async function measureGrowth(setting: Setting): Promise<Record<string, Result>> {
  const found: Record<string, Result> = {}
  for (const [name, next] of Object.entries(setting.reads))
    found[`growth_${name}`] = await inTurn(setting, async () => next)
  for (const write of ['post_request', 'post_bid', 'accept'] as const)
    found[`growth_${write}`] = await inTurn(setting, (past) => writesOn(past, write, setting))
  return { ...found, ...(await storage(setting.pasts)) }
}

async function writesOn({ url }: Past, write: Write, { users, seconds, rounds }: Setting) {
  const count = write === 'post_request' ? 0 : Math.ceil(seconds * 2000) * (rounds + 1)
  return onPool(url, async (pool) => {
    await clearTargets(pool)
    // All of its providers bid in turn, so whoever has bid before is always as far from them.
    const of = { providers: users.length, stride: 1 }
    return nextOf(write, await makeTargets(pool, `growth-${write}`, count, of), users)
  })
}

async function inTurn(
  { pasts, seconds, rounds, postmaster }: Setting,
  callsOf: (past: Past) => Promise<() => Request>,
): Promise<Result> {
  const contestants: Record<string, Contestant> = {}
  for (const past of pasts)
    contestants[past.jobs] = {
      served: await serve('serve-app.ts', past.url, {
        BENCH_REMEMBERS: 'no',
        TRUST_PROXY: '1',
      }),
      next: await callsOf(past),
    }
  const standings = await contest(contestants, { seconds, rounds, postmaster })
  for (const { served } of Object.values(contestants)) await served.stop()
  for (const { url } of pasts) await onPool(url, clearTargets)
  const [least, , most] = pasts.map(({ jobs }) => standings[jobs])
  if (!least || !most) throw new Error('nobody was measured')
  const ms = ({ cpu }: typeof least) => cpu.server + cpu.database
  return {
    rate: ms(most),
    floor: ms(least),
    ratio: ms(most) / ms(least),
    unit: `ms of processor at ${pasts.map(({ jobs }) => jobs).join(', ')} jobs: ${pasts
      .map(({ jobs }) => ms(standings[jobs] ?? least).toFixed(2))
      .join(', ')}`,
  }
}

/** What a job leaves on the disk for good, table by table: the difference between the largest world and the smallest. */
async function storage(pasts: readonly Past[]): Promise<Record<string, Result>> {
  const [least, most] = [pasts[0], pasts.at(-1)]
  if (!least || !most) return {}
  const jobs = most.jobs - least.jobs
  const [small, large] = await Promise.all([least, most].map(({ url }) => onPool(url, sizes)))
  const tables = [...(large ?? [])].map(([table, { rows, keys }]) => {
    const before = small?.get(table) ?? { rows: 0, keys: 0 }
    return { table, rows: (rows - before.rows) / jobs, keys: (keys - before.keys) / jobs }
  })
  const each = tables.filter(({ rows, keys }) => rows + keys >= 1)
  return Object.fromEntries(
    each.map(({ table, rows, keys }) => [
      `storage ${table}`,
      { rate: rows, floor: keys, ratio: keys / rows, unit: 'bytes a job (of indexes)' },
    ]),
  )
}

async function sizes(pool: pg.Pool) {
  const { rows } = await pool.query<{ table: string; rows: string; keys: string }>(`
    select relname as table, pg_table_size(oid) as rows, pg_indexes_size(oid) as keys
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc`)
  return new Map(rows.map((row) => [row.table, { rows: Number(row.rows), keys: Number(row.keys) }]))
}

async function onPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 2, types: columnTypes() })
  pool.on('error', () => {})
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}
