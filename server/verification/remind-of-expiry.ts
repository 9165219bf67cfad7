import { settings } from '#contract/settings.ts'
import { record } from '../core/events.ts'
import type { Services } from '../core/services.ts'
import { insertDueReminders } from './queries.ts'

const atOnce = 100

/** Tells providers 30, 7 and 1 day before a document expires, each once, whatever the number of workers (rules C20). */
export async function remindOfExpiry({ deeds }: Services): Promise<number> {
  const deed = deeds.own()
  return deed.transaction(async (tx) => {
    const due = await insertDueReminders(tx, settings.documents.remindDays, deed.now, atOnce)
    for (const { providerId, userId, step, expiresOn } of due)
      await record(tx, 'verification_expiring', {
        providerId,
        userId,
        payload: { step, expiresOn },
      })
    return due.length
  })
}
