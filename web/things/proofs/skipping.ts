import type { SkipReason } from '#contract/proof-lists.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'

/** Why something is skipped; null while nothing is chosen. */
export interface Skipping {
  reason: SkipReason | null
  words: string
}

/** Why it cannot be sent yet, a sentence, or null. */
export const skipRefusal = ({ reason, words: said }: Skipping): string | null =>
  reason === null ? words.finish.none : reason === 'other' && !said.trim() ? words.skipSay : null
