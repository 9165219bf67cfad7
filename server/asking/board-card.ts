import type { DetailFieldName, Trade, Urgency } from '#contract/catalogue.ts'
import { decimal } from '#contract/primitives.ts'
import type { RequestForBoard, RequestStatus } from '#contract/requests.ts'
import type { TruckClass } from '#contract/truck-class.ts'
import { findBlocked } from '../fleets/preferences.ts'
import type { Tx } from '../platform/db/tables.ts'
import { isWithheld } from './is-withheld.ts'
import type { Reach } from './reach.ts'
import type { Named } from './request-names.ts'

/** What a card is made of: nothing here is more exact than the board may show (rules C10). */
export interface CardSource extends Named {
  id: string
  trades: readonly Trade[]
  urgency: Urgency
  status: RequestStatus
  rough_lng: number | null
  preferred_time: string
  scheduled_at: Date | null
  time_zone: string
  details: Record<string, string>
  board_notes: string | null
  shown_photos: number
  budget_cents: number | null
  tow_miles: number | null
  created_at: Date
  opened_at: Date
  expires_at: Date
}

/** A card before its reader is known: what the request is called and where it is are said in the reader's language. */
export type BoardCard = Omit<RequestForBoard, 'title' | 'area'> & { names: Omit<Named, 'trades'> }

/** The card that a live stream carries; the SQL of the board builds the same. Its distance is for the reader to find. */
export function boardCard(row: CardSource): BoardCard {
  const { title, service_type, city, state, rough_lat, area_miles, area_direction } = row
  return {
    id: row.id,
    names: { title, service_type, city, state, rough_lat, area_miles, area_direction },
    serviceType: service_type,
    trades: [...row.trades],
    urgency: row.urgency,
    status: row.status,
    roughLat: rough_lat,
    roughLng: row.rough_lng,
    distanceMiles: null,
    preferredTime: row.preferred_time,
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
    timeZone: row.time_zone,
    // Written by `create-request.ts` from the contract's field names alone.
    details: row.details as Partial<Record<DetailFieldName, string>>,
    additionalNotes: row.board_notes,
    bidCount: 0,
    photoCount: row.shown_photos,
    towMiles: row.tow_miles,
    budget: row.budget_cents === null ? null : decimal(row.budget_cents),
    createdAt: row.created_at.toISOString(),
    openedAt: row.opened_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}

/** A stored request as far as matching and the board see it. */
export interface BoardRow extends CardSource {
  truck_class: TruckClass | null
  lat: number | null
  lng: number | null
  customer_user_id: string | null
  fleet_id: string | null
  named_provider_id: string | null
  widened_miles: number | null
  board_details: Record<string, string>
}

/** Whom a stored request reaches, but for those its fleet blocks. */
export const reachOf = (row: BoardRow): Reach => ({
  trades: row.trades,
  truckClass: row.truck_class,
  urgency: row.urgency,
  lat: row.lat,
  lng: row.lng,
  state: row.state,
  ownerUserIds: row.customer_user_id ? [row.customer_user_id] : [],
  namedProviderId: row.named_provider_id,
  widenedMiles: row.widened_miles,
})

/** What the boards hear of a request: whom it reaches, and how its card looks. */
export interface BoardNews {
  reach: Reach
  card: BoardCard
}

/** The reach and card of a stored request, for events that take it off the boards. */
export async function leavingNews(tx: Tx, row: BoardRow): Promise<BoardNews> {
  const blockedProviderIds = await findBlocked(tx, row.fleet_id)
  return {
    reach: { ...reachOf(row), blockedProviderIds },
    card: boardCard({ ...row, details: row.board_details }),
  }
}

/** The same for events that put it there again, or change its card: while it is withheld it reaches nobody. */
export async function boardNews(tx: Tx, row: BoardRow): Promise<BoardNews> {
  const [{ reach, card }, isOffBoards] = await Promise.all([
    leavingNews(tx, row),
    isWithheld(tx, row.id),
  ])
  return { reach: { ...reach, isWithheld: isOffBoards }, card }
}
