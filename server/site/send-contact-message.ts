import { randomUUID } from 'node:crypto'
import type { ContactMessage } from '#contract/site.ts'
import { answers } from '#contract/words/en/answers.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import { aDay, subjectOf } from '../core/caps/limits.ts'
import { refuseOverCap } from '../core/caps/refuse-over-cap.ts'
import type { Config } from '../core/config.ts'
import type { Deed } from '../core/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { enqueue } from '../platform/jobs.ts'
import { operatorAddress } from './operator-address.ts'
import './mail-contact-message.ts'

/**
 * Somebody writes to the operator. Only the queued mail holds what was written; where nobody can receive it, the writer is told
 * so instead.
 */
export async function sendContactMessage(
  deed: Deed,
  config: Config,
  message: ContactMessage,
): Promise<{ message: Saying }> {
  return deed.transaction(async (tx) => {
    if (!(await operatorAddress(tx, config)))
      throw new Refusal('unavailable', refusals.site.nobodyReads)
    if (deed.network) {
      const limit = aDay(deed.rules.caps, 'contactsPerNetwork', subjectOf.network(deed.network))
      await refuseOverCap(tx, [limit], deed, refusals.limits.contact)
    }
    await enqueue(tx, 'mail_contact_message', { ...message, id: randomUUID() })
    return { message: answers.site.contacted }
  })
}
