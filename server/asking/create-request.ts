import type { ServiceType, Trade, Urgency } from '#contract/catalogue.ts'
import { deadlines } from '#contract/deadlines.ts'
import { requestLifecycle } from '#contract/requests.ts'
import { doesWork, type TruckClass, takesClass, truckClassOf } from '#contract/truck-class.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { agree, agreedBy } from '../auth/agreements.ts'
import { aDay, subjectOf } from '../core/caps/limits.ts'
import { refuseOverCap } from '../core/caps/refuse-over-cap.ts'
import { redactContacts } from '../core/contacts/redact-contacts.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { findBlocked, findPreferred, isBlocked } from '../fleets/preferences.ts'
import { findFleetOwner } from '../fleets/queries.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { newId } from '../platform/new-id.ts'
import { holdProvider } from '../providers/queries.ts'
import { type BoardCard, boardCard } from './board-card.ts'
import { detailsForBoard } from './board-details.ts'
import { poByPattern } from './po-number.ts'
import { findReachedAmong, insertRequest } from './queries.ts'
import type { Reach } from './reach.ts'
import { refuseTwice } from './refuse-twice.ts'
import { refuseToAsk } from './standing.ts'
import { issueToken } from './tokens.ts'
import { towMiles } from './tow-miles.ts'
import { firstAlert } from './waves.ts'
import { type DevicePosition, isPlaced, whereaboutsOf } from './whereabouts.ts'

/** Who is to be helped, and whose request it is. A fleet's request is the fleet's, not the person's who made it. */
export interface Customer {
  name: string
  phone: string
  email: string
  userId: string | null
  fleetId?: string | null
  driverId?: string | null
  unitId?: string | null
}

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
  /** Asked for by name: this provider hears of it first (rules C3). */
  namedProviderId?: string | undefined
  budgetCents?: number | undefined
  poNumber?: string | undefined
  /** Not where its driver has an open request already. */
  isOnce?: boolean | undefined
  /** The version of the consent to texts that stood beside the phone. */
  textsConsent?: number | undefined
  customer: Customer
}

/**
 * Somebody asks for help: the request stands, the providers it reaches hear of it, and the asker gets a link. All
 * calls that create requests are adapters of this one (rules C1).
 */
export async function createRequest(
  deed: Deed,
  asked: NewRequest,
): Promise<{ requestId: string; token: string; isPlaced: boolean }> {
  const where = whereaboutsOf(asked.location, asked.position, asked.details)
  const { now, rules } = deed
  const isNamed = asked.namedProviderId !== undefined
  const said = {
    service_type: asked.serviceType,
    trades: [...asked.trades],
    truck_class: truckClassOf(asked.serviceType, asked.details),
    urgency: asked.urgency,
    // Strangers read both as they stand (rules C10), so that nobody's number is kept in them.
    title: asked.title ? redactContacts(asked.title) : null,
    details: asked.details,
    additional_notes: asked.additionalNotes,
    preferred_time: redactContacts(asked.preferredTime),
    scheduled_at: asked.scheduledAt,
    location_text: asked.location,
    ...where,
    tow_miles: towMiles(where, asked.details),
    board_details: detailsForBoard(asked.details),
    board_notes: asked.additionalNotes && redactContacts(asked.additionalNotes),
    customer_name: asked.customer.name,
    customer_phone: asked.customer.phone,
    customer_email: asked.customer.email,
    ...consentOf(asked.textsConsent, now),
    language: deed.language,
    ...columnsOfOwner(asked.customer),
    po_number: asked.poNumber ?? null,
    budget_cents: asked.budgetCents ?? null,
    created_at: now,
    opened_at: now,
    expires_at: expiryOf(asked.urgency, asked.scheduledAt, deed),
    named_provider_id: asked.namedProviderId ?? null,
  }
  return deed.transaction(async (tx) => {
    await refuseManyGuests(tx, deed, asked)
    await refuseToAsk(tx, { userId: asked.customer.userId, fleetId: said.fleet_id })
    if (asked.isOnce) await refuseTwice(tx, asked.customer)
    if (asked.namedProviderId)
      await refuseUnlessServing(tx, asked.namedProviderId, asked, said.truck_class)
    const preferred = await preferredOf(tx, said)
    const first = isNamed ? 'named' : preferred.length > 0 ? 'preferred' : null
    const alert = firstAlert({ urgency: asked.urgency, lat: where.lat, first }, rules, now)
    const values = {
      id: newId(),
      ...said,
      po_number: said.po_number ?? (await poByPattern(tx, said, { now, timeZone: said.time_zone })),
      next_alert_at: alert.nextAt,
      alert_wave: alert.wave,
      preferred_first: preferred,
      agreed_terms: await termsOf(tx, asked.customer),
    }
    const { id } = values
    await insertRequest(tx, values, alert.ring)
    const token = await issueToken(
      tx,
      { requestId: id, onlyBidId: null, userId: asked.customer.userId },
      now,
    )
    const isGuests = values.customer_user_id === null && values.fleet_id === null
    if (isGuests) await agree(tx, { requestId: id }, now)
    const owner = values.customer_user_id
    const reach: Reach = {
      trades: asked.trades,
      truckClass: values.truck_class,
      urgency: asked.urgency,
      lat: where.lat,
      lng: where.lng,
      state: where.state,
      ownerUserIds: owner ? [owner] : [],
      blockedProviderIds: await findBlocked(tx, values.fleet_id),
      namedProviderId: values.named_provider_id,
      isHeadStart: isNamed,
      onlyProviderIds: first === 'preferred' ? preferred : null,
      ring: alert.ring,
    }
    const card: BoardCard = {
      ...boardCard({
        ...values,
        status: requestLifecycle.initial,
        details: detailsForBoard(asked.details),
        shown_photos: 0,
      }),
      // While the head start lasts, the news reaches nobody but the named provider.
      ...(reach.isHeadStart && { isNamed: true }),
    }
    await recordOfDeal(tx, 'request_opened', { request: values }, { payload: { reach, card } })
    return { requestId: id, token, isPlaced: isPlaced(where) }
  })
}

/** From one network come only so many guests in a day. Who has an emergency is never turned away. */
async function refuseManyGuests(tx: Tx, deed: Deed, { customer, urgency }: NewRequest) {
  const isGuests = customer.userId === null && !customer.fleetId
  if (!isGuests || !deed.network || urgency === 'emergency') return
  const limit = aDay(deed.rules.caps, 'requestsPerNetwork', subjectOf.network(deed.network))
  await refuseOverCap(tx, [limit], deed, refusals.limits.guestRequests)
}

/**
 * The fleet's preferred providers whom the request reaches now: they are asked before all others. Nobody waits for them in
 * an emergency, nor beside somebody who is asked for by name.
 */
async function preferredOf(
  tx: Tx,
  asked: Parameters<typeof findReachedAmong>[1] & { fleet_id: string | null },
): Promise<string[]> {
  if (asked.fleet_id === null || asked.named_provider_id || asked.urgency === 'emergency') return []
  return findReachedAmong(tx, asked, await findPreferred(tx, asked.fleet_id))
}

/** Which texts stand behind the request: those of the account that asks, or of the fleet's first manager. */
async function termsOf(tx: Tx, { userId, fleetId }: Customer) {
  const company = fleetId && (await findFleetOwner(tx, fleetId))
  return agreedBy(
    tx,
    [userId, company].filter((id) => id !== null && id !== undefined),
  )
}

/** What its owner has agreed to with a phone number, and when. */
export const consentOf = (version: number | undefined, at: Date) => ({
  texts_consent_version: version ?? null,
  texts_consent_at: version === undefined ? null : at,
})

const columnsOfOwner = ({ userId, fleetId = null, driverId = null, unitId = null }: Customer) => ({
  customer_user_id: fleetId === null ? userId : null,
  fleet_id: fleetId,
  driver_id: driverId,
  unit_id: unitId,
})

/** Who is asked for by name must be able to come: approved, of the trade, and not the very one who asks. */
async function refuseUnlessServing(
  tx: Tx,
  providerId: string,
  asked: NewRequest,
  truckClass: TruckClass | null,
) {
  const provider = await holdProvider(tx, providerId)
  if (!provider || provider.status === 'pending') throw notFound('provider')
  const businessName = provider.business_name
  const isUnwanted = await isBlocked(tx, asked.customer.fleetId ?? null, providerId)
  const saying = isUnwanted
    ? refusals.providers.blockedByYou({ businessName })
    : provider.status !== 'active'
      ? refusals.providers.notTaking({ businessName })
      : provider.owner_user_id === asked.customer.userId
        ? refusals.providers.ownBusiness
        : doesWork(
              { ...provider, truckWork: provider.truck_work },
              { trades: asked.trades, truckClass },
            )
          ? null
          : truckClass && !takesClass(provider.truck_work, truckClass)
            ? refusals.providers.doesNotTake({ businessName, truckClass })
            : refusals.providers.doesNotOffer({ businessName, service: asked.serviceType })
  if (saying) throw new Refusal('provider_unavailable', saying, { details: { providerId: saying } })
}

/** When an unanswered request expires (rules C6): scheduled ones wait for their start. */
export function expiryOf(
  urgency: Urgency,
  scheduledAt: Date | null,
  { now, rules }: Pick<Deed, 'now' | 'rules'>,
): Date {
  if (urgency === 'scheduled' && scheduledAt) return scheduledAt
  return new Date(now.getTime() + deadlines.requestExpiry(rules, urgency))
}
