import { streamCaps } from '#contract/caps.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Hub } from './hub.ts'

/** Whose streams are counted together: `link:…`, `account:…`, `network:…`. */
type Counted = `${keyof typeof streamCaps}:${string}`

/** How soon a page that was refused may ask again. Until then it reads its screens by itself. */
const retryAfterSeconds = 30

/**
 * Refuses one stream too many of a link, an account or a network: each holds a connection. The streams that stand stay, or pages
 * would drive each other out for ever. Those that may be opened are counted as topics that nobody is told of.
 */
export function refuseManyStreams(hub: Hub, counted: readonly Counted[]): void {
  const isFull = counted.some((one) => {
    const [whose] = one.split(':') as [keyof typeof streamCaps] // by `Counted`
    return hub.countOf(one) >= streamCaps[whose]
  })
  if (isFull) throw new Refusal('too_many_requests', refusals.limits.streams, { retryAfterSeconds })
}
