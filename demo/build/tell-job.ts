import { type ProviderStep, providerSteps } from '#contract/jobs.ts'
import type { RequestRow } from '../../server/asking/queries.ts'
import { deedAt } from '../../server/core/deed.ts'
import type { Author } from '../../server/core/events.ts'
import type { Services } from '../../server/core/services.ts'
import { acceptBid } from '../../server/deals/accept-bid.ts'
import { cancelRequest } from '../../server/deals/cancel-request.ts'
import { confirmJob } from '../../server/deals/confirm-job.ts'
import { handBackJob } from '../../server/deals/hand-back-job.ts'
import { findJob } from '../../server/deals/job-queries.ts'
import type { JobActor } from '../../server/deals/lock-own-job.ts'
import { submitBid } from '../../server/deals/submit-bid.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { advanceWork } from '../../server/proofs/advance-work.ts'
import type { Pressed } from '../../server/trips/advance-job.ts'
import { by, byLink, byOwner, byTechnician, ownerClaim, ownerOf, signedIn } from '../actors.ts'
import { arrivalMinutes } from '../arrivals.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { type Offer, offerOf } from '../offers.ts'
import { prove } from '../proving.ts'
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

/** The shop did the work, each step at its time after the acceptance, and the customer confirmed. Where there are files it proved it. */
export async function tellWork(
  tx: Tx,
  request: RequestRow,
  { shop, offer }: PastBid,
  jobId: string,
  acceptedAt: Date,
  chance: Chance,
  { userId }: Asker,
  files: Services['files'] | null = null,
): Promise<void> {
  const owner = ownerOf(shop)
  const late = habitOf(shop) * chance.between(0.75, 1.2)
  const minutes: Record<ProviderStep, number> = {
    start: chance.between(1, 4),
    arrive: 4 + arrivalMinutes(offer.estimatedDuration) * late,
    work: chance.between(2, 6),
    finish: chance.between(15, 55),
  }
  const sent = await sendTechnician(
    tx,
    shop,
    jobId,
    request.location_text,
    minutesAfter(acceptedAt, 0.5),
  )
  const actor = sent === null ? owner : byLink(sent, shop.id)
  const author = sent === null ? byOwner(shop) : byTechnician(sent, shop.id)
  let at = acceptedAt
  for (const step of providerSteps) {
    at =
      step === 'arrive' ? minutesAfter(acceptedAt, minutes.arrive) : minutesAfter(at, minutes[step])
    const note = step === 'finish' ? reportWords(request.service_type, chance) : null
    const pressed = step === 'arrive' ? thereAt(request, at) : undefined
    if (files && (step === 'work' || step === 'finish'))
      await tellProof(
        tx,
        files,
        { jobId, request, actor, author },
        step === 'work' ? 'before' : 'after',
        at,
      )
    await advanceWork(deedAt(at, tx, byOwner(shop)), owner, jobId, step, note, pressed)
  }
  const confirmation = deedAt(minutesAfter(at, chance.between(1, 15)), tx, by(userId))
  await confirmJob(confirmation, ownerClaim(request.customer_user_id, request.id), jobId)
}

/** Whoever did the work proved a stage of it, a minute before the next step. */
export async function tellProof(
  tx: Tx,
  files: Services['files'],
  {
    jobId,
    request,
    actor,
    author,
  }: { jobId: string; request: RequestRow; actor: JobActor; author: Author },
  stage: 'before' | 'after',
  at: Date,
): Promise<void> {
  const job = await findJob(tx, jobId)
  if (!job) throw new Error('a told job is not there')
  const deed = () => deedAt(minutesAfter(at, -0.5), tx, author)
  await prove(
    { files, db: tx, hasPhotos: true, isWhole: stage === 'before', deed },
    actor,
    job,
    request,
    stage,
  )
}

/** How a shop keeps its times: most come as they say, some say less than they need. */
const habitOf = ({ lat, lng }: RobotShop): number =>
  chanceOf('clock', `${lat}, ${lng}`).pick([0.65, 0.7, 0.7, 0.75, 0.8, 0.92])

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
