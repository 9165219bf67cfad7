import { openHours, type ServiceHours, type Trade, type Urgency } from '#contract/catalogue.ts'
import { milesBetween } from '../platform/geo/distance.ts'

/** What decides whom a request reaches (rules C3); carried by the events that touch boards. */
export interface Reach {
  trades: readonly Trade[]
  urgency: Urgency
  lat: number | null
  lng: number | null
  state: string | null
  /** The people whose own request it is: never reached by it. */
  ownerUserIds: readonly string[]
}

/** A provider as matching sees him. */
export interface Reachable {
  owner_user_id: string
  status: string
  trades: readonly Trade[]
  lat: number | null
  lng: number | null
  state: string | null
  radius_miles: number
  on_duty: boolean
  takes_emergencies: boolean
  service_hours: ServiceHours | null
  time_zone: string
}

/**
 * Does a request reach this provider now? The same rule as the SQL of the board (`bids/board.ts`), from memory,
 * for live streams; a test holds the two against each other.
 */
export function reaches(reach: Reach, provider: Reachable, now: Date): boolean {
  return (
    provider.status === 'active' &&
    reach.trades.some((trade) => provider.trades.includes(trade)) &&
    !reach.ownerUserIds.includes(provider.owner_user_id) &&
    isAvailable(provider, reach.urgency, now) &&
    isNear(reach, provider)
  )
}

function isNear(reach: Reach, provider: Reachable): boolean {
  if (reach.lat === null || reach.lng === null) return provider.state === reach.state
  if (provider.lat === null || provider.lng === null) return false
  return milesBetween(reach.lat, reach.lng, provider.lat, provider.lng) <= provider.radius_miles
}

function isAvailable(provider: Reachable, urgency: Urgency, now: Date): boolean {
  if (provider.on_duty) return true
  const open = provider.service_hours ? openHours[provider.service_hours] : null
  if (urgency === 'emergency')
    return provider.takes_emergencies || provider.service_hours === '24/7'
  if (!open) return false
  const hour = hourIn(provider.time_zone, now)
  return hour >= open[0] && hour < open[1]
}

const formats = new Map<string, Intl.DateTimeFormat>()

function hourIn(timeZone: string, now: Date): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' })
    formats.set(timeZone, format)
  }
  return Number(format.format(now))
}
