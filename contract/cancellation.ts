import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { JobPhase } from './job-lifecycle.ts'
import { byId, instant, money } from './primitives.ts'
import { settings } from './settings.ts'

/** How far an accepted job may have come and still be called off, each with its price. */
export const feeStages = ['assigned', 'en_route', 'arrived'] as const
export type FeeStage = (typeof feeStages)[number]

/** Why calling it off is free now. */
export const freeReasons = [
  'no_job',
  'no_agreement',
  'suspended',
  'just_accepted',
  'late',
  'not_started',
  'far_ahead',
] as const
export type FreeReason = (typeof freeReasons)[number]

const { freeMs, lateMs, notStartedMs, scheduledFreeMs, stages } = settings.cancellation

/**
 * The fee of a stage in cents (money §5): a share of the agreed price, or the call-out fee of the bid once the truck
 * rolls; never above the stage's most, nor above the price.
 */
export function stageFeeCents(
  stage: FeeStage,
  { priceCents, callOutCents }: Pick<CancellableJob, 'priceCents' | 'callOutCents'>,
): number {
  const { percent, maxCents } = stages[stage]
  const share = Math.round((priceCents * percent) / 100)
  const asked = stage === 'assigned' ? share : (callOutCents ?? share)
  return Math.min(priceCents, maxCents, asked)
}

/** What the fee of a job goes by. Times are milliseconds of the server's clock. */
export interface CancellableJob {
  stage: FeeStage
  priceCents: number
  /** The call-out fee among the lines of the bid; null without one. */
  callOutCents: number | null
  acceptedAt: number
  promisedAt: number | null
  /** Of a scheduled job the time asked for. */
  scheduledAt: number | null
  etaMinutes: number | null
  isSuspended: boolean
}

export interface CancellationFee {
  feeCents: number
  because: FreeReason | null
}

/** When it is too late to come: the time promised, or the usual one where nothing was, and some minutes of grace. */
const lateFrom = ({ acceptedAt, promisedAt }: CancellableJob) =>
  (promisedAt ?? acceptedAt + settings.missingEtaMinutes * 60_000) + lateMs

/** Until when somebody who has won a job should have set out. */
const startBy = ({ acceptedAt, scheduledAt, etaMinutes }: CancellableJob) =>
  Math.max(acceptedAt, (scheduledAt ?? 0) - (etaMinutes ?? 0) * 60_000) + notStartedMs

/** What calling a job off costs at a moment (money §5). The first rule that holds decides. */
export function feeAt(job: CancellableJob, now: number): CancellationFee {
  const because = freeBecause(job, now)
  return { because, feeCents: because ? 0 : stageFeeCents(job.stage, job) }
}

/** Is an appointment so far off that calling it off is free anyway? Both in milliseconds. */
export const isFarAhead = (scheduledAt: number | null, now: number): boolean =>
  scheduledAt !== null && scheduledAt - now > scheduledFreeMs

function freeBecause(job: CancellableJob, now: number): FreeReason | null {
  const { stage, acceptedAt, scheduledAt } = job
  if (job.isSuspended) return 'suspended'
  if (stage !== 'arrived' && now <= acceptedAt + freeMs) return 'just_accepted'
  if (stage !== 'arrived' && now >= lateFrom(job)) return 'late'
  if (stage === 'assigned' && now > startBy(job)) return 'not_started'
  if (isFarAhead(scheduledAt, now)) return 'far_ahead'
  return null
}

/** The moments at which the clock alone may change the fee, in their order. */
const turns = (job: CancellableJob): number[] =>
  [
    job.acceptedAt + freeMs + 1,
    lateFrom(job),
    startBy(job) + 1,
    ...(job.scheduledAt === null ? [] : [job.scheduledAt - scheduledFreeMs]),
  ].toSorted((a, b) => a - b)

export interface Turns {
  changesAt: number | null
  /** What the fee is from then on. */
  changesToCents: number | null
  freeFrom: number | null
  /** Why it will be free. */
  freeBecause: FreeReason | null
}

/** When the clock alone changes the fee next, and to what, and from when on it is free: null where it never is. */
export function turnsOf(job: CancellableJob, now: number): Turns {
  const { feeCents } = feeAt(job, now)
  const later = turns(job).filter((at) => at > now)
  const changesAt = later.find((at) => feeAt(job, at).feeCents !== feeCents) ?? null
  const freeFrom =
    feeCents === 0 ? null : (later.find((at) => feeAt(job, at).feeCents === 0) ?? null)
  return {
    changesAt,
    changesToCents: changesAt === null ? null : feeAt(job, changesAt).feeCents,
    freeFrom,
    freeBecause: freeFrom === null ? null : feeAt(job, freeFrom).because,
  }
}

/** The stage of a phase in which a job can be called off; null in any other. */
export const stageOf = (phase: JobPhase): FeeStage | null =>
  feeStages.find((stage) => stage === phase) ?? null

export const cancellation = z.object({
  /** What the customer would owe the provider: from the card that holds the price, on the bill of a fleet on terms, else paid directly. */
  fee: money,
  /** What of the fee is taken from a card that holds the price, what a credit pays with it, and what is paid directly: all nothing on the bill of a fleet. */
  card: money,
  credit: money,
  direct: money,
  stage: z.nullable(z.enum(feeStages)),
  /** Why it is free; null where it is not. */
  because: z.nullable(z.enum(freeReasons)),
  /** From when on it costs nothing if nothing else happens. */
  freeFrom: z.nullable(instant),
  /** Why it will be free then: which of the provider's steps would keep it from that. */
  freeBecause: z.nullable(z.enum(freeReasons)),
  /** When the fee changes if nothing else happens. */
  changesAt: z.nullable(instant),
  changesTo: z.nullable(money),
})
export type Cancellation = z.infer<typeof cancellation>

export const readCancellation = endpoint({
  method: 'GET',
  path: '/api/service-requests/:id/cancellation',
  caller: 'request_party',
  tag: 'requests',
  summary: 'What it costs the customer to cancel now, and when that changes (rules C12).',
  params: byId,
  response: cancellation,
})
