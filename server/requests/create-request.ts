import { type ServiceType, services, type Trade, type Urgency } from '#contract/catalogue.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { record } from '../platform/events.ts'
import type { Deed } from '../platform/http/deed.ts'
import { boardCard } from './board-card.ts'
import { insertRequest } from './queries.ts'
import type { Reach } from './reach.ts'
import { redactContacts } from './redact-contacts.ts'
import { issueToken } from './tokens.ts'
import { type DevicePosition, townOf, whereaboutsOf } from './whereabouts.ts'

export interface NewRequest {
  serviceType: ServiceType
  trades: readonly Trade[]
  urgency: Urgency
  preferredTime: string
  scheduledAt: Date | null
  title?: string | undefined
  details: Record<string, string>
  additionalNotes: string | null
  location: string
  position: DevicePosition
  customer: { name: string; phone: string; email: string; userId: string | null }
}

/**
 * Somebody asks for help: the request stands, the providers it reaches hear of it, and the asker gets a link. All
 * calls that create requests are adapters of this one (rules C1).
 */
export async function createRequest(
  deed: Deed,
  asked: NewRequest,
): Promise<{ requestId: string; accessToken: string }> {
  const where = whereaboutsOf(asked.location, asked.position)
  const { now } = deed
  const known = where.lat !== null
  const values = {
    service_type: asked.serviceType,
    trades: asked.trades,
    urgency: asked.urgency,
    title:
      asked.title ?? `${services[asked.serviceType].ask}${known ? ` near ${townName(where)}` : ''}`,
    details: JSON.stringify(asked.details),
    additional_notes: asked.additionalNotes,
    preferred_time: asked.preferredTime,
    scheduled_at: asked.scheduledAt,
    location_text: asked.location,
    ...where,
    board_details: JSON.stringify(detailsForBoard(asked.details)),
    board_notes: asked.additionalNotes && redactContacts(asked.additionalNotes),
    customer_name: asked.customer.name,
    customer_phone: asked.customer.phone,
    customer_email: asked.customer.email,
    customer_user_id: asked.customer.userId,
    created_at: now,
    opened_at: now,
    expires_at: expiryOf(asked.urgency, asked.scheduledAt, now),
  }
  return deed.transaction(async (tx) => {
    const { id } = await insertRequest(tx, values)
    const accessToken = await issueToken(tx, { requestId: id, onlyBidId: null }, now)
    const owner = asked.customer.userId
    const reach: Reach = {
      trades: asked.trades,
      urgency: asked.urgency,
      lat: where.lat,
      lng: where.lng,
      state: where.state,
      ownerUserIds: owner ? [owner] : [],
    }
    const card: RequestForBoard = boardCard({
      ...values,
      id,
      status: 'open',
      details: detailsForBoard(asked.details),
    })
    await record(tx, 'request_opened', { requestId: id, userId: owner, payload: { reach, card } })
    return { requestId: id, accessToken }
  })
}

/** When an unanswered request expires (rules C6): scheduled ones wait for their start. */
export function expiryOf(urgency: Urgency, scheduledAt: Date | null, now: Date): Date {
  if (urgency === 'scheduled')
    return scheduledAt ?? new Date(now.getTime() + settings.scheduledDefaultMs)
  return new Date(now.getTime() + settings.requestExpiryMs[urgency])
}

/** The details without what would give the person or the exact place away (rules C10). */
function detailsForBoard(details: Record<string, string>): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const [name, value] of Object.entries(details)) {
    if (name !== 'dropOffLocation') shown[name] = redactContacts(value)
    else {
      const town = townOf(value)
      if (town) shown[name] = town
    }
  }
  return shown
}

const townName = ({ city, state }: { city: string | null; state: string | null }) =>
  [city, state].filter(Boolean).join(', ')
