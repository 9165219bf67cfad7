import type { Happened } from '../core/events.ts'
import type { Bidders, Losers } from '../deals/events.ts'
import type { OnRequests } from '../providers/events.ts'

/**
 * Some who hear of an event on an open screen (rules C26), as topics of the live stream. `Payload`: what the event must
 * carry for it.
 */
export type Hearers<Payload = unknown> = (event: Happened & { payload: Payload }) => string[]

export const request: Hearers = ({ requestId }) => (requestId ? [`request:${requestId}`] : [])

/** Whose request it is: the account, the fleet's people, its driver. */
export const owner: Hearers = ({ userId, fleetId, driverId }) => [
  ...(userId ? [`user:${userId}`] : []),
  ...(fleetId ? [`fleet:${fleetId}`] : []),
  ...(driverId ? [`driver:${driverId}`] : []),
]

export const provider: Hearers = ({ providerId }) => (providerId ? [`provider:${providerId}`] : [])
/** Only who has the job: a bid that is not accepted yet is the other side's matter. */
export const providerOfJob: Hearers = (event) => (event.jobId ? provider(event) : [])
export const boards: Hearers = () => ['board']
export const admins: Hearers = () => ['admins']
export const losers: Hearers<Losers> = ({ payload }) => payload.losers.map((id) => `provider:${id}`)
export const bidders: Hearers<Bidders> = ({ payload }) =>
  payload.bidders.map((id) => `provider:${id}`)
export const onlookers: Hearers<OnRequests> = ({ payload }) =>
  payload.requests.map((id) => `request:${id}`)
export const told: Hearers<{ users: string[] }> = ({ payload }) =>
  payload.users.map((id) => `user:${id}`)
