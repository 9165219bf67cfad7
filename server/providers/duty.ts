import { openHours, type ServiceHours, type Urgency } from '#contract/catalogue.ts'
import type { DutyByHand } from '#contract/providers.ts'
import { settings } from '#contract/settings.ts'
import { isClosedOn } from './closed-days.ts'

/** What decides whether a shop is on duty: its hours, unless its people have said otherwise until a time. */
export interface Duty {
  service_hours: ServiceHours | null
  time_zone: string
  closed_days: string
  duty_by_hand: DutyByHand | null
  /** Null: until it is said otherwise. */
  duty_until: Date | null
}

const halfHour = 30 * 60_000
const { lookAheadMs, byHandMs } = settings.duty

/** May a request of this urgency reach the shop now (rules C3)? The SQL function of the same name says the same. */
export function isAvailable(
  shop: Duty & { takes_emergencies: boolean },
  urgency: Urgency,
  at: Date,
): boolean {
  if (isOnDuty(shop, at)) return true
  return urgency === 'emergency' && shop.takes_emergencies && !isClosed(shop, at)
}

export const isOnDuty = (shop: Duty, at: Date): boolean =>
  isByHand(shop, at) ? shop.duty_by_hand === 'on' : isOpen(shop, at)

export const isByHand = ({ duty_by_hand, duty_until }: Duty, at: Date): boolean =>
  duty_by_hand !== null && (duty_until === null || at < duty_until)

const isClosed = ({ closed_days, time_zone }: Duty, at: Date) =>
  isClosedOn(closed_days, time_zone, at)

function isOpen(shop: Duty, at: Date): boolean {
  const open = shop.service_hours ? openHours[shop.service_hours] : null
  if (!open || isClosed(shop, at)) return false
  const hour = hourIn(shop.time_zone, at)
  return hour >= open[0] && hour < open[1]
}

/** When the shop goes off duty, or on again; null where that is more than a week away. */
export const dutyTurn = (shop: Duty, now: Date): Date | null =>
  turnOf((at) => isOnDuty(shop, at), now, shop.duty_until)

/**
 * The duty after a switch by hand. Where the hours say the same they go on deciding. Without a time said, off lasts to
 * the end of the hours; on lasts until they begin, and half a day at most.
 */
export function dutyByHand(
  shop: Duty,
  onDuty: boolean,
  until: Date | null,
  now: Date,
): Pick<Duty, 'duty_by_hand' | 'duty_until'> {
  const word = onDuty ? 'on' : 'off'
  if (until) return { duty_by_hand: word, duty_until: until }
  if (isOpen(shop, now) === onDuty) return { duty_by_hand: null, duty_until: null }
  const turn = turnOf((at) => isOpen(shop, at), now, null)
  if (!onDuty) return { duty_by_hand: word, duty_until: turn }
  const most = new Date(now.getTime() + byHandMs)
  return { duty_by_hand: word, duty_until: turn && turn < most ? turn : most }
}

/** Looked for at each half hour, since all hours of all zones begin at one, and at a time of its own. */
function turnOf(is: (at: Date) => boolean, now: Date, own: Date | null): Date | null {
  const before = is(now)
  const times = [own, ...halfHoursAfter(now)].filter((time) => time !== null && time > now)
  return times.find((time) => time !== null && is(time) !== before) ?? null
}

function halfHoursAfter(now: Date): Date[] {
  const first = (Math.floor(now.getTime() / halfHour) + 1) * halfHour
  return Array.from({ length: lookAheadMs / halfHour }, (_, n) => new Date(first + n * halfHour))
}

const formats = new Map<string, Intl.DateTimeFormat>()

function hourIn(timeZone: string, at: Date): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' })
    formats.set(timeZone, format)
  }
  return Number(format.format(at))
}
