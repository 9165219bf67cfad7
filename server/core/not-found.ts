import { refusals } from '#contract/words/en/refusals.ts'
import { Refusal } from '../platform/http/refusal.ts'

/** What somebody may look for and not find. */
export type Noun = keyof typeof refusals.unknown

/** Not there and not yours are the same answer (rules C8). */
export const notFound = (what: Noun) => new Refusal('not_found', refusals.unknown[what])
