import type { EventName } from '#contract/event-names.ts'
import { type StepId, stepIds } from '#contract/verification-steps.ts'
import type { Reach } from '../../requests/reach.ts'
import type { RequestFacts } from './facts.ts'
import type { Notice, Teller } from './notice.ts'
import { technicianCancelled, technicianInvited, technicianMoved } from './tell-technicians.ts'

type Channels = { mail: boolean; sms: boolean }
const inApp: Channels = { mail: false, sms: false }
const byMail = { mail: true, sms: false }
const byAll = { mail: true, sms: true }

const pageOf = ({ id, isFleets }: RequestFacts) => (isFleets ? `/fleet-bids/${id}` : `/bids/${id}`)
const portal = '/driver-portal'
const board = '/provider-dashboard'
const ownBids = '/provider-dashboard?tab=bids'
const verificationPage = '/provider-verification'

/** To the side that asked for help: its accounts and the person at the truck; a fleet's driver has a page of his own. */
const toOwners = (
  request: RequestFacts,
  title: string,
  body: string,
  channels: Channels,
): Notice[] => [
  { users: request.owners, contact: true, title, body, link: pageOf(request), ...channels },
  ...(request.driver === null
    ? []
    : [{ users: [request.driver], contact: false, title, body, link: portal, ...inApp }]),
]

/** The same to the accounts alone. */
const toAccounts = (request: RequestFacts, title: string, body: string, channels: Channels) =>
  toOwners(request, title, body, channels).map((notice) => ({ ...notice, contact: false }))

const toProviders = (
  users: readonly string[],
  title: string,
  body: string,
  link: string,
  channels: { mail: boolean; sms: boolean },
): Notice => ({ users, contact: false, title, body, link, ...channels })

/** A new request on a board: an SMS where every minute counts, else a mail. */
const alert: Teller = async ({ name, requestId, payload }, facts) => {
  const request = await facts.request(requestId)
  if (!request || !payload?.reach) return []
  // Written by `create-request.ts` and `board-card.ts`.
  const reach = payload.reach as Reach
  // Who was asked for by name has heard of it when it was opened.
  const knows =
    name === 'request_alerted' ? await facts.providerUser(reach.namedProviderId ?? null) : []
  const users = (await facts.reached(reach)).filter((user) => !knows.includes(user))
  const isPressing = request.urgency === 'emergency' || request.urgency === 'urgent'
  // Most titles say the place already.
  const where = request.title.includes(request.area) ? '' : `${request.area}. `
  return [
    toProviders(users, request.title, `${where}See it on your board and bid.`, board, {
      mail: !isPressing,
      sms: isPressing,
    }),
  ]
}

/** A step of the job, for who waits for it. */
const step =
  (title: string, body: (businessName: string) => string, channels = byAll): Teller =>
  async ({ requestId, bidId, providerId }, facts) => {
    const request = await facts.request(requestId)
    const bid = bidId ? await facts.bid(bidId) : undefined
    const name = bid?.businessName ?? (await facts.nameOf(providerId)) ?? 'The provider'
    return request ? toOwners(request, title, body(name), channels) : []
  }

const toProvider =
  (
    title: string,
    body: (request: RequestFacts) => string,
    channels: { mail: boolean; sms: boolean },
  ): Teller =>
  async ({ requestId, providerId }, facts) => {
    const request = await facts.request(requestId)
    const users = await facts.providerUser(providerId)
    return request ? [toProviders(users, title, body(request), ownBids, channels)] : []
  }

const all =
  (...tellers: Teller[]): Teller =>
  async (event, facts) =>
    (await Promise.all(tellers.map((tell) => tell(event, facts)))).flat()

const opened: Teller = async ({ requestId }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const body = 'Providers nearby are being alerted. Their bids appear on your page.'
  return toOwners(request, `Your request is out: ${request.title}`, body, byMail)
}

const bidCame: Teller = async ({ requestId, bidId }, facts) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  if (!request || !bid) return []
  const title = `${bid.businessName} bids $${bid.price}`
  const body = bid.eta ? `Arrival in ${bid.eta}.` : 'No arrival time given.'
  // The first one is worth a mail; who waits for more is on the page.
  return toOwners(request, title, body, request.bidCount === 1 ? byMail : inApp)
}

const won: Teller = async ({ requestId, bidId, providerId, payload }, facts) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  if (!request || !bid) return []
  const winners = await facts.providerUser(providerId)
  const losers = await facts.providerUsers(payload?.losers)
  return [
    toProviders(
      winners,
      `You won: ${request.title}`,
      `Agreed price $${bid.price}. Contact and exact place are on your job.`,
      '/provider-dashboard?tab=bids',
      byAll,
    ),
    toProviders(
      losers,
      `Another bid was taken: ${request.title}`,
      'Thank you for bidding.',
      ownBids,
      inApp,
    ),
    ...toOwners(
      request,
      `${bid.businessName} is on your request`,
      `Agreed price $${bid.price}.`,
      byMail,
    ),
  ]
}

const messageCame: Teller = async (event, facts) => {
  const request = await facts.request(event.requestId)
  if (!request) return []
  const title = `New message: ${request.title}`
  const body = 'Open it to answer.'
  if (event.payload?.side !== 'customer') return toAccounts(request, title, body, inApp)
  const users = await facts.providerUser(event.providerId)
  return [toProviders(users, title, body, ownBids, inApp)]
}

const reviewed: Teller = async ({ requestId, providerId }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const title = `Review of “${request.title}”`
  return [
    toProviders(
      await facts.providerUser(providerId),
      title,
      'Both reviews can be read now.',
      ownBids,
      inApp,
    ),
    ...toAccounts(request, title, 'Both reviews can be read now.', inApp),
  ]
}

const approvalWanted: Teller = async ({ requestId, bidId }, facts) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  if (!request || !bid) return []
  const body = `A driver wants to accept ${bid.businessName} for $${bid.price}, above his limit.`
  const title = `Your approval is needed: ${request.title}`
  // The driver has asked for it; those who decide are told.
  return toAccounts({ ...request, driver: null }, title, body, byAll)
}

const driverSaid: Teller = async ({ requestId, providerId, payload }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const isProblem = payload?.kind === 'problem'
  const title = isProblem
    ? `The driver has a problem: ${request.title}`
    : `The driver is there: ${request.title}`
  const users = await facts.providerUser(providerId)
  return [
    toProviders(users, title, 'See the job for his words.', ownBids, isProblem ? byAll : inApp),
    ...toAccounts({ ...request, driver: null }, title, 'See the timeline for his words.', inApp),
  ]
}

const standingChanged: Teller = async ({ providerId, payload }, facts) => {
  const users = await facts.providerUser(providerId)
  const isActive = payload?.status === 'active'
  return [
    toProviders(
      users,
      isActive ? 'Your account is approved' : 'Your account is suspended',
      isActive
        ? 'Requests in your reach are on your board: you can bid now.'
        : 'You can read, but not bid.',
      board,
      byMail,
    ),
  ]
}

/** How a step is called in the middle of a sentence. */
const stepNames: Record<StepId, string> = {
  identity: 'proof of identity',
  business_license: 'business license',
  insurance: 'insurance',
  background_check: 'background check',
  vehicle_equipment: 'vehicle and equipment document',
  certifications: 'certificate',
}
/** The step of an event's payload, as `announce.ts` and `remind-of-expiry.ts` write it. */
const stepOf = (payload: Record<string, unknown> | null): StepId | undefined =>
  stepIds.find((id) => id === payload?.step)

const stepChanged: Teller = async ({ providerId, payload }, facts) => {
  const step = stepOf(payload)
  if (!step) return []
  const users = await facts.providerUser(providerId)
  const name = stepNames[step]
  const say = (title: string, body: string) => [
    toProviders(users, title, body, verificationPage, byMail),
  ]
  if (payload?.status === 'completed')
    return say(`Approved: your ${name}`, 'See your level and what is left to do.')
  if (payload?.status === 'failed')
    return say(`Not approved: your ${name}`, 'Read the reason and try again.')
  const stops = step === 'insurance' || step === 'business_license'
  return say(
    `Expired: your ${name}`,
    stops ? 'You cannot bid until a current one is approved.' : 'Hand in a current one.',
  )
}

const stepExpires: Teller = async ({ providerId, payload }, facts) => {
  const step = stepOf(payload)
  if (!step || typeof payload?.expiresOn !== 'string') return []
  const users = await facts.providerUser(providerId)
  const day = new Date(payload.expiresOn).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    dateStyle: 'long',
  })
  const title = `Your ${stepNames[step]} expires on ${day}`
  return [toProviders(users, title, 'Hand in the new one before then.', verificationPage, byMail)]
}

const nothing: Teller | null = null

/** Who is told of an event beside the open screens, and by what. An event without a line here does not compile. */
export const tellers: Record<EventName, Teller | null> = {
  request_opened: all(opened, alert),
  request_alerted: alert,
  request_reopened: alert,
  request_claimed: nothing,
  request_declined: nothing,
  request_cancelled: async ({ requestId, payload }, facts) => {
    const request = await facts.request(requestId)
    const users = await facts.providerUsers(payload?.losers)
    const title = `Cancelled: ${request?.title ?? ''}`
    return request
      ? [toProviders(users, title, 'The customer needs no help any more.', ownBids, inApp)]
      : []
  },
  request_expired: step(
    'Your request has expired',
    () => 'Nobody was taken in time. You can open it again within 24 hours.',
    byMail,
  ),
  bid_submitted: bidCame,
  bid_changed: async ({ requestId, bidId }, facts) => {
    const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
    if (!request || !bid) return []
    return toOwners(request, `${bid.businessName} changed the bid`, `Now $${bid.price}.`, inApp)
  },
  bid_withdrawn: nothing,
  bid_rejected: toProvider('Your bid was turned down', ({ title }) => title, inApp),
  bid_expired: toProvider('Your bid has expired', ({ title }) => title, inApp),
  bid_accepted: won,
  job_started: step('Help is on the way', (name) => `${name} has set out.`, {
    mail: false,
    sms: true,
  }),
  job_arrived: step('Help has arrived', (name) => `${name} is there.`, { mail: false, sms: true }),
  job_working: nothing,
  job_finished: step('The work is done', (name) => `${name} has finished. Please confirm.`),
  job_confirmed: toProvider(
    'The job is closed',
    ({ title }) => `${title}. You can review the customer.`,
    inApp,
  ),
  job_cancelled: all(
    toProvider('The customer has cancelled', ({ title }) => title, byAll),
    technicianCancelled,
  ),
  job_handed_back: all(
    step(
      'The provider cannot come',
      (name) => `${name} gave the job back. Your request is open again.`,
    ),
    alert,
  ),
  job_given_up: step('The work could not be completed', (name) => `${name} has ended the job.`),
  job_late: toProvider(
    'Are you still coming?',
    ({ title }) => `${title}: the promised time is over. Say when you will be there.`,
    byAll,
  ),
  job_delayed: step('Help comes later', (name) => `${name} has said a new time.`, {
    mail: false,
    sms: true,
  }),
  job_no_show: all(
    step('Nobody came', (name) => `${name} did not come. Your request is open again.`),
    toProvider('You did not come', ({ title }) => `${title} is open for others again.`, byAll),
    technicianCancelled,
    alert,
  ),
  job_replaced: all(
    toProvider('The customer takes somebody else', ({ title }) => title, byMail),
    technicianCancelled,
    alert,
  ),
  job_due: toProvider(
    'A job starts within the hour',
    ({ title }) => `${title}. Press “on the way” when you set out.`,
    byAll,
  ),
  confirmation_due: step(
    'Is the work done?',
    (name) => `${name} has finished. Please confirm; it confirms itself 24 hours after that.`,
  ),
  customer_gone: step(
    'The provider did not find you',
    (name) => `${name} has waited and ended the job. You can say otherwise within 24 hours.`,
  ),
  customer_gone_contested: toProvider(
    'The customer says that somebody was there',
    ({ title }) => `${title}. See the job for the words.`,
    byMail,
  ),
  technician_invited: technicianInvited,
  technician_changed: nothing,
  technician_assigned: technicianMoved,
  technician_taken_off: technicianMoved,
  photo_added: nothing,
  photo_removed: nothing,
  message_sent: messageCame,
  review_written: nothing,
  review_published: reviewed,
  review_replied: nothing,
  provider_status_changed: standingChanged,
  provider_changed: nothing,
  verification_submitted: nothing,
  verification_changed: stepChanged,
  verification_expiring: stepExpires,
  trust_changed: nothing,
  fleet_changed: nothing,
  driver_changed: nothing,
  driver_reported: driverSaid,
  approval_asked: approvalWanted,
  site_figures_changed: nothing,
  platform_settings_changed: nothing,
  notified: nothing,
  access_ended: nothing,
  access_restored: nothing,
}
