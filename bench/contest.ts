import type { Served } from './child.ts'
import { cpuOf, cpuOfFamily } from './cpu.ts'
import { median, type Request, rate } from './load.ts'

/** Who is asked in turn with the others, and what. */
export interface Contestant {
  served: Served
  next: () => Request
}

/**
 * Answers before the first that count: each of a thousand screens has been answered once, and each connection of the pool has
 * planned what it runs (PostgreSQL plans a statement anew five times before it keeps a plan).
 */
const warmedUp = 1_500

/** The medians of the rounds. */
export interface Standing {
  /** Answers per second. */
  rate: number
  /** Milliseconds of the processor for one answer. */
  cpu: { server: number; database: number }
}

/**
 * Asks all of them in turn, A B C A B C …, after one round to warm up: compared are only those who were measured in the
 * same minute. The order changes from round to round, so that nobody always comes last.
 */
export async function contest<Name extends string>(
  contestants: Record<Name, Contestant>,
  { rounds, seconds, postmaster }: { rounds: number; seconds: number; postmaster: number },
): Promise<Record<Name, Standing> & { ratio(of: Name, to: Name): number }> {
  const names = Object.keys(contestants) as Name[]
  const measured = Object.fromEntries(names.map((name) => [name, [] as Standing[]])) as Record<
    Name,
    Standing[]
  >
  for (const name of names) {
    const { served, next } = contestants[name]
    await rate(served.address, Math.min(seconds, 2), next, warmedUp)
  }
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 ? names.toReversed() : names)
      measured[name].push(await measure(contestants[name], seconds, postmaster))
  const standings = Object.fromEntries(
    names.map((name) => [name, medians(measured[name])]),
  ) as Record<Name, Standing>
  return {
    ...standings,
    ratio: (of, to) =>
      median(measured[of].map((one, round) => one.rate / (measured[to][round]?.rate ?? 1))),
  }
}

async function measure(
  { served, next }: Contestant,
  seconds: number,
  postmaster: number,
): Promise<Standing> {
  const before = { server: cpuOf(served.pid)?.own ?? 0, database: cpuOfFamily(postmaster) }
  const perSecond = await rate(served.address, seconds, next)
  const answers = perSecond * seconds
  return {
    rate: perSecond,
    cpu: {
      server: ((cpuOf(served.pid)?.own ?? 0) - before.server) / answers,
      database: (cpuOfFamily(postmaster) - before.database) / answers,
    },
  }
}

const medians = (all: Standing[]): Standing => ({
  rate: median(all.map(({ rate }) => rate)),
  cpu: {
    server: median(all.map(({ cpu }) => cpu.server)),
    database: median(all.map(({ cpu }) => cpu.database)),
  },
})
