import { decimal } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'

/** Why the operator gives nothing back of a job beside its dispute; null where there is none that has not ended. */
export const refundRefusal = (claimCents: number | null): Saying | null =>
  claimCents === null ? null : refusals.desk.refundInDispute({ claim: decimal(claimCents) })
