import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, centsOf, instant, money } from './primitives.ts'
import { settings } from './settings.ts'
import { jobFields } from './words/en/fields/job.ts'

const { leastCents, mostCents } = settings.tips

/** How a tip stands: its page waits for a card, it is being taken, it was taken, the card did not work. */
export const tipStates = ['needs_card', 'taking', 'taken', 'failed'] as const
export type TipState = (typeof tipStates)[number]

export const tip = z.object({
  state: z.enum(tipStates),
  amount: money,
  /** What of it has gone back to the card, or is on its way there. */
  refunded: money,
  /** For whom of the provider's people: a first name. */
  technician: z.nullable(z.string()),
})

/** What a reader who may give a tip needs to know. */
export const mayTip = z.object({
  until: instant,
  /** The card that has paid for the job, and would pay this too; without one the card processor's page asks for one. */
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  technician: z.nullable(z.string()),
})

const range = jobFields.tip({ leastCents, mostCents })

export const tipBody = z.object({
  /** "0.00": no, thank you. */
  amount: z.string(range).check(
    z.refine((value) => {
      const cents = centsOf(value)
      return cents === 0 || (cents !== null && cents >= leastCents && cents <= mostCents)
    }, range),
  ),
})

export const tipJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/tip',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'The customer gives a tip within a week after the job, by card; all of it is the provider’s. With an address, the card processor’s page there asks for a card; without one, the card that has paid is charged. 0.00 says no, and nobody asks again.',
  params: byId,
  body: tipBody,
  response: z.object({ url: z.nullable(z.string()) }),
})
