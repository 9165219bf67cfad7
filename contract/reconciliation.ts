import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, instant, ok, uuid } from './primitives.ts'
import { textFrom } from './texts.ts'
import { commonFields } from './words/en/fields/common.ts'

/** What moves the balance at the card processor. */
export const movementKinds = ['charge', 'fee', 'refund', 'payout', 'chargeback', 'other'] as const
export type MovementKind = (typeof movementKinds)[number]

/** Of a difference between the processor and our books; gone: compared again, they agree. */
export const differenceStates = ['open', 'explained', 'gone'] as const
export type DifferenceState = (typeof differenceStates)[number]

/** May be below zero: "-12.00". */
const signed = z.string()

export const difference = z.object({
  id: uuid,
  day: z.string(),
  kind: z.enum(movementKinds),
  /** What it is about; null where we know of nothing that it could be. */
  job: z.nullable(z.object({ id: uuid, title: z.string() })),
  provider: z.nullable(z.object({ id: uuid, name: z.string() })),
  processor: signed,
  ledger: signed,
  foundAt: instant,
})
export type Difference = z.infer<typeof difference>

/** How our books stand with the card processor. */
export const reconciliation = z.object({
  /** The last day that was compared, and when; null before the first. */
  last: z.nullable(z.object({ day: z.string(), at: instant, movements: z.number() })),
  /** Those that nobody has explained, the newest day first; and how many there are in all. */
  differences: z.array(difference),
  count: z.number(),
})
export type Reconciliation = z.infer<typeof reconciliation>

export const explanation = z.object({ reason: textFrom(10, 1_000, 'reason', commonFields.reason) })

export const explainDifference = endpoint({
  method: 'POST',
  path: '/api/admin/differences/:id/explain',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Say where a difference between the card processor and our books comes from. Nothing is corrected by it.',
  params: byId,
  body: explanation,
  response: ok,
})

export const reconcileAgain = endpoint({
  method: 'POST',
  path: '/api/admin/reconciliation',
  caller: 'admin',
  tag: 'admin',
  summary: 'Compare the last days with the card processor again, now.',
  response: ok,
})
