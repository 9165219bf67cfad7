import { dayIn } from '#contract/days.ts'
import { deadlines } from '#contract/deadlines.ts'
import type { DisputeCause } from '#contract/disputes.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import { keepLinks, type Lending, lendLink } from '../asking/links.ts'
import { findRequest, type RequestRow } from '../asking/queries.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { agreementOf, keepAgreement } from '../deals/agreement.ts'
import { findBid, insertBid, setBidStatus } from '../deals/bid-queries.ts'
import { insertJob, type JobRow } from '../deals/job-queries.ts'
import type { JobDeal } from '../deals/lock-deal.ts'
import type { Tables, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { newId } from '../platform/new-id.ts'
import { holdProvider } from '../providers/queries.ts'
import { changeDispute, type DisputeRow, endOffers } from './tables.ts'
import './events.ts'

/** Why nobody can come back for this dispute, or null: once, and where there was work that the customer objects to. */
export function comebackRefusal(
  { by_side, comeback_job_id }: Pick<DisputeRow, 'by_side' | 'comeback_job_id'>,
  { finished_at, cancellation_fee_cents }: JobRow,
): Saying | null {
  if (comeback_job_id !== null) return refusals.disputes.comebackOnce
  const wasWork = finished_at !== null && cancellation_fee_cents === null
  return by_side === 'customer' && wasWork ? null : refusals.disputes.noComeback
}

/**
 * It is agreed or decided that the provider does the work of a locked dispute again at no charge (money §6): a request and a job
 * of their own stand at once, for this provider alone, with the place, the vehicle and the service of the first. Nothing is
 * held, owed or booked for them; the contested money waits until they are done, or their time is over.
 */
export async function beginComeback(
  tx: Tx,
  deal: JobDeal,
  dispute: DisputeRow,
  why: {
    because: Extract<DisputeCause, 'offer' | 'operator'>
    words: string | null
    by: string | null
  },
  lending: Lending,
): Promise<void> {
  const { now } = lending
  const refusal = comebackRefusal(dispute, deal.job)
  if (refusal) throw new Refusal('wrong_state', refusal)
  const provider = await holdProvider(tx, deal.job.provider_id)
  if (provider?.status !== 'active')
    throw new Refusal('provider_unavailable', refusals.bids.providerGone)
  const until = new Date(now.getTime() + deadlines.comeback())
  await endOffers(tx, dispute.id, now)
  const back = await insertComeback(tx, deal, until, now)
  await changeDispute(tx, dispute.id, {
    state: 'comeback',
    comeback_job_id: back.job.id,
    award_cents: null,
    decided_because: why.because,
    decision_words: why.words,
    decided_by: why.by,
    moved_at: now,
    due_at: until,
  })
  // By mail and text, and on the page of the dispute.
  await lendLink(tx, { requestId: back.request.id, onlyBidId: null, isReadOnly: false }, lending)
  await keepLinks(tx, deal.request.id, new Date(until.getTime() + settings.disputes.linksMs))
  const facts = { comeBackBy: dayIn(deal.request.time_zone, until) }
  await recordOfDeal(tx, 'comeback_agreed', deal, { note: why.words, facts })
  await recordOfDeal(tx, 'comeback_begun', back, {
    facts,
    payload: { until: until.toISOString() },
  })
}

/**
 * What was asked for, where, of which vehicle and by whom is the same as before; how it is asked, how it stands and what became
 * of it is a comeback's own. Every column is one or the other, so that a new one is a decision.
 */
const ofComeback = {
  id: 'own',
  status: 'own',
  close_reason: 'own',
  service_type: 'same',
  trades: 'same',
  truck_class: 'same',
  urgency: 'own',
  title: 'same',
  details: 'same',
  additional_notes: 'same',
  preferred_time: 'own',
  scheduled_at: 'own',
  location_text: 'same',
  lat: 'same',
  lng: 'same',
  accuracy_m: 'same',
  place_miles: 'same',
  fixed_at: 'same',
  city: 'same',
  state: 'same',
  time_zone: 'same',
  board_details: 'same',
  board_notes: 'same',
  area_miles: 'same',
  area_direction: 'same',
  rough_lat: 'same',
  rough_lng: 'same',
  customer_name: 'same',
  customer_phone: 'same',
  customer_email: 'same',
  customer_user_id: 'same',
  delete_at: 'own',
  guest_forgotten_at: 'own',
  fleet_id: 'same',
  driver_id: 'same',
  unit_id: 'same',
  po_number: 'same',
  budget_cents: 'own',
  tow_miles: 'same',
  named_provider_id: 'own',
  next_alert_at: 'own',
  alert_wave: 'own',
  preferred_first: 'own',
  language: 'same',
  texts_consent_version: 'same',
  texts_consent_at: 'same',
  agreed_terms: 'same',
  shown_photos: 'own',
  alerted_count: 'own',
  reopens: 'own',
  created_at: 'own',
  opened_at: 'own',
  expires_at: 'own',
  closed_at: 'own',
  links_until: 'own',
  version: 'own',
  asked_rings: 'own',
  widened_miles: 'own',
  comeback_of: 'own',
} as const satisfies Record<keyof Tables['requests'], 'same' | 'own'>

type Same = {
  [C in keyof typeof ofComeback]: (typeof ofComeback)[C] extends 'same' ? C : never
}[keyof typeof ofComeback]

const isSame = (column: keyof typeof ofComeback): column is Same => ofComeback[column] === 'same'
// The keys of a literal are its type's.
const sameAsBefore = (Object.keys(ofComeback) as (keyof typeof ofComeback)[]).filter(isSame)

/** The same request once more, in progress, with a bid of nothing that is accepted, and its job. */
async function insertComeback(
  tx: Tx,
  { request: first, job: before }: JobDeal,
  until: Date,
  now: Date,
): Promise<{ request: RequestRow; job: { id: string; bid_id: string; provider_id: string } }> {
  const ids = { request: newId(), bid: newId(), job: newId() }
  const asked = await tx
    .selectFrom('requests')
    .select(sameAsBefore)
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('requests')
    .values({
      ...asked,
      id: ids.request,
      comeback_of: first.id,
      status: 'in_progress',
      // Nobody waits beside the road for it: the two agree on a time.
      urgency: 'standard',
      preferred_time: 'asap',
      created_at: now,
      opened_at: now,
      expires_at: until,
    })
    .execute()
  await insertBid(tx, {
    id: ids.bid,
    request_id: ids.request,
    provider_id: before.provider_id,
    price_cents: 0,
    lines: null,
    eta_minutes: null,
    eta_open_ended: false,
    message: null,
    refuses_terms: true,
    pledge_cents: null,
    distance_miles: null,
    request_version: 1,
    by_user_id: null,
    entered_by: null,
    created_at: now,
    updated_at: now,
    expires_at: until,
  })
  await setBidStatus(tx, ids.bid, 'accepted', null, now)
  const [request, bid] = [await findRequest(tx, ids.request), await findBid(tx, ids.bid)]
  if (!request || !bid) throw new Error('a comeback without its request')
  const agreed = agreementOf(request, bid, null, null, now, before.id)
  const job = { id: ids.job, bid_id: ids.bid, provider_id: before.provider_id }
  await insertJob(tx, {
    ...job,
    request_id: ids.request,
    price_cents: 0,
    customer_notes: before.customer_notes,
    promised_at: null,
    assigned_at: now,
    agreement_hash: agreed.hash,
    comeback_of: before.id,
  })
  await keepAgreement(tx, ids.job, agreed, now)
  return { request, job }
}
