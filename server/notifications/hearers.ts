import type { EventName } from '#contract/event-names.ts'
import type { RecordedEvent } from '../core/events.ts'

type Hearers = (event: RecordedEvent) => string[]

const request = ({ requestId }: RecordedEvent) => (requestId ? [`request:${requestId}`] : [])
/** Whose request it is: the account, the fleet's people, its driver. */
const owner = ({ userId, fleetId, driverId }: RecordedEvent) => [
  ...(userId ? [`user:${userId}`] : []),
  ...(fleetId ? [`fleet:${fleetId}`] : []),
  ...(driverId ? [`driver:${driverId}`] : []),
]
const provider = ({ providerId }: RecordedEvent) => (providerId ? [`provider:${providerId}`] : [])
const boards = () => ['board']
const admins = () => ['admins']
const losers = ({ payload }: RecordedEvent) => {
  const ids = payload?.losers
  return Array.isArray(ids) ? ids.map((id) => `provider:${id}`) : []
}
const requestsOfPayload = ({ payload }: RecordedEvent) => {
  const ids = payload?.requests
  return Array.isArray(ids) ? ids.map((id) => `request:${id}`) : []
}

const told = ({ payload }: RecordedEvent) =>
  Array.isArray(payload?.users) ? payload.users.map((id) => `user:${id}`) : []

const all =
  (...hearers: Hearers[]): Hearers =>
  (event) => [...new Set(hearers.flatMap((hear) => hear(event)))]

/** Who hears of an event on an open screen (rules C26). An event without a line here does not compile. */
export const hearersOf: Record<EventName, Hearers> = {
  request_opened: all(request, owner, boards),
  request_alerted: all(boards),
  request_claimed: all(request, owner),
  request_reopened: all(request, owner, boards),
  request_declined: all(provider),
  request_cancelled: all(request, owner, losers, boards),
  request_expired: all(request, owner, losers, boards),
  bid_submitted: all(request, owner, provider),
  bid_changed: all(request, owner, provider),
  bid_withdrawn: all(request, owner, provider),
  bid_rejected: all(request, owner, provider),
  bid_expired: all(request, owner, provider),
  bid_accepted: all(request, owner, provider, losers, boards),
  job_started: all(request, owner, provider),
  job_arrived: all(request, owner, provider),
  job_working: all(request, owner, provider),
  job_finished: all(request, owner, provider),
  job_confirmed: all(request, owner, provider),
  job_cancelled: all(request, owner, provider, losers),
  job_handed_back: all(request, owner, provider, losers, boards),
  job_given_up: all(request, owner, provider),
  job_late: all(request, owner, provider),
  job_delayed: all(request, owner, provider),
  job_no_show: all(request, owner, provider, losers, boards),
  job_replaced: all(request, owner, provider, losers, boards),
  job_in_doubt: all(request, owner),
  job_due: all(provider),
  confirmation_due: all(request, owner),
  customer_gone: all(request, owner, provider),
  customer_gone_contested: all(request, owner, provider),
  technician_invited: all(provider),
  technician_changed: all(provider),
  technician_assigned: all(request, owner, provider),
  technician_taken_off: all(request, owner, provider),
  photo_added: all(request, owner, provider, boards),
  photo_removed: all(request, owner, provider, boards),
  message_sent: all(request, owner, provider),
  review_written: all(request, owner, provider),
  review_published: all(request, owner, provider),
  review_replied: all(request, owner, provider),
  provider_status_changed: all(provider, owner, requestsOfPayload),
  provider_changed: all(provider),
  verification_submitted: all(provider, admins),
  verification_changed: all(provider, requestsOfPayload, admins),
  verification_expiring: all(provider),
  trust_changed: all(provider, requestsOfPayload),
  // Every process fills its landing page again; no open screen shows them.
  site_figures_changed: () => [],
  // Every process reads its rules again.
  platform_settings_changed: () => [],
  fleet_changed: all(owner),
  driver_changed: all(owner),
  driver_reported: all(request, owner, provider),
  approval_asked: all(request, owner),
  notified: told,
  access_ended: () => [],
  // What every process believes of his sessions is forgotten.
  access_restored: () => [],
}
