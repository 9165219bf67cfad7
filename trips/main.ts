import { mkdir, writeFile } from 'node:fs/promises'
import { randomOf } from '../attack/random.ts'
import { startTestServer } from '../server/testing/fresh-database.ts'
import { openTestApp, type TestApp } from '../server/testing/open-test-app.ts'
import { tellSilence } from '../server/trips/tell-silence.ts'
import { watchPromises } from '../server/trips/watch-promises.ts'
import { measureRecord } from '../server/views/measure-record.ts'
import { figuresOf } from './figures.ts'
import { LiveTrip } from './live.ts'
import { pageOf } from './page.ts'
import { type Habit, planTrip, tickMs } from './plan.ts'
import { longWays } from './roads.ts'

/**
 * `npm run trips`: trips along the Interstates in virtual time, through the product's own calls on a database of its own. `--trips N` (1000),
 * `--seed S` (1), `--out FOLDER` (.cache/trips). The same seed gives the same trips. Ends with 1 where a goal is missed.
 */
const args = process.argv.slice(2)
const optionOf = (flag: string, otherwise: string) => {
  const at = args.indexOf(flag)
  return (at >= 0 && args[at + 1]) || otherwise
}
const wanted = Number(optionOf('--trips', '1000'))
const seed = Number(optionOf('--seed', '1'))
const out = optionOf('--out', '.cache/trips')
/** How many are on the road at the same moment, and how many calls are under way. */
const [atOnce, callsAtOnce] = [200, 8]
/** A shop has so many jobs: as many as it takes to show what it is. */
const jobsPerShop = 10
const saysFactor: Record<Habit, number> = { honest: 1.05, hopeful: 0.6, liar: 0.6 }

const stopDatabase = await startTestServer()
const app = await openTestApp()
try {
  process.exitCode = await run(app)
} finally {
  await app.close()
  await stopDatabase()
}

async function run(app: TestApp): Promise<number> {
  const random = randomOf(seed)
  const ways = longWays(60)
  const shops = new Map<string, Habit>()
  const trips: LiveTrip[] = []
  const begunAt = performance.now()
  for (let first = 0; first < wanted; first += atOnce) {
    const wave: LiveTrip[] = []
    const size = Math.min(atOnce, wanted - first)
    for (let shopFirst = 0; shopFirst < size; shopFirst += jobsPerShop) {
      const habit = habitOf((first + shopFirst) / jobsPerShop)
      const shop = await app.given.provider()
      shops.set(shop.id, habit)
      for (let job = 0; job < Math.min(jobsPerShop, size - shopFirst); job++) {
        const plan = planTrip(ways, habit, random)
        const request = await app.given.request({
          form: { ...plan.pin, location: 'On the shoulder' },
        })
        const trip = new LiveTrip(plan, { app, shop, request, random })
        await trip.begin(saysFactor[habit])
        wave.push(trip)
      }
    }
    for (let tick = 0; wave.some(({ isOver }) => !isOver) && tick < 1200; tick++) {
      await inTurns(
        wave.filter(({ isOver }) => !isOver),
        (trip) => trip.tick(),
      )
      app.clock.advance(tickMs)
      if (tick % 10 === 0) await watchPromises(app.services)
      if (tick % 10 === 5) await tellSilence(app.services)
    }
    await measureRecord(app.services, new Date(0))
    trips.push(...wave)
    console.log(`${trips.length} trips, ${Math.round((performance.now() - begunAt) / 1000)} s`)
  }
  const { figures, errors } = await figuresOf(app, trips, shops)
  await mkdir(out, { recursive: true })
  await writeFile(`${out}/trips.json`, `${JSON.stringify({ seed, ...figures }, null, 2)}\n`)
  await writeFile(`${out}/trips.html`, pageOf(seed, figures, errors))
  const share = ({ of, are }: { of: number; are: number }) => (of ? are / of : 0)
  const goals: [string, boolean, string][] = [
    [
      'proved arrivals never earlier than true',
      figures.provedEarly.are === 0,
      `${figures.provedEarly.are} of ${figures.provedEarly.of}`,
    ],
    [
      'late ones told before the promise breaks (≥ 90 %)',
      share(figures.toldInTime) >= 0.9,
      percent(share(figures.toldInTime)),
    ],
    [
      'what is shown holds the arrival (80 ± 5 %)',
      Math.abs(share(figures.covered) - 0.8) <= 0.05,
      percent(share(figures.covered)),
    ],
    [
      'a shop that says too little shows it within ten jobs',
      (figures.habits.hopeful.usualFactor ?? 0) > 1.1 && share(figures.habits.hopeful.onTime) < 0.5,
      `${figures.habits.hopeful.said}, on time ${percent(share(figures.habits.hopeful.onTime))}`,
    ],
    [
      'near, stopped and silent are told once',
      Object.values(figures.toldOnce).every(({ twice }) => twice === 0),
      Object.entries(figures.toldOnce)
        .map(([name, { trips: told }]) => `${name} ${told}`)
        .join(', '),
    ],
  ]
  for (const [goal, isMet, value] of goals) console.log(`${isMet ? '✓' : '✗'} ${goal}: ${value}`)
  console.log(`${out}/trips.html`)
  return goals.every(([, isMet]) => isMet) ? 0 : 1
}

/** Of four shops one lies, one hopes. */
function habitOf(shop: number): Habit {
  return (['liar', 'hopeful', 'honest', 'honest'] as const)[shop % 4] ?? 'honest'
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

async function inTurns<T>(items: readonly T[], deed: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  await Promise.all(
    Array.from({ length: callsAtOnce }, async () => {
      for (let item = left.shift(); item; item = left.shift()) await deed(item)
    }),
  )
}
