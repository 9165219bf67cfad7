import type { DetailFieldName } from '#contract/catalogue.ts'
import type {
  JobForCustomer,
  JobForProvider,
  JobForTechnician,
  OwnTimelineEntry,
  TimelineEntry,
} from '#contract/jobs.ts'
import { jobLifecycle, leftPhases, phasesSinceWork } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { picturePath } from '#contract/provider-profile.ts'
import type { Standing } from '#contract/providers.ts'
import type { RequestForOwner, RequestForPublic } from '#contract/requests.ts'
import { requestLifecycle } from '#contract/requests.ts'
import type { Rules } from '#contract/rules.ts'
import { calledService } from '#contract/services.ts'
import { settings } from '#contract/settings.ts'
import { requestNames } from '#contract/words/en/request-names.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { RequestRow } from '../asking/queries.ts'
import { areaOf, titleOf } from '../asking/request-names.ts'
import { isInHeadStart, nextAlert, preferredAlone } from '../asking/waves.ts'
import { exactPlace, roughMiles } from '../asking/whereabouts.ts'
import type { Actor } from '../auth/actor.ts'
import { maySendPlace, takesDetails } from '../deals/add-details.ts'
import { contestUntil, mayContest } from '../deals/contest-customer-gone.ts'
import type { JobRow } from '../deals/job-queries.ts'
import {
  type Access,
  holdsGuestsData,
  isGuests,
  mayClaim,
  mayRun,
  onlyLooks,
  reopenRefusal,
} from '../deals/policy.ts'
import { releaseOf } from '../deals/release.ts'
import { customerGoneFrom } from '../deals/report-customer-gone.ts'
import { firstNameOf, type TechnicianOn } from '../deals/technician-on.ts'
import { codeKeyOf } from '../trips/arrival-codes.ts'

/**
 * The redaction of a request, one function per stage (rules C10): the public, the owner, the accepted provider.
 * The board's stage is built in SQL from columns that hold nothing more (`views/provider-board.ts`).
 */
export function requestForPublic(
  request: RequestRow,
  bidCount: number,
  language: Language,
): RequestForPublic {
  return {
    id: request.id,
    view: 'public',
    title: inLanguage(serviceWords, language).types[
      calledService(request.service_type, request.trades)
    ],
    serviceType: request.service_type,
    urgency: request.urgency,
    status: request.status,
    closeReason: request.close_reason,
    area: areaOf(request, language),
    roughLat: request.rough_lat,
    roughLng: request.rough_lng,
    ...whenWanted(request),
    bidCount,
    createdAt: request.created_at.toISOString(),
    expiresAt: request.expires_at.toISOString(),
  }
}

/** What is known of those who were asked, beside the request's own row. */
export interface AskedSide {
  looked: number
  unasked: number
  covering: number | null
  rules: Rules
}

/** What only a fleet's request has. */
export type FleetSide = Pick<
  RequestForOwner,
  'driver' | 'unit' | 'approval' | 'forApproval' | 'saidNo' | 'turnedDown' | 'problem'
>

export function requestForOwner(
  request: RequestRow,
  access: Access,
  more: {
    bidCount: number
    job: JobRow | undefined
    provider: (Named & { status: Standing }) | undefined
    technician: TechnicianOn | null
    /** The customer's side may review the job and has not yet. */
    isToReview: boolean
    likely: JobForCustomer['likely']
    named: { business_name: string } | undefined
    fleet: FleetSide
    caller: Actor
    timeline: TimelineEntry[]
    asked: AskedSide
    now: Date
    language: Language
    linkKey: string
  },
): RequestForOwner {
  const {
    bidCount,
    job,
    provider,
    technician,
    isToReview,
    likely,
    named,
    fleet,
    caller,
    timeline,
    asked,
    now,
    language,
    linkKey,
  } = more
  const runs = mayRun(access)
  const running = request.status === 'in_progress' ? job : undefined
  const addsDetails = runs && running !== undefined && takesDetails(running)
  const corrects = runs && may(requestLifecycle, 'correct', request.status)
  const saysMore = corrects || addsDetails
  return {
    id: request.id,
    view: 'owner',
    title: titleOf(request, language),
    serviceType: request.service_type,
    trades: [...request.trades],
    urgency: request.urgency,
    status: request.status,
    closeReason: request.close_reason,
    location: request.location_text,
    lat: request.lat,
    lng: request.lng,
    roughMiles: roughMiles(request),
    area: areaOf(request, language),
    description: request.details.problemDescription ?? request.additional_notes ?? '',
    details: request.details as Partial<Record<DetailFieldName, string>>,
    additionalNotes: request.additional_notes,
    preferredTime: request.preferred_time,
    ...whenWanted(request),
    customerName: request.customer_name,
    contactPhone: request.customer_phone,
    lacks: saysMore ? lacksOf(request) : [],
    bidCount,
    alertedCount: alertedCountOf(request, asked),
    asked: askedOf(request, asked, now),
    createdAt: request.created_at.toISOString(),
    openedAt: request.opened_at.toISOString(),
    expiresAt: request.expires_at.toISOString(),
    reopensLeft: Math.max(0, settings.reopen.times - request.reopens),
    askedFor: named
      ? {
          businessName: named.business_name,
          othersHearAt: isInHeadStart(request) ? iso(request.next_alert_at) : null,
        }
      : null,
    isFleets: request.fleet_id !== null,
    ...fleet,
    poNumber: request.po_number,
    budget: request.budget_cents === null ? null : decimal(request.budget_cents),
    // Who only looks proves nothing.
    job:
      job && provider
        ? jobForCustomer(job, request, provider, technician, {
            linkKey: runs ? linkKey : null,
            likely,
          })
        : null,
    timeline,
    dataDeletion:
      runs && holdsGuestsData(request) ? { at: request.delete_at?.toISOString() ?? null } : null,
    can: {
      decide: access.may.decide,
      approve: access.may.approve,
      run: runs,
      writePo: access.may.writePo,
      accept: access.may.decide && may(requestLifecycle, 'accept', request.status),
      onlyBidId: access.onlyBidId,
      onlyLook: onlyLooks(access),
      cancel:
        runs &&
        may(requestLifecycle, 'cancel', request.status) &&
        (!running || may(jobLifecycle, 'cancel', running.phase)),
      correct: corrects,
      sendPlace: saysMore && maySendPlace(access) && exactPlace(request) === null,
      sayPlace: addsDetails && exactPlace(request) === null,
      addDetails: addsDetails,
      widen:
        runs &&
        may(requestLifecycle, 'widen', request.status) &&
        request.lat !== null &&
        request.widened_miles === null,
      reopen: runs && reopenRefusal(request, now) === null,
      confirm: runs && running !== undefined && may(jobLifecycle, 'confirm', running.phase),
      review: runs && isToReview,
      release: runs ? releaseOf(running, provider) : null,
      contest: runs && job !== undefined && mayContest(job, now),
      claim: runs && isGuests(request) && (caller.kind !== 'user' || mayClaim(caller)),
      addPhotos: runs && request.closed_at === null,
      follow: runs && request.closed_at === null,
    },
  }
}

/** How many know of a request: whose board has shown it before their turn know of it as well. */
export const alertedCountOf = (request: RequestRow, { unasked }: AskedSide): number =>
  request.alerted_count + unasked

/** Who has been asked by now, and who is next. */
export const askedOf = (
  request: RequestRow,
  { looked, covering, rules }: AskedSide,
  now: Date,
): RequestForOwner['asked'] => ({
  rings: ringsOf(request),
  next: nextRingOf(request, rules, now),
  looked,
  covering,
  widenedMiles: request.widened_miles,
  isPreferredFirst: request.status === 'open' && preferredAlone(request) !== null,
})

/** Each ring with those it has asked; the first was not counted apart. */
function ringsOf({ asked_rings: rings, alerted_count: all }: RequestRow) {
  const later = rings.reduce((sum, { asked = 0 }) => sum + asked, 0)
  return rings.map(({ miles, asked = all - later }) => ({ miles, asked }))
}

/** Who is asked next, by the rules in force. */
function nextRingOf(request: RequestRow, rules: Rules, now: Date) {
  const { status, urgency, lat, alert_wave: wave, next_alert_at: at } = request
  if (status !== 'open' || !at) return null
  return {
    at: at.toISOString(),
    miles: nextAlert({ urgency, lat, wave }, rules, now).ring?.to ?? null,
  }
}

/** Of an account the name and the address are known. */
const lacksOf = (request: RequestRow): RequestForOwner['lacks'] => [
  ...(request.customer_name === '' ? (['name'] as const) : []),
  ...(request.customer_email === '' && isGuests(request) ? (['email'] as const) : []),
  ...(Object.keys(request.details).length === 0 && !request.additional_notes
    ? (['details'] as const)
    : []),
]

const whenWanted = (request: RequestRow) => ({
  scheduledAt: iso(request.scheduled_at),
  timeZone: request.time_zone,
})

const core = (job: JobRow, request: RequestRow) => ({
  ...steps(job, request),
  bidId: job.bid_id,
  price: decimal(job.price_cents),
  cancellationFee: job.cancellation_fee_cents === null ? null : decimal(job.cancellation_fee_cents),
  // Of each end that costs something one is issued with it, since agreements are kept.
  hasInvoice:
    job.agreement_hash !== null &&
    job.comeback_of === null &&
    (job.phase === 'closed' || job.cancellation_fee_cents !== null),
})

const steps = (job: JobRow, request: RequestRow) => ({
  id: job.id,
  serviceRequestId: job.request_id,
  phase: job.phase,
  promisedAt: iso(job.promised_at),
  ...whenWanted(request),
  assignedAt: job.assigned_at.toISOString(),
  enRouteAt: iso(job.en_route_at),
  arrivedAt: iso(job.arrived_at),
  arrivalProof: job.arrival_proof,
  arrivalCodeWrong: job.arrival_code_wrong,
  arrivalDeniedAt: iso(job.arrival_denied_at),
  arrivalSeenAt: iso(job.arrival_seen_at),
  workingAt: iso(job.working_at),
  finishedAt: iso(job.finished_at),
  closedAt: iso(job.closed_at),
  expectedAt: iso(job.expected_at),
  contestUntil: iso(contestUntil(job)),
  contestedAt: iso(job.contested_at),
  stopAskedAt: iso(job.stop_asked_at),
  agreementHash: job.agreement_hash?.toString('hex') ?? null,
  comeback:
    job.comeback_of && request.comeback_of
      ? {
          jobId: job.comeback_of,
          requestId: request.comeback_of,
          until: request.expires_at.toISOString(),
        }
      : null,
})

const iso = (at: Date | null) => at?.toISOString() ?? null

interface Named {
  business_name: string
  phone: string
  picture_id: string | null
}

function jobForCustomer(
  job: JobRow,
  request: RequestRow,
  provider: Named,
  technician: TechnicianOn | null,
  { linkKey, likely }: { linkKey: string | null; likely: JobForCustomer['likely'] },
): JobForCustomer {
  return {
    likely,
    ...core(job, request),
    provider: {
      businessName: provider.business_name,
      phone: provider.phone || null,
      picture: provider.picture_id && picturePath(provider.picture_id),
    },
    technician: technician && {
      firstName: firstNameOf(technician.fullName),
      vehicleInfo: technician.vehicleInfo,
    },
    codeKeys:
      linkKey !== null && asksForCode(job)
        ? {
            own: codeKeyOf(job.id, 'customer', { linkKey }),
            helper: codeKeyOf(job.id, 'helper', { linkKey }),
          }
        : null,
  }
}

/** Is there an arrival ahead that a code could prove? */
const asksForCode = ({ phase }: JobRow) => may(jobLifecycle, 'arrive', phase)

const codeOfHelper = (job: JobRow, linkKey: string) =>
  asksForCode(job) ? codeKeyOf(job.id, 'helper', { linkKey }) : null

/** The accepted provider's view: contact and exact place until 24 h after the end, and not after it gave the job back. */
export function jobForProvider(
  job: JobRow,
  request: RequestRow,
  {
    technician,
    disputeWaits,
    left,
    credited,
    timeline,
  }: {
    technician: TechnicianOn | null
    disputeWaits: boolean
    /** In cents: to the provider, and of the invoice, where something was. */
    left: number
    credited: number | null
    timeline: OwnTimelineEntry[]
  },
  {
    now,
    language,
    seesEarnings,
    linkKey,
  }: { now: Date; language: Language; seesEarnings: boolean; linkKey: string },
): JobForProvider {
  return {
    ...core(job, request),
    // A list of closed jobs with their prices would say what the business earns as well.
    ...(!seesEarnings && job.closed_at && { price: null }),
    youReceive: seesEarnings ? decimal(left) : null,
    refunded: seesEarnings ? decimal(credited ?? 0) : null,
    request: {
      ...workOf(job, request, now, language),
      poNumber: sharesContact(job, now) ? request.po_number : null,
    },
    technician: technician && {
      id: technician.id,
      fullName: technician.fullName,
      phone: technician.phone,
    },
    customerNotes: job.customer_notes,
    timeline,
    disputeWaits,
    codeKey: codeOfHelper(job, linkKey),
    customerGoneFrom: iso(customerGoneFrom(job)),
  }
}

/** The view of the technician who is on it: the same work under the same times, no history, and of money what the customer pays. */
export const jobForTechnician = (
  job: JobRow,
  request: RequestRow,
  { now, language, linkKey }: { now: Date; language: Language; linkKey: string },
  said: Pick<
    JobForTechnician,
    'unreadMessages' | 'askedForMore' | 'toCollect' | 'isOnTerms' | 'isDisputed'
  >,
): JobForTechnician => ({
  ...steps(job, request),
  bidId: job.bid_id,
  request: workOf(job, request, now, language),
  customerNotes: job.customer_notes,
  // Who stands beside the customer when the work ends tells them what it comes to (decision 171).
  total: phasesSinceWork.includes(job.phase) ? decimal(job.price_cents) : null,
  codeKey: codeOfHelper(job, linkKey),
  customerGoneFrom: iso(customerGoneFrom(job)),
  ...said,
})

function workOf(
  job: JobRow,
  request: RequestRow,
  now: Date,
  language: Language,
): JobForTechnician['request'] {
  const shares = sharesContact(job, now)
  return {
    id: request.id,
    title: titleOf(request, language),
    serviceType: request.service_type,
    urgency: request.urgency,
    details: (shares ? request.details : request.board_details) as Partial<
      Record<DetailFieldName, string>
    >,
    additionalNotes: shares ? request.additional_notes : request.board_notes,
    area: areaOf(request, language),
    contact: shares
      ? {
          customerName: request.customer_name || inLanguage(requestNames, language).customer,
          phone: request.customer_phone,
          location: request.location_text,
          lat: request.lat,
          lng: request.lng,
          roughMiles: roughMiles(request) ?? undefined,
        }
      : null,
  }
}

/** May this provider still read the contact and the exact place (rules C10)? */
export function sharesContact(job: JobRow, now: Date): boolean {
  if (leftPhases.includes(job.phase)) return false
  const closed = job.closed_at?.getTime()
  return closed === undefined || closed + settings.contactAfterCloseMs > now.getTime()
}
