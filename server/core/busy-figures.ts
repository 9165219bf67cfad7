import type pg from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Busy } from '../platform/http/turn-away.ts'

/** What tells an operator that there is more to do than this process can, or that people are not told what happens. */
export function busyFigures(registers: Registry[], pool: pg.Pool, busy: Busy | null): void {
  new Gauge({
    name: 'events_untold_seconds',
    help: 'Age of the oldest event of which nobody has been told; 0 when there is none.',
    registers,
    async collect() {
      try {
        const { rows } = await pool.query<{ seconds: number }>(
          `select coalesce(extract(epoch from now() - min(at)), 0)::float8 as seconds
           from events where not is_told`,
        )
        this.set(Math.max(0, rows[0]?.seconds ?? 0))
      } catch {
        // The database is away: the other figures are told all the same.
        this.reset()
      }
    },
  })
  const room = new Gauge({
    name: 'calls_at_once',
    help: 'Calls under way, and how many are taken at once at this moment.',
    labelNames: ['state'],
    registers,
    collect() {
      room.set({ state: 'under_way' }, busy?.inHand ?? 0)
      room.set({ state: 'taken' }, busy?.room ?? 0)
    },
  })
  const told = { deed: 0, read: 0, last: 0 }
  const turnedAway = new Counter({
    name: 'calls_turned_away_total',
    help: 'Calls answered with 503 because there was too much to do, by their turn.',
    labelNames: ['turn'],
    registers,
    collect() {
      for (const turn of ['deed', 'read', 'last'] as const) {
        const count = busy?.turnedAway[turn] ?? 0
        turnedAway.inc({ turn }, count - told[turn])
        told[turn] = count
      }
    },
  })
}
