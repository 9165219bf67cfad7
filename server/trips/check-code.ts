import { settings } from '#contract/settings.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { codeKeyOf, isCodeOf, type Whose } from './arrival-codes.ts'

const { codeTries, codePauseMs } = settings.arrival

/**
 * Compares a code that was typed about that moment, and counts what is wrong, so the transaction has to stand then: after five
 * a pause (too_many_attempts, with that sentence), or somebody would try them all.
 */
export async function isRightCode(
  tx: Tx,
  jobId: string,
  { whose, typed, at }: { whose: Whose; typed: string; at: Date },
  { now, linkKey, pause }: { now: Date; linkKey: string; pause: Saying },
): Promise<boolean> {
  const known = await tx
    .selectFrom('arrival_tries')
    .select(['tries', 'last_at'])
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  // After a pause it is counted anew.
  const isRecent = known && known.last_at.getTime() + codePauseMs > now.getTime()
  const tries = isRecent ? known.tries : 0
  if (tries >= codeTries)
    throw new Refusal('too_many_attempts', pause, {
      retryAfterSeconds: codePauseMs / 1000,
    })
  if (isCodeOf(codeKeyOf(jobId, whose, { linkKey }), typed, at)) return true
  const counted = { tries: tries + 1, last_at: now }
  await tx
    .insertInto('arrival_tries')
    .values({ job_id: jobId, ...counted })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(counted))
    .execute()
  return false
}
