import type { EventName } from '#contract/event-names.ts'
import type { Tx } from '../platform/db/tables.ts'
import { type Carrying, type NewEvent, record } from './events.ts'

/** What an event is about: a request, and the bid or the job of it that is meant. */
interface About {
  request: {
    id: string
    customer_user_id: string | null
    fleet_id: string | null
    driver_id: string | null
  }
  bid?: { id: string; provider_id: string } | null | undefined
  job?: { id: string; bid_id: string; provider_id: string } | null | undefined
}

type More<N extends EventName> = Pick<NewEvent, 'providerId' | 'facts' | 'note'> & Carrying<N>

/** Writes down that something happened to a deal: with everybody whose it is, and all that it is about. */
export function recordOfDeal<N extends EventName>(
  tx: Tx,
  name: N,
  { request, bid, job }: About,
  ...[more]: More<N> extends { payload: unknown } ? [more: More<N>] : [more?: More<N>]
): Promise<void> {
  const about = {
    requestId: request.id,
    bidId: bid?.id ?? job?.bid_id ?? null,
    jobId: job?.id ?? null,
    providerId: bid?.provider_id ?? job?.provider_id ?? null,
    userId: request.customer_user_id,
    fleetId: request.fleet_id,
    driverId: request.driver_id,
    ...more,
  }
  // Where the name asks for a payload, `more` cannot be left out.
  return record(tx, name, about as NewEvent & Carrying<N>)
}
