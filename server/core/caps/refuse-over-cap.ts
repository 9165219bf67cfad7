import type { Saying } from '#contract/words/sayings.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Limit } from '../../platform/message-counts.ts'
import type { Deed } from '../deed.ts'
import { countIn } from './limits.ts'

/** The limit that is full, and the wait as people count it. */
interface Over {
  cap: string
  most: number
  ms: number
}

const minute = 60_000
const hour = 60 * minute

/**
 * Counts what a caller wants sent, or refuses it with how long to wait.
 */
export async function refuseOverCap(
  tx: Tx,
  limits: readonly Limit[],
  deed: Pick<Deed, 'now'>,
  says: (over: Over) => Saying,
): Promise<void> {
  const full = await countIn(tx, limits, deed)
  if (!full) return
  const ms = Math.max(full.until.getTime() - deed.now.getTime(), minute)
  const unit = ms > 90 * minute ? hour : minute
  throw new Refusal(
    'too_many_requests',
    says({ cap: full.cap, most: full.most, ms: Math.ceil(ms / unit) * unit }),
    {
      retryAfterSeconds: Math.ceil(ms / 1000),
    },
  )
}
