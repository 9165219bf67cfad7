import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp } from '../server/app.ts'
import { readConfig } from '../server/core/config.ts'
import { openServices } from '../server/open-services.ts'
import { createLog } from '../server/platform/log.ts'
import { freshDatabase } from '../server/testing/fresh-database.ts'
import { tryCells } from './cells.ts'
import { collectFindings, type Findings } from './findings.ts'
import { fuzz } from './fuzz.ts'
import { checkInvariants } from './invariants.ts'
import { probes as everyProbe, runProbes } from './probes/all.ts'
import type { Probe } from './probes/probe.ts'
import { startTarget } from './start-target.ts'
import { makeWorld } from './world.ts'

export interface AttackOptions {
  requests: number
  seed: number
  /** Where the attacked server keeps its files. */
  folder: string
  /** Every call by everybody, by the rows of the tests. */
  withCells: boolean
  probes?: readonly Probe[]
  say?: (line: string) => void
}

export interface Report {
  findings: Findings['all']
  figures: Record<string, string | number>
}

/** Resident memory after the attack, as a share of that before. */
const mostMemory = 1.3
/** Calls before the first look at the memory: what a server keeps for good (code, caches) is there by then. */
const warmUp = 3_000

/** Attacks the server of this tree on a database and in a folder of its own; both are gone afterwards. */
export async function attack(tree: string, options: AttackOptions): Promise<Report> {
  const { requests, seed, folder, withCells, probes = everyProbe, say = () => {} } = options
  const fresh = await freshDatabase()
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const findings = collectFindings()
  const target = await startTarget(tree, { databaseUrl: fresh.url, dataDir })
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const services = openServices(config, fresh.url, createLog({ level: 'silent' }))
  try {
    say('The world …')
    // Only its list of calls is wanted here; the server that is attacked is another process.
    const { api, server } = await buildApp(services, { webRoot: dataDir, limits: false })
    await server.ready()
    const world = await makeWorld(services, target, api.endpoints)
    say(`The rules, one by one (${probes.length}) …`)
    const tried = await runProbes(world, findings, probes)
    const cells = withCells ? await tryTable() : 0
    const warm = Math.min(warmUp, Math.floor(requests / 4))
    say(`${requests} generated requests as ${world.actors.length} actors …`)
    if (warm > 0) await fuzz(world, target, findings, { requests: warm, seed: seed + 1 })
    const before = target.ended ? 0 : await target.memory()
    const fired = await fuzz(world, target, findings, { requests: requests - warm, seed, say })
    const after = target.ended ? 0 : await settled(target.memory, before * mostMemory)
    if (requests >= 10_000 && after > before * mostMemory)
      findings.add('memory comes back', `${mega(before)} before, ${mega(after)} after`)
    const invariants = await checkInvariants(services.pool, findings)
    const { statuses } = fired
    const errors = [...statuses].filter(([status]) => status >= 500)
    return {
      findings: findings.all,
      figures: {
        requests: fired.requests + warm,
        actors: world.actors.length,
        'seconds of firing': fired.seconds.toFixed(1),
        'requests a second': Math.round(fired.requests / fired.seconds),
        'answers 500 and above': errors.reduce((sum, [, times]) => sum + times, 0),
        restarts: target.ended ? 1 : 0,
        'slowest answer, ms': Math.round(fired.slowestMs),
        'memory before, after': `${mega(before)}, ${mega(after)} (${(after / before).toFixed(2)} ×)`,
        'rules tried': tried,
        'authorisation cells': cells,
        'invariants of the database': invariants,
        answers: [...statuses]
          .toSorted(([a], [b]) => a - b)
          .map(([status, times]) => `${status}: ${times}`)
          .join(', '),
      },
    }

    async function tryTable() {
      say('Every call by everybody …')
      return tryCells(world, findings)
    }
  } finally {
    await target.stop()
    await services.close()
    await fresh.drop()
  }
}

const mega = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** Looks a few times, because memory goes back to the system a while after it is free. */
async function settled(memory: () => Promise<number>, enough: number): Promise<number> {
  let least = await memory()
  for (let at = 0; at < 10 && least > enough; at++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    least = Math.min(least, await memory())
  }
  return least
}
