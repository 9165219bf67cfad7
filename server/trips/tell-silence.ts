import { settings } from '#contract/settings.ts'
import { eachDue } from '../core/each-due.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { noteReminder } from '../deals/job-queries.ts'
import { lockDueJob } from '../deals/lock-deal.ts'
import { findSilent } from './queries.ts'

const { silentMs, silentBeforePromiseMs } = settings.onTheWay
const atOnce = 50

/**
 * No position has come for ten minutes though the truck should be there within half an hour: who drives is told, once, that
 * the customer sees nothing of it. Whatever the number of workers.
 */
export function tellSilence(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const now = clock.now().getTime()
  const since = new Date(now - silentMs)
  const promisedBefore = new Date(now + silentBeforePromiseMs)
  const find = (atMost: number) => findSilent(db, { since, promisedBefore }, atMost)
  return eachDue(services, { deadline: 'silence', atOnce, find }, async (silent) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const deal = await lockDueJob(tx, silent)
      if (deal?.job.phase !== 'en_route') return
      if (!(await noteReminder(tx, deal.job.id, 'silent', deed.now))) return
      await recordOfDeal(tx, 'trip_silent', deal)
    })
  })
}
