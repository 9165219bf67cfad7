import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { lifecycle } from './lifecycle.ts'
import { byId, centsOf, money, ok } from './primitives.ts'
import { textFrom } from './texts.ts'
import { commonFields } from './words/en/fields/common.ts'
import { jobFields } from './words/en/fields/job.ts'
import { lifecycles } from './words/en/lifecycles.ts'

/** Of money on its way back to a card. */
export const refundStates = ['asked', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

export const refundLifecycle = lifecycle({
  states: refundStates,
  initial: 'asked',
  refusals: lifecycles.refunds,
  actions: {
    arrive: { from: ['asked'], to: 'done', by: ['consequence'] },
    /** The processor gives nothing back on this card anymore. */
    fail: { from: ['asked'], to: 'failed', by: ['consequence'] },
  },
})

/** Who has given it back. */
export const refundReasons = ['provider', 'operator', 'dispute'] as const
export type RefundReason = (typeof refundReasons)[number]

/**
 * What of the platform's fee goes back with a part of the price. Counted on all that has gone back by then, so that many
 * small parts give back what one large one does, and never more than the fee.
 */
export const feeReturnedCents = (fee: number, total: number, before: number, now: number): number =>
  Math.floor((fee * (before + now)) / total) - Math.floor((fee * before) / total)

export const refundBody = z.object({
  amount: z
    .string(jobFields.refund)
    .check(z.refine((value) => (centsOf(value) ?? 0) > 0, jobFields.refund)),
  reason: textFrom(3, 500, 'reason', commonFields.reason),
})

export const refundJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/refund',
  caller: 'service_provider',
  right: 'keepMoney',
  tag: 'jobs',
  summary: 'The provider gives back what a card has paid for a job, all of it or a part.',
  params: byId,
  body: refundBody,
  response: ok,
})

/** `seen` is how much can be given back as the page shows it. */
export const refundAtDeskBody = z.extend(refundBody, { seen: z.optional(money) })

export const refundAtDesk = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:id/refund',
  caller: 'admin',
  tag: 'admin',
  summary: 'Give back what a card has paid for a job, for a reason that both sides read.',
  params: byId,
  body: refundAtDeskBody,
  response: ok,
})
