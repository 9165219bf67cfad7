import * as z from 'zod/mini'
import type { ArrivalProof, JobPhase } from './job-lifecycle.ts'
import { decimal } from './primitives.ts'
import { settings } from './settings.ts'
import { providerFields } from './words/en/fields/provider.ts'

/** What a shop may pledge to who is left waiting, in dollars: so much of the next repair. */
export const pledges = settings.pledges.map(decimal)

/** As a shop sets it; null for none. */
export const pledgeField = z.optional(z.nullable(z.enum(pledges, providerFields.pledge)))

/** How a job ended that opened its request again. */
export type Ending = 'hand_back' | 'no_show' | 'replace' | 'release'

export interface EndedJob {
  /** In which it ended. */
  phase: JobPhase
  arrivalProof: ArrivalProof | null
  /** In milliseconds; null where nothing was promised. */
  promisedAt: number | null
  /** Customer and provider are the same people: nobody was left waiting. */
  isSamePeople: boolean
}

/**
 * Is the pledge owed (money §8, K15)? Where nobody came, or the shop hands the job back after its promise has broken. Not
 * where it was there and something proves it, nor where the operator or a suspension has ended the job. An arrival that the
 * customer has contested is none by then: the job is on its way again.
 */
export function owesPledge(ending: Ending, job: EndedJob, now: number): boolean {
  if (job.isSamePeople || job.promisedAt === null || now <= job.promisedAt) return false
  if (ending === 'no_show') return true
  const wasThere =
    job.phase === 'arrived' && job.arrivalProof !== null && job.arrivalProof !== 'none'
  return ending === 'hand_back' && !wasThere
}

const { leastCents } = settings.cards

/** What of a price a credit pays when a card is put on it: the card holds the rest, and never less than the processor takes. */
export const creditFor = (priceCents: number, leftCents: number): number =>
  Math.max(0, Math.min(leftCents, priceCents - leastCents))

/**
 * How what is taken of a job divides between its card and the credit that is reserved with it. Of a price the credit first,
 * the card never less than the processor takes; of a fee for canceling the card first, and only what it does not hold comes
 * from the credit, which is for a repair.
 */
export function splitTaken(
  of: 'price' | 'fee',
  cents: number,
  { card, credit }: { card: number; credit: number },
): { card: number; credit: number } {
  if (of === 'fee') {
    const byCard = Math.min(card, cents)
    return { card: byCard, credit: Math.min(credit, cents - byCard) }
  }
  const byCredit = creditFor(cents, credit)
  return { card: Math.min(card, cents - byCredit), credit: byCredit }
}
