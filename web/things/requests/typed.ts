import { heldBack } from '#contract/held-back.ts'
import { heldBackWords } from '#contract/words/en/held-back.ts'

/** What somebody typed, as it may be read before acceptance: where something was taken out, it says why. */
export const typed = (text: string): string => text.replaceAll(heldBack, heldBackWords.mark)
