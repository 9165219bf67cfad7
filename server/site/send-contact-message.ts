import { randomUUID } from 'node:crypto'
import type { ContactMessage } from '#contract/site.ts'
import type { Config } from '../core/config.ts'
import type { Deed } from '../core/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { enqueue } from '../platform/jobs.ts'
import { operatorAddress } from './operator-address.ts'
import './mail-contact-message.ts'

/**
 * Somebody writes to the operator. Only the queued mail holds what he wrote; where nobody can receive it, he is told
 * so instead.
 */
export async function sendContactMessage(
  deed: Deed,
  config: Config,
  message: ContactMessage,
): Promise<{ message: string }> {
  return deed.transaction(async (tx) => {
    if (!(await operatorAddress(tx, config)))
      throw new Refusal(
        'unavailable',
        'Nobody can receive messages here yet. Your message was not sent.',
      )
    await enqueue(tx, 'mail_contact_message', { ...message, id: randomUUID() })
    return { message: 'Your message is on its way.' }
  })
}
