import type { Trade, Urgency } from '#contract/catalogue.ts'
import { doesWork, type Need, type TruckWork } from '#contract/truck-class.ts'
import { milesBetween } from '../geo/distance.ts'
import { type Duty, isAvailable } from '../providers/duty.ts'
import type { Ring } from './waves.ts'

/** What decides whom a request reaches (rules C3); carried by the events that touch boards. */
export interface Reach extends Pick<Need, 'trades'>, Partial<Pick<Need, 'truckClass'>> {
  urgency: Urgency
  lat: number | null
  lng: number | null
  state: string | null
  /** The people whose own request it is: never reached by it. */
  ownerUserIds: readonly string[]
  /** Whom the fleet never calls. */
  blockedProviderIds?: readonly string[]
  /** Asked for by name: reached wherever it is and whenever, if it does the work. */
  namedProviderId?: string | null
  /** Only those so far away, of the providers whom it reaches: a wave of alerts (rules C3). */
  ring?: Ring | null
  /** How far its owner asks whatever a provider's own radius. */
  widenedMiles?: number | null
  /** While that provider's head start lasts, nobody else is reached (rules C3). */
  isHeadStart?: boolean
  /** While the head start of the fleet's preferred providers lasts: nobody but these. */
  onlyProviderIds?: readonly string[] | null
  /** Nobody may accept a bid on it now: it reaches nobody. */
  isWithheld?: boolean
  /** Who was asked before all others, and is told no second time. */
  askedIds?: readonly string[]
  /** Of a request that opens again: those who had bid on it hear first (rules C6). */
  oldBidderIds?: readonly string[]
}

/** A provider as matching sees it. */
export interface Reachable extends Duty {
  id: string
  owner_user_id: string
  status: string
  trades: readonly Trade[]
  truck_work: readonly TruckWork[]
  lat: number | null
  lng: number | null
  state: string | null
  radius_miles: number
  takes_emergencies: boolean
}

/**
 * Does a request reach this provider now? The same rule as the SQL of the board (`views/provider-board.ts`), from memory,
 * for live streams; a test holds the two against each other.
 */
export function reaches(reach: Reach, provider: Reachable, now: Date): boolean {
  if (reach.isWithheld || provider.status !== 'active' || !fits(reach, provider)) return false
  if (reach.namedProviderId === provider.id) return true
  if (reach.oldBidderIds && !reach.oldBidderIds.includes(provider.id)) return false
  if (reach.onlyProviderIds && !reach.onlyProviderIds.includes(provider.id)) return false
  if (reach.askedIds?.includes(provider.id)) return false
  return (
    !reach.isHeadStart && isInRing(reach, provider) && isAvailable(provider, reach.urgency, now)
  )
}

/** Is the request of a kind and in a place that this provider serves, whatever the hour? */
export function fits(reach: Reach, provider: Reachable): boolean {
  return (
    doesWork({ ...provider, truckWork: provider.truck_work }, needOf(reach)) &&
    !reach.ownerUserIds.includes(provider.owner_user_id) &&
    !reach.blockedProviderIds?.includes(provider.id) &&
    (reach.namedProviderId === provider.id || isNear(reach, provider))
  )
}

/** An event of the release before knows no truck. */
const needOf = ({ trades, truckClass = null }: Reach): Need => ({ trades, truckClass })

function isInRing({ lat, lng, ring }: Reach, provider: Reachable): boolean {
  if (!ring || lat === null || lng === null || provider.lat === null || provider.lng === null)
    return true
  const miles = milesBetween(lat, lng, provider.lat, provider.lng)
  return miles >= ring.from && (ring.to === null || miles < ring.to)
}

function isNear(reach: Reach, provider: Reachable): boolean {
  if (reach.lat === null || reach.lng === null) return provider.state === reach.state
  if (provider.lat === null || provider.lng === null) return false
  const within = Math.max(provider.radius_miles, reach.widenedMiles ?? 0)
  return milesBetween(reach.lat, reach.lng, provider.lat, provider.lng) <= within
}
