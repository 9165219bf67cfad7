import { type ProviderStep, providerSteps } from '#contract/jobs.ts'
import type { RequestRow } from '../../server/asking/queries.ts'
import { deedAt } from '../../server/core/deed.ts'
import { acceptBid } from '../../server/deals/accept-bid.ts'
import { cancelRequest } from '../../server/deals/cancel-request.ts'
import { confirmJob } from '../../server/deals/confirm-job.ts'
import { handBackJob } from '../../server/deals/hand-back-job.ts'
import { submitBid } from '../../server/deals/submit-bid.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { advanceJob, type Pressed } from '../../server/trips/advance-job.ts'
import { by, byOwner, ownerClaim, signedIn } from '../actors.ts'
import { arrivalMinutes } from '../arrivals.ts'
import type { Chance } from '../chance.ts'
import { type Offer, offerOf } from '../offers.ts'
import type { RobotShop } from '../queries.ts'
import { acceptWords, reportWords } from '../words.ts'
import type { Asker } from './ask-for-help.ts'
import { minutesAfter } from './open-user.ts'
import { sendTechnician } from './send-technician.ts'

export interface PastBid {
  bidId: string
  shop: RobotShop
  offer: Offer
}

/** A shop answered the request some minutes after it opened. */
export async function tellBid(
  tx: Tx,
  request: RequestRow,
  shop: RobotShop,
  minutes: number,
  chance: Chance,
): Promise<PastBid> {
  const offer = offerOf({ ...request, serviceType: request.service_type }, shop, chance)
  const { bidId } = await submitBid(
    deedAt(minutesAfter(request.created_at, minutes), tx, byOwner(shop)),
    signedIn(shop.owner_user_id, 'service_provider'),
    { ...offer, serviceRequestId: request.id },
  )
  return { bidId, shop, offer }
}

/** The customer took a bid; gives the job. */
export async function tellAcceptance(
  tx: Tx,
  request: RequestRow,
  bid: PastBid,
  at: Date,
  chance: Chance,
  { userId }: Asker,
): Promise<string> {
  const claim = ownerClaim(request.customer_user_id, request.id)
  const { jobId } = await acceptBid(deedAt(at, tx, by(userId)), claim, {
    bidId: bid.bidId,
    price: bid.offer.price,
    customerNotes: acceptWords(chance),
  })
  if (jobId === null) throw new Error('the demo has no spending limits in its past')
  return jobId
}

/** The shop did the work, each step at its time after the acceptance, and the customer confirmed. */
export async function tellWork(
  tx: Tx,
  request: RequestRow,
  { shop, offer }: PastBid,
  jobId: string,
  acceptedAt: Date,
  chance: Chance,
  { userId }: Asker,
): Promise<void> {
  const technician = signedIn(shop.owner_user_id, 'service_provider')
  const late = chance.between(0.7, 1.12)
  const minutes: Record<ProviderStep, number> = {
    start: chance.between(1, 4),
    arrive: 5 + arrivalMinutes(offer.estimatedDuration) * late,
    work: chance.between(2, 6),
    finish: chance.between(15, 55),
  }
  await sendTechnician(tx, shop, jobId, request.location_text, minutesAfter(acceptedAt, 0.5))
  let at = acceptedAt
  for (const step of providerSteps) {
    at =
      step === 'arrive' ? minutesAfter(acceptedAt, minutes.arrive) : minutesAfter(at, minutes[step])
    const note = step === 'finish' ? reportWords(request.service_type, chance) : null
    const pressed = step === 'arrive' ? thereAt(request, at) : undefined
    await advanceJob(deedAt(at, tx, byOwner(shop)), technician, jobId, step, note, pressed)
  }
  const confirmation = deedAt(minutesAfter(at, chance.between(1, 15)), tx, by(userId))
  await confirmJob(confirmation, ownerClaim(request.customer_user_id, request.id), jobId)
}

/** A phone at the truck, as it proves an arrival. */
export const thereAt = (
  { lat, lng }: { lat: number | null; lng: number | null },
  at: Date,
): Pressed | undefined =>
  lat === null || lng === null
    ? undefined
    : { fix: { lat, lng, accuracyM: 10, fixedAt: at.toISOString() }, linkKey: '' }

/** The shop could not come after all: the request opened again. */
export const tellHandBack = (tx: Tx, { shop }: PastBid, jobId: string, at: Date) =>
  handBackJob(
    deedAt(at, tx, byOwner(shop)),
    signedIn(shop.owner_user_id, 'service_provider'),
    jobId,
    'Our truck is held up at another breakdown.',
  )

/** The customer did not need help any more. */
export const tellCancellation = (tx: Tx, request: RequestRow, at: Date) =>
  cancelRequest(deedAt(at, tx), ownerClaim(request.customer_user_id, request.id), request.id, {
    reason: 'Got going again without help.',
  })
