import type { DetailFieldName, ServiceType, Trade, Urgency } from '#contract/catalogue.ts'
import type { RequestForBoard, RequestStatus } from '#contract/requests.ts'

/** What a card is made of: nothing here is more exact than the board may show (rules C10). */
export interface CardSource {
  id: string
  title: string
  service_type: ServiceType
  trades: readonly Trade[]
  urgency: Urgency
  status: RequestStatus
  area: string
  rough_lat: number | null
  rough_lng: number | null
  preferred_time: string
  scheduled_at: Date | null
  details: Record<string, string>
  board_notes: string | null
  created_at: Date
  expires_at: Date
}

/** The card that a live stream carries; the SQL of the board builds the same. Its distance is for the reader to find. */
export function boardCard(row: CardSource): RequestForBoard {
  return {
    id: row.id,
    title: row.title,
    serviceType: row.service_type,
    trades: [...row.trades],
    urgency: row.urgency,
    status: row.status,
    area: row.area,
    roughLat: row.rough_lat,
    roughLng: row.rough_lng,
    distanceMiles: null,
    preferredTime: row.preferred_time,
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
    // Written by `create-request.ts` from the contract's field names alone.
    details: row.details as Partial<Record<DetailFieldName, string>>,
    additionalNotes: row.board_notes,
    bidCount: 0,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}

/** The reach and card of a stored request, for events that put it on boards again or take it off. */
export function boardNews(
  row: CardSource & {
    lat: number | null
    lng: number | null
    state: string | null
    customer_user_id: string | null
    board_details: Record<string, string>
  },
) {
  return {
    reach: {
      trades: row.trades,
      urgency: row.urgency,
      lat: row.lat,
      lng: row.lng,
      state: row.state,
      ownerUserIds: row.customer_user_id ? [row.customer_user_id] : [],
    },
    card: boardCard({ ...row, details: row.board_details }),
  }
}
