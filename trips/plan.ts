import type { Random } from '../attack/random.ts'
import type { Point } from '../server/geo/distance.ts'
import { pointAt, type Way } from '../server/geo/ways.ts'
import { offBy } from './roads.ts'

/** How a shop says its times, and what it does with the button. */
export const habits = ['honest', 'hopeful', 'liar'] as const
export type Habit = (typeof habits)[number]

export const tickMs = 30_000
/** A road is longer than the line of the table, by ramps and town streets. */
const roadPerLine = 1.2
const minute = 60_000

/** One trip as it truly is; the product learns of it only what the phone sends. */
export interface Plan {
  habit: Habit
  /** Where the truck stands, and where the request says it stands. */
  truck: Point
  pin: Point
  isWrongPin: boolean
  sharesPositions: boolean
  /** After the press "on my way", in ticks: where the helper is; the last is at the truck. */
  track: readonly Point[]
  /** In ticks after the acceptance. */
  startAfter: number
  /** Ticks from the start between which there is no signal. */
  deadZones: readonly { from: number; to: number }[]
  /** Minutes that an honest driver would say. */
  honestMinutes: number
  /** How many ticks after the arrival the button is pressed. */
  pressAfter: number
  /** Of a liar: the tick after the start at which the button is pressed in the yard. */
  liesAt: number | null
  /** Does whoever waits say that nobody is there? */
  isDenied: boolean
}

export function planTrip(ways: readonly Way[], habit: Habit, random: Random): Plan {
  const way = random.pick(ways)
  const miles = 4 + random.int(46)
  const from = random.int(Math.max(1, Math.floor(way.length - miles)))
  const at = (mile: number) => pointAt(way, from + mile)
  const truck = at(miles)
  const track = drive(miles, random).map((mile) =>
    offBy(at(mile), 0.008 * (random.int(100) / 100), random),
  )
  const isWrongPin = random.chance(0.05)
  const deadZones = random.chance(0.3) ? [zone(track.length, random)] : []
  const isLiar = habit === 'liar' && random.chance(0.5)
  return {
    habit,
    truck,
    pin: isWrongPin ? offBy(truck, 2, random) : truck,
    isWrongPin,
    sharesPositions: !random.chance(0.1),
    track: [...track, truck],
    startAfter: ticks(1 + random.int(4)),
    deadZones,
    honestMinutes: 8 + ((miles * roadPerLine) / 46) * 60,
    pressAfter: random.chance(0.1) ? ticks(5 + random.int(11)) : random.int(2),
    liesAt: isLiar ? ticks(2 + random.int(4)) : null,
    isDenied: random.chance(0.5),
  }
}

export const ticks = (minutes: number): number => Math.round((minutes * minute) / tickMs)

function zone(length: number, random: Random) {
  const from = random.int(Math.max(1, length))
  return { from, to: from + ticks(5 + random.int(16)) }
}

/** The miles after each tick: a pace of one's own, jams, a stop for fuel, slow at both ends. */
function drive(miles: number, random: Random): number[] {
  const pace = 40 + random.int(25)
  const jamAt = random.chance(0.15) ? random.int(Math.ceil(miles)) : -1
  const stopAt = random.chance(0.08) ? random.int(Math.ceil(miles)) : -1
  const stopTicks = ticks(5 + random.int(14))
  const passed: number[] = []
  let [mile, waited] = [0, 0]
  while (mile < miles && passed.length < 1000) {
    passed.push(mile)
    if (mile >= stopAt && stopAt >= 0 && waited < stopTicks) {
      waited++
      continue
    }
    const isJam = jamAt >= 0 && mile >= jamAt && mile < jamAt + 4
    const isTown = mile < 1.5 || mile > miles - 1.5
    const mph = isJam
      ? 12 + random.int(8)
      : isTown
        ? 18 + random.int(16)
        : pace + random.int(11) - 5
    mile += (mph / roadPerLine) * (tickMs / 3_600_000)
  }
  return passed
}
