import * as z from 'zod/mini'
import { inChain } from './approver-chain.ts'
import { bidLine, lineCents } from './bid-lines.ts'
import { endpoint } from './endpoint.ts'
import { lifecycle } from './lifecycle.ts'
import { photo } from './photos.ts'
import { byId, instant, money, ok, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { text } from './texts.ts'
import { jobFields } from './words/en/fields/job.ts'
import { lifecycles } from './words/en/lifecycles.ts'

export const changeOrderStates = [
  'sent',
  'approved',
  'partly_approved',
  'declined',
  'withdrawn',
  'expired',
  'void',
] as const
export type ChangeOrderState = (typeof changeOrderStates)[number]

export const changeOrderLifecycle = lifecycle({
  states: changeOrderStates,
  initial: 'sent',
  refusals: lifecycles.changeOrders,
  actions: {
    approve: { from: ['sent'], to: 'approved', by: ['customer'] },
    approve_partly: { from: ['sent'], to: 'partly_approved', by: ['customer'] },
    decline: { from: ['sent'], to: 'declined', by: ['customer'] },
    withdraw: { from: ['sent'], to: 'withdrawn', by: ['provider'] },
    expire: { from: ['sent'], to: 'expired', by: ['clock'], deadline: 'changeOrderExpiry' },
    // The job has ended some other way.
    void: { from: ['sent'], to: 'void', by: ['consequence'] },
  },
})

/** After these the provider does what was agreed, or leaves. */
export const unapproved: readonly ChangeOrderState[] = ['declined', 'expired']

/** Why it costs more than the bid said. */
export const changeReasons = [
  'seized_parts',
  'wrong_info',
  'extra_damage',
  'wrong_tire_size',
  'recovery_needed',
  'waiting',
  'part_found_bad',
  'other',
] as const
export type ChangeReason = (typeof changeReasons)[number]

const { most } = settings.bidLines

/** What is to be added; nothing of it takes anything off, and the call-out fee stands in the bid. */
export const addedLines = z.array(bidLine).check(
  z.minLength(1, jobFields.lineMissing),
  z.maxLength(most, jobFields.tooManyLines({ most })),
  z.refine(
    (lines) => lines.every(({ kind }) => kind !== 'call_out' && kind !== 'discount'),
    jobFields.addedLines,
  ),
  z.refine((lines) => lines.every((line) => lineCents(line) > 0), jobFields.unitPrice),
)

/** Must a photo show why? Of a rise above a share of the agreed price, or above a sum. */
export const needsPhoto = (riseCents: number, priceCents: number): boolean =>
  riseCents > (priceCents * settings.changeOrders.photoAbovePercent) / 100 ||
  riseCents > settings.changeOrders.photoAboveCents

export const changeOrder = z.object({
  id: uuid,
  jobId: uuid,
  status: z.enum(changeOrderStates),
  reason: z.enum(changeReasons),
  words: z.nullable(z.string()),
  lines: z.array(bidLine),
  /** What all its lines come to. */
  rise: money,
  /** The agreed price before it, and with all of it. */
  priceBefore: money,
  priceAfter: money,
  /** Which of its lines were approved, counted from 0; null where none was. */
  approvedLines: z.nullable(z.array(z.number())),
  photos: z.array(photo),
  sentAt: instant,
  expiresAt: instant,
  /** Where all of it is above the limit of a fleet's driver; no one's word is wanted for that where it is not. */
  ...inChain,
})
export type ChangeOrder = z.infer<typeof changeOrder>

export const listChangeOrders = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/change-orders',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'What the provider has asked for beyond the agreed price, newest first.',
  params: byId,
  response: z.array(changeOrder),
})

export const changeOrderBody = z.object({
  reason: z.enum(changeReasons, jobFields.changeReason),
  words: z.optional(text(500, 'reason')),
  lines: addedLines,
  photoIds: z.optional(z.array(uuid).check(z.maxLength(settings.messages.photos))),
})

export const sendChangeOrder = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/change-orders',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary: 'The provider has found more than was asked for, and asks for more money, line by line.',
  params: byId,
  body: changeOrderBody,
  status: 201,
  response: changeOrder,
})

export const withdrawChangeOrder = endpoint({
  method: 'POST',
  path: '/api/change-orders/:id/withdraw',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary: 'The provider takes back what was asked for and not answered yet.',
  params: byId,
  response: ok,
})

const byLink = { caller: 'technician', tag: 'technicians' } as const

export const askForMoreAsTechnician = endpoint({
  method: 'POST',
  path: '/api/technician/jobs/:id/change-orders',
  ...byLink,
  summary:
    'The technician at the truck has found more than was asked for, and asks for more money, line by line.',
  params: byId,
  body: changeOrderBody,
  status: 201,
  response: ok,
})

export const withdrawAsTechnician = endpoint({
  method: 'POST',
  path: '/api/technician/change-orders/:id/withdraw',
  ...byLink,
  summary: 'The technician takes back what was asked for and not answered yet.',
  params: byId,
  response: ok,
})

export const decideChangeOrder = endpoint({
  method: 'POST',
  path: '/api/change-orders/:id/decision',
  caller: 'request_party',
  tag: 'jobs',
  summary: 'The customer approves some or all of its lines, or none of them.',
  params: byId,
  body: z.object({
    /** Counted from 0; none of them is a no. */
    approvedLines: z.array(z.int().check(z.minimum(0), z.maximum(most))).check(z.maxLength(most)),
    /** The price that will be agreed on then, as the caller saw it. */
    total: z.string().check(z.maxLength(20)),
    reason: z.optional(text(500, 'reason')),
  }),
  response: ok,
})

export const leaveAfterNo = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/leave',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary: 'The provider leaves, since what it found was not approved: for the fee of having come.',
  params: byId,
  response: ok,
})

/** The lines that are meant, counted from 0; null where one is named that is not there, or twice. */
export function chosenLines<L>(lines: readonly L[], chosen: readonly number[]): L[] | null {
  const found = lines.filter((_, index) => chosen.includes(index))
  return found.length === chosen.length ? found : null
}
